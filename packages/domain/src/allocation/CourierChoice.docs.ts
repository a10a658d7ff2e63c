import type { ComponentDocs } from '@khep/ui';

export const courierChoiceDocs: ComponentDocs = {
  name: 'CourierChoice',
  group: 'shipping',
  purpose: 'Chooses the courier of an order by price, days and zone, with the reasons.',
  do: ['Give the couriers best first, with the recommended one chosen.'],
  dont: ['Do not leave out couriers that cannot take it: their reason saves a question.'],
  requirements: {
    'chooses-by-id': 'A press tells the id of the courier.',
    'says-who-cannot': 'A courier that cannot take the order is named with its reason.',
    'says-why-nobody': 'Where nobody can take it, the reason stands in place of the list.',
  },
};
