import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { first, tasks } from './places.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = ['apps/showcase/src', 'apps/console/src/patterns', 'packages/ui/src/Button'].map((folder) =>
  join(root, folder),
);

/** Ids of every story, from its file: the title and the exports. */
const ids = new Set(
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.stories.tsx'))
      .flatMap((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
        const stories = [...text.matchAll(/^export const (\w+): Story/gm)].map(([, story]) => story ?? '');
        const names = stories.map((story) => storyNameFromExport(story));
        return ['docs', ...names].map((name) => toId(title, name));
      }),
  ),
);

describe('the front page', () => {
  it.each([...tasks, ...first])('leads to a story that exists: $title', ({ story }) => {
    expect([...ids]).toContain(story);
  });
});
