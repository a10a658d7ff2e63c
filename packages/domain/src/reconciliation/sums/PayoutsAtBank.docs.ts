import type { ComponentDocs } from '@khep/ui';

export const payoutsAtBankDocs: ComponentDocs = {
  name: 'PayoutsAtBank',
  group: 'shipping',
  purpose:
    'For COD payouts beside the bank: what was collected, what the courier advised, what was received.',
  do: ['Show all three amounts: a payout may agree with its advice and still be less than was collected.'],
  dont: ["Don't match a deposit by its amount: two payouts can have the same. The UTR decides."],
};
