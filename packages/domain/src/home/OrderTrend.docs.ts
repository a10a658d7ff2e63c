import type { ComponentDocs } from '@khep/ui';

export const orderTrendDocs: ComponentDocs = {
  name: 'OrderTrend',
  group: 'shipping',
  purpose: 'For the orders of the last days, as a chart or a table.',
  do: ['Let the last day be today.'],
  dont: ["Don't use it for money; it counts."],
};
