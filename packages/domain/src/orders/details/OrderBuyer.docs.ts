import type { ComponentDocs } from '@khep/ui';

export const orderBuyerDocs: ComponentDocs = {
  name: 'OrderBuyer',
  group: 'shipping',
  purpose: 'For the address and phone of a buyer, and what looks wrong about them.',
  do: ['Say what to check in the address.'],
  dont: ["Don't repeat the billing address if it is the same."],
  requirements: {
    'says-what-to-check': 'Doubts about the address are shown.',
    'says-the-place-of-supply': 'The place of supply is shown with the provision that decides it.',
  },
};
