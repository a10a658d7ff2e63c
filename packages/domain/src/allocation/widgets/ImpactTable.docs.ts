import type { ComponentDocs } from '@khep/ui';

export const impactTableDocs: ComponentDocs = {
  name: 'ImpactTable',
  group: 'shipping',
  purpose: 'For previewing how changed allocation rules would have affected past orders.',
  do: ['Show it before rules are saved, computed from the draft.'],
  dont: ["Don't hide the sample size: a change means little without it."],
  requirements: {
    'sample-in-sight': 'The number of replayed orders and measured shipments is shown.',
    'change-without-colour': 'Whether a change is better or worse is also written in words.',
    'nothing-measured': 'Values that were not measured show a dash, not zero.',
    'left-out-in-sight': 'Orders excluded from Delivered Shipments are mentioned.',
    'warns-of-orders-left': 'A warning says how many orders would have no courier.',
  },
};
