import type { ComponentDocs } from '@khep/ui';

export const gstRateFieldDocs: ComponentDocs = {
  name: 'GstRateField',
  group: 'shipping',
  purpose: 'For the GST rate of a product, of those that are in force.',
  do: ['Pass the day in India: rates change by date.'],
  dont: ["Don't hide a rate that is no longer in force."],
  requirements: {
    'old-rate-stays': 'A rate that is no longer in force stays listed, with the problem.',
  },
};
