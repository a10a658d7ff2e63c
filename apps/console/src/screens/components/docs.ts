import type { ComponentDocs } from '@khep/ui';

const modules = import.meta.glob<Record<string, ComponentDocs>>(
  ['../../../../../packages/ui/src/**/*.docs.ts', '../../../../../packages/domain/src/**/*.docs.ts'],
  { eager: true },
);

const byName = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .map((docs) => [docs.name, docs]),
);

/** The docs of a component, by its name. */
export const docsOf = (name: string): ComponentDocs | undefined => byName.get(name);
