import type { ComponentDocs } from '@khep/ui';

const modules = import.meta.glob<Record<string, ComponentDocs>>(
  ['../../../../packages/ui/src/**/*.docs.ts', '../../../../packages/domain/src/**/*.docs.ts'],
  { eager: true },
);

const byName = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((docs) => [docs.name.toLowerCase(), docs]),
);

/** Finds the docs of a component by the title of its stories: "Kit/Button" or "Kit/Button/Matrix". */
export function docsOf(title: string): ComponentDocs | undefined {
  const parts = title.split('/').filter((part) => part !== 'Matrix');
  return byName.get((parts.at(-1) ?? '').toLowerCase());
}
