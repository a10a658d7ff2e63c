import type { ComponentDocs } from '@khep/ui';
import type { ComponentEntry } from '../../../vite/catalogue/types.ts';

/** The groups of the docs, in the order of building a screen. */
const groups: Record<ComponentDocs['group'], string> = {
  data: 'Data',
  inputs: 'Inputs',
  choices: 'Choices',
  actions: 'Actions',
  navigation: 'Navigation',
  overlays: 'Overlays',
  feedback: 'Feedback',
  layout: 'Layout',
  charts: 'Charts',
  shipping: 'Shipping',
};

export interface ComponentGroup {
  title: string;
  entries: readonly ComponentEntry[];
}

/** Components by group, sorted by name. Components of the domain default to shipping. */
export function groupComponents(
  entries: readonly ComponentEntry[],
  docsOf: (name: string) => ComponentDocs | undefined,
): readonly ComponentGroup[] {
  const groupOf = (entry: ComponentEntry) =>
    docsOf(entry.name)?.group ?? (entry.title.startsWith('Domain/') ? 'shipping' : 'layout');
  return Object.entries(groups).flatMap(([group, title]) => {
    const on = entries
      .filter((entry) => groupOf(entry) === group)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return on.length > 0 ? [{ title, entries: on }] : [];
  });
}

/** The id in the address: "kit/button". */
export const componentSlug = (entry: ComponentEntry): string =>
  entry.title.toLowerCase().replaceAll(' ', '-');

function searchText(entry: ComponentEntry, docs: ComponentDocs | undefined): string {
  return [
    entry.title,
    docs?.purpose,
    docs?.keywords?.join(' '),
    docs?.alternatives?.map(({ when }) => when).join(' '),
    docs?.keyboard?.map(({ keys }) => keys).join(' '),
    entry.chapters
      .flatMap(({ title, stories }) => [
        title,
        ...stories.map((story) => `${story.title} ${story.description}`),
      ])
      .join(' '),
    entry.propTables.flatMap(({ props }) => props.map((prop) => prop.name)).join(' '),
  ]
    .join(' ')
    .toLowerCase();
}

/** Components that match all words; names that start with the first word come first. */
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
      const text = searchText(entry, docsOf(entry.name));
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
