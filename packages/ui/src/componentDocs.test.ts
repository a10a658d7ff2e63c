import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from './componentDocs.ts';

const packages = join(import.meta.dirname, '../..');
const sources = [join(packages, 'ui/src'), join(packages, 'domain/src')];

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ folder: entry.parentPath, name: entry.name }));

const documented = sources
  .flatMap(filesOf)
  .filter(({ name }) => name.endsWith('.docs.ts'))
  .map(({ folder, name }) => ({ folder, path: join(folder, name) }));

/** Collects the requirement keys covered by stories with a play function and by unit tests of a folder. */
function answeredIn(folder: string): Set<string> {
  const keys = new Set<string>();
  for (const { folder: place, name } of filesOf(folder)) {
    const text = /\.(stories|test)\.tsx?$/.test(name) ? readFileSync(join(place, name), 'utf8') : '';
    if (name.includes('.test.')) {
      for (const [, key] of text.matchAll(/\[([\w-]+)\]['"`]/g)) keys.add(key!);
      continue;
    }
    for (const story of text.split(/^export const /m).slice(1)) {
      if (!/\bplay\b/.test(story)) continue;
      for (const [, list] of story.matchAll(/answers:\s*\[([^\]]*)\]/g))
        for (const [, key] of list!.matchAll(/['"]([\w-]+)['"]/g)) keys.add(key!);
    }
  }
  return keys;
}

/** Folders with a component of the same name: "Button/Button.tsx". */
const components = sources
  .flatMap(filesOf)
  .filter(({ folder, name }) => name === `${basename(folder)}.tsx` && /^[A-Z]/.test(name))
  .map(({ folder }) => folder);

/** Wrappers that render nothing. */
const undrawn = new Set(['NavigationProvider']);

describe('component docs', () => {
  it('is said by each of them, with what it must do', async () => {
    expect(components.length).toBeGreaterThan(80);
    const silent: string[] = [];
    for (const folder of components.filter((each) => !undrawn.has(basename(each)))) {
      const own = documented.filter((docs) => docs.folder === folder);
      const said = (await Promise.all(own.map(({ path }) => import(/* @vite-ignore */ path)))) as Record<
        string,
        ComponentDocs
      >[];
      const promises = said
        .flatMap((module) => Object.values(module))
        .map(({ requirements = {} }) => Object.keys(requirements));
      if (promises.flat().length === 0) silent.push(basename(folder));
    }
    expect(silent, 'components without a .docs.ts, or without a line in its `must`').toEqual([]);
  });

  it.each(documented)('is answered by a test, line by line: $path', async ({ folder, path }) => {
    const module = (await import(/* @vite-ignore */ path)) as Record<string, ComponentDocs>;
    const answered = answeredIn(folder);
    for (const docs of Object.values(module)) {
      expect(docs.purpose).toMatch(/\S/);
      const unanswered = Object.keys(docs.requirements ?? {}).filter((key) => !answered.has(key));
      expect(unanswered, `${docs.name} says that it MUST, and no test asks`).toEqual([]);
    }
  });
});
