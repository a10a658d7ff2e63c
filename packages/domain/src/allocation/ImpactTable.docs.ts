import type { ComponentDocs } from '@khep/ui';

export const impactTableDocs: ComponentDocs = {
  name: 'ImpactTable',
  group: 'shipping',
  purpose: 'Shows what other rules of allocation would have made of the orders of the past.',
  do: ['Show it before rules are kept, with the rules as they are being written.'],
  dont: ['Do not hide the size of the sample: without it a change says nothing.'],
  requirements: {
    'sample-in-sight': 'The orders that were replayed and the shipments that were measured are named.',
    'change-without-colour': 'Whether a change is for the better can be told without its colour.',
    'nothing-measured': 'Where nothing was measured a dash stands, and not a nought.',
    'left-out-in-sight': 'Orders that the number of delivered leaves out are told of.',
    'warns-of-orders-left': 'Orders that would find no courier any more are told of.',
  },
};
