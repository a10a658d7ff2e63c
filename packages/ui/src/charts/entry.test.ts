import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Collects the files that a file imports statically. */
function collectImports(entry: string): Set<string> {
  const seen = new Set<string>();
  const open = [join(sources, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8').replaceAll(/(?:import|export) type [^;]*;/g, '');
    for (const [, path] of text.matchAll(/(?:^|\s)from '(\.[^']+)'|^import '(\.[^']+)'/gm))
      if (path !== undefined) open.push(join(dirname(file), path));
  }
  return new Set([...seen].map((file) => file.slice(sources.length + 1).replaceAll(sep, '/')));
}

test('the main entry contains no charts', () => {
  const files = collectImports('index.ts');
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter((file) => file.startsWith('charts/'))).toEqual([]);
});

test('the map borders are loaded on demand', () => {
  const files = collectImports('charts/index.ts');
  expect(files).toContain('charts/IndiaMap/IndiaMap.tsx');
  expect(files).not.toContain('charts/IndiaMap/states.generated.ts');
  expect(collectImports('charts/IndiaMap/MapPlot.tsx')).toContain('charts/IndiaMap/states.generated.ts');
});
