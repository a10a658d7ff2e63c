import type { IndexEntry } from './storybook.ts';

/** Returns the value of a command line option: `--only=button`. */
export const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** Selects stories by `--only=button,kit-tree` (part of the id) and `--folders=packages/ui/src/Button/`. */
export function selectStories(stories: readonly IndexEntry[]): readonly IndexEntry[] {
  const parts = option('only')?.split(',');
  const folders = option('folders')?.split(',');
  return stories.filter(
    ({ id, importPath }) =>
      (parts?.some((part) => id.includes(part)) ?? true) &&
      (folders?.some((folder) => importPath.includes(`${folder.replace(/\/$/, '')}/`)) ?? true),
  );
}
