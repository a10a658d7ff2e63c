import type { ComponentDocs } from '@khep/ui';

export const courierChoiceDocs: ComponentDocs = {
  name: 'CourierChoice',
  group: 'shipping',
  purpose: 'For choosing the courier of an order by price, days and zone, with the reasons.',
  do: ['Sort couriers best first and preselect the recommended one.'],
  dont: ["Don't hide rejected couriers: their reason answers a likely question."],
  requirements: {
    'chooses-by-id': 'Selecting a courier passes its ID to onChange.',
    'says-who-cannot': 'Rejected couriers are listed with the reason.',
    'says-why-nobody': 'If no courier can take the order, the reason is shown instead of the list.',
  },
};
