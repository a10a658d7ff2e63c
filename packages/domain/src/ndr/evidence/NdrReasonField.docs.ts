import type { ComponentDocs } from '@khep/ui';

export const ndrReasonFieldDocs: ComponentDocs = {
  name: 'NdrReasonField',
  group: 'shipping',
  purpose: 'For correcting the reason of a failed attempt.',
  do: ['Show what the courier reported once it was corrected.'],
  dont: ["Don't show it for cases that are closed."],
};
