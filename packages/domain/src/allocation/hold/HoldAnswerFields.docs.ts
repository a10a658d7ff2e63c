import type { ComponentDocs } from '@khep/ui';

export const holdAnswerFieldsDocs: ComponentDocs = {
  name: 'HoldAnswerFields',
  group: 'shipping',
  purpose: 'For answering held orders: release them, record a call, or mark them as paid.',
  do: ['Begin with the answer that the rule expects: newHoldAnswer.'],
  dont: ["Don't mark an order as paid without the reference of its payment."],
  requirements: {
    'payment-needs-reference': 'An answer without the reference of its payment is incomplete and says so.',
  },
};
