import type { ComponentDocs } from '@khep/ui';

export const buyerAnswerNoteDocs: ComponentDocs = {
  name: 'BuyerAnswerNote',
  group: 'shipping',
  purpose: 'For what the buyer of a failed delivery asked for, or what became of the question.',
  do: ['Offer to send the link while the buyer can still answer.'],
  dont: ["Don't show it without saying when the buyer answered."],
};
