import type { ComponentDocs } from '@khep/ui';

export const orderHoldDocs: ComponentDocs = {
  name: 'OrderHold',
  group: 'shipping',
  purpose: 'For the rule that holds an order, and the calls to its buyer so far.',
  do: ['Open HoldAnswerFields in a dialog when it is answered.'],
  dont: ["Don't show it for orders that no rule holds."],
  requirements: { 'lists-calls': 'Each call is listed with its outcome, its note and who made it.' },
};
