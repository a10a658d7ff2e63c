import type { ComponentDocs } from '@khep/ui';

export const orderItemsDocs: ComponentDocs = {
  name: 'OrderItems',
  group: 'shipping',
  purpose: 'For what was ordered, where each item is packed, and the totals.',
  do: ['Say which units were cancelled beside the quantity.'],
  dont: ["Don't compute totals here: they come with the order."],
  requirements: {
    'cod-after-cancel': 'The COD amount is what the couriers collect, without cancelled items.',
  },
};
