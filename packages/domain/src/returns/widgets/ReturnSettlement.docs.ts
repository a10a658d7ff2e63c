import type { ComponentDocs } from '@khep/ui';

export const returnSettlementDocs: ComponentDocs = {
  name: 'ReturnSettlement',
  group: 'shipping',
  purpose: 'For what a buyer gets back, beside what the return costs the brand.',
  do: ['Show it before the items are decided too: it follows each decision.'],
  dont: ["Don't mix amounts with and without GST on one side."],
};
