import type { ComponentDocs } from '@khep/ui';
import type { ComponentEntry } from '../../../vite/catalogue/types.ts';

/** The shelf a component stands on: "Kit", "Charts", "Domain". */
export const shelfOf = (entry: ComponentEntry): string => entry.title.split('/')[0] ?? '';

/** The id in the address: "kit/button". */
export const slugOf = (entry: ComponentEntry): string => entry.title.toLowerCase().replaceAll(' ', '-');

function wordsOf(entry: ComponentEntry, docs: ComponentDocs | undefined): string {
  return [
    entry.title,
    docs?.purpose,
    docs?.alternatives?.map(({ when }) => when).join(' '),
    entry.stories.map((story) => `${story.title} ${story.description}`).join(' '),
    entry.props.map((prop) => prop.name).join(' '),
  ]
    .join(' ')
    .toLowerCase();
}

/** Components that hold all of the words; those whose name begins with the first word come first. */
export function findComponents(
  entries: readonly ComponentEntry[],
  sought: string,
  docsOf: (name: string) => ComponentDocs | undefined,
): readonly ComponentEntry[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return entries;
  const rank = (entry: ComponentEntry) => {
    const name = entry.name.toLowerCase();
    return name.startsWith(first) ? 0 : name.includes(first) ? 1 : 2;
  };
  return entries
    .filter((entry) => {
      const text = wordsOf(entry, docsOf(entry.name));
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
