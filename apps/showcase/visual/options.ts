import type { IndexEntry } from './storybook.ts';

/** What the command says: `--only=button`. */
export const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The stories that `--only=button,kit-tree` asks for; all, where it is not said. */
export function asked(stories: readonly IndexEntry[]): readonly IndexEntry[] {
  const parts = option('only')?.split(',');
  return parts ? stories.filter(({ id }) => parts.some((part) => id.includes(part))) : stories;
}
