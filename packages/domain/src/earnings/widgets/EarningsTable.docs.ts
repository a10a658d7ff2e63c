import type { ComponentDocs } from '@khep/ui';

export const earningsTableDocs: ComponentDocs = {
  name: 'EarningsTable',
  group: 'shipping',
  purpose: 'For comparing what SKUs, states, couriers or channels earn.',
  do: ['Lead each name to its orders, with the same period.'],
  dont: ["Don't leave rows out: the table adds up to the contribution."],
};
