import type { ComponentDocs } from '@khep/ui';

export const orderRtoRiskDocs: ComponentDocs = {
  name: 'OrderRtoRisk',
  group: 'shipping',
  purpose: 'For how likely an unshipped order comes back, with its reasons.',
  do: ['Say how many parcels the share follows from.'],
  dont: ["Don't show a share without enough history."],
  requirements: {
    'needs-history': 'An unknown risk draws nothing.',
  },
};
