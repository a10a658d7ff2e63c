import type { ComponentDocs } from '@khep/ui';

export const receivedBarDocs: ComponentDocs = {
  name: 'ReceivedBar',
  group: 'shipping',
  purpose: 'For how much of a purchase order line came, came damaged and was billed.',
  do: ['Show the numbers beside it.'],
  dont: ["Don't use it for one share; use a meter."],
};
