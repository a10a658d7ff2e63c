import type { ComponentDocs } from '@khep/ui';

export const allocationPreviewDocs: ComponentDocs = {
  name: 'AllocationPreview',
  group: 'shipping',
  purpose: 'For what the rules and the load distribution give some orders, before anything is booked.',
  do: ['List orders without a courier, by reason.'],
  dont: ["Don't show a sum of rates for orders without one."],
  requirements: {
    'sums-of-all': 'The foot sums orders and freight of all couriers.',
  },
};
