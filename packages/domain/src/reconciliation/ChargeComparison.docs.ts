import type { ComponentDocs } from '@khep/ui';

export const chargeComparisonDocs: ComponentDocs = {
  name: 'ChargeComparison',
  group: 'shipping',
  purpose: 'For showing what a courier billed beside what the contract says.',
  do: ['Name the contract and its version.'],
  dont: ["Don't show a difference where no contract prices the parcel."],
  requirements: {
    'formula-behind-each-head': 'Each amount has its formula, expected and billed.',
    'shows-where-they-part': 'It shows where the contract and the invoice begin to differ.',
    'unknown-is-no-zero': 'A head without a column, or without a price, shows a dash.',
  },
};
