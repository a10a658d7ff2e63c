import type { ComponentDocs } from '@khep/ui';

export const orderPackagingDocs: ComponentDocs = {
  name: 'OrderPackaging',
  group: 'shipping',
  purpose: 'For the boxes of an order, packed or suggested, and what is in none.',
  do: ['Offer the next step for items without a box.'],
  dont: ["Don't hide items that fit no box."],
  requirements: {
    'says-what-is-unpacked': 'Items in no box are listed with their number.',
  },
};
