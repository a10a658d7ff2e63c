import type { ComponentDocs } from '@khep/ui';

export const scopeChecksDocs: ComponentDocs = {
  name: 'ScopeChecks',
  group: 'shipping',
  purpose: 'For what a connection may do, check by check.',
  do: ['Name the scope as the partner does, and say what it is for.'],
  dont: ["Don't show a single tick for a connection that lacks a scope."],
  requirements: {
    'missing-in-words': 'A missing scope says that it is missing; the colour only repeats it.',
  },
};
