import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gather } from './gather.ts';
import { readProps } from './props.ts';
import { readStories } from './stories.ts';
import type { ComponentEntry } from './types.ts';

/** The kit comes first, then what is built from it. */
const shelves = ['Kit', 'Charts', 'Domain'];
const shelfOf = ({ title }: ComponentEntry) => shelves.indexOf(title.split('/')[0] ?? '');

/** The components of both packages, sorted by group and title. */
export function readCatalogue(root: string): ComponentEntry[] {
  const files = ['packages/ui', 'packages/domain']
    .flatMap((folder) => globSync(`${folder}/src/**/*.stories.tsx`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const props = readProps([
    join(root, 'packages/ui/src/index.ts'),
    ...globSync('packages/ui/src/charts/index.ts', { cwd: root }).map((file) => join(root, file)),
    ...globSync('packages/domain/src/*/ui.ts', { cwd: root }).map((file) => join(root, file)),
  ]);
  const read = files.map((file) => ({ file, ...readStories(file, readFileSync(join(root, file), 'utf8')) }));
  return gather(read, props).toSorted(
    (a, b) => shelfOf(a) - shelfOf(b) || a.title.localeCompare(b.title, 'en'),
  );
}
