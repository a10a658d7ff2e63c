import type { ComponentDocs } from '@khep/ui';

export const courierBadgeDocs: ComponentDocs = {
  name: 'CourierBadge',
  group: 'shipping',
  purpose: 'For finding a courier in a list by its colour and letters.',
  do: ["Put the courier's name beside it."],
  dont: ["Don't give a courier another colour in a chart: use courierMark."],
  requirements: {
    'one-colour-each': 'A company has one colour, and couriers of the brand have different ones.',
  },
};
