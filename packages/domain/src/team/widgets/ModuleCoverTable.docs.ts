import type { ComponentDocs } from '@khep/ui';

export const moduleCoverTableDocs: ComponentDocs = {
  name: 'ModuleCoverTable',
  group: 'shipping',
  purpose: 'For finding modules that only one person can open.',
  do: ['Give it the whole team.'],
  dont: ["Don't use it to change access; use ModuleAccessField."],
  requirements: {
    'least-covered-first': 'Modules with the fewest people come first.',
    'invited-do-not-count': 'Invited users who have not joined cover nothing.',
  },
};
