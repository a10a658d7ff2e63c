import type { ComponentDocs } from '@khep/ui';

export const ndrCaseFactsDocs: ComponentDocs = {
  name: 'NdrCaseFacts',
  group: 'shipping',
  purpose: 'For what a failed delivery is about, and what happens at its cut-off.',
  do: ['Show it on top of the evidence.'],
  dont: ["Don't show the phone number in full to a user who doesn't see it in the order."],
};
