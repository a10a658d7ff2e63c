import type { ComponentDocs } from '@khep/ui';

export const twoStepRolesDocs: ComponentDocs = {
  name: 'TwoStepRoles',
  group: 'shipping',
  purpose: 'For choosing the roles that must use two-step log-in.',
  do: ['Save all roles together.'],
  dont: ["Don't hide it from users who can't change it; make it read-only."],
  keyboard: [{ keys: 'Space', does: 'Requires two-step log-in of the role, or no longer.' }],
  requirements: {
    'read-only': 'Users who are not owners can read the rule, with the reason why they cannot change it.',
  },
};
