import type { ComponentDocs } from '@khep/ui';

export const twoStepStateDocs: ComponentDocs = {
  name: 'TwoStepState',
  group: 'shipping',
  purpose: 'For whether a user has two-step log-in, and what can be changed about it.',
  do: ['Put it into a card whose title has the state as a badge.'],
  dont: ["Don't use it for the rule of the brand; use TwoStepRoles."],
  requirements: {
    'required-stays-on': "It can't be turned off while the user's role requires it.",
  },
};
