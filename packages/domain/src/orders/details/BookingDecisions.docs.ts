import type { ComponentDocs } from '@khep/ui';

export const bookingDecisionsDocs: ComponentDocs = {
  name: 'BookingDecisions',
  group: 'shipping',
  purpose: 'For how each courier of an order was chosen.',
  do: ['List rejected couriers with their reasons.'],
  dont: ["Don't hide decisions without a courier."],
  requirements: {
    'says-who-was-rejected': 'Rejected couriers are listed with their reason.',
  },
};
