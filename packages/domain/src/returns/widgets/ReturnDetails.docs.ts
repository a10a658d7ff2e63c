import type { ComponentDocs } from '@khep/ui';

export const returnDetailsDocs: ComponentDocs = {
  name: 'ReturnDetails',
  group: 'shipping',
  purpose: 'For a return or RTO: how far it is, its items on the bench, its money and its history.',
  do: ['Put what is to be done first, such as booking a courier, above the items.'],
  dont: ["Don't show more than one item at a time on a phone."],
  requirements: {
    'one-item-on-a-phone': 'Paged, it shows one item at a time with buttons to the others.',
    'says-why-no-refund': 'Where nothing is refunded, it says why.',
  },
};
