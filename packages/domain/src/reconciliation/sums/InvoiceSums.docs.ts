import type { ComponentDocs } from '@khep/ui';

export const invoiceSumsDocs: ComponentDocs = {
  name: 'InvoiceSums',
  group: 'shipping',
  purpose: 'For what couriers billed beside what the contracts say, and what the difference consists of.',
  do: ['Give each number the address of the lines that it counts.'],
  dont: ["Don't show it for lines that no contract prices alone: nothing is expected of them."],
};
