import type { ComponentDocs } from '@khep/ui';

export const moduleAccessFieldDocs: ComponentDocs = {
  name: 'ModuleAccessField',
  group: 'shipping',
  purpose: 'For choosing the modules of a user, each explained.',
  do: ['Give it the access of the person who grants.', 'Give it what is saved, so that changes are visible.'],
  dont: ["Don't hide modules that the granter lacks: the reason belongs beside them."],
  requirements: {
    'explains-modules': 'Each module says what it opens.',
    'no-more-than-granter': "Modules that the granter doesn't have can't be changed.",
    'presets-within-limits': 'Presets choose only modules that the granter has.',
    'owner-has-all': 'Owners have every module, and none can be taken from them.',
    'marks-changes': 'Changed modules are counted and tinted until they are saved.',
  },
};
