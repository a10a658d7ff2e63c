import type { ComponentDocs } from '@khep/ui';

export const earningsCurveDocs: ComponentDocs = {
  name: 'EarningsCurve',
  group: 'shipping',
  purpose: 'For seeing how many orders earn, and how much of it the last ones lose again.',
  do: ['Show the orders that lost most beside it.'],
  dont: ["Don't use it under 20 orders: a list says more."],
};
