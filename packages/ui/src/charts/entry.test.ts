import { readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** Every file of the kit that comes along with one, by imports that are not left for later. */
function reachedFrom(entry: string): Set<string> {
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

test('a page without charts ships none', () => {
  const files = reachedFrom('index.ts');
  expect(files.size).toBeGreaterThan(100);
  expect([...files].filter((file) => file.startsWith('charts/'))).toEqual([]);
});

test('the borders of the states come only when a map is drawn', () => {
  const files = reachedFrom('charts/index.ts');
  expect(files).toContain('charts/IndiaMap/IndiaMap.tsx');
  expect(files).not.toContain('charts/IndiaMap/states.generated.ts');
  expect(reachedFrom('charts/IndiaMap/MapPlot.tsx')).toContain('charts/IndiaMap/states.generated.ts');
});
