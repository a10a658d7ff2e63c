import type { ComponentDocs } from '@khep/ui';

export const serviceRatesDocs: ComponentDocs = {
  name: 'ServiceRates',
  group: 'shipping',
  purpose: 'For comparing what a parcel costs with each courier service, also if it comes back.',
  do: ['Sort by what the user asks for: likely cost, price or promise.'],
  dont: ["Don't compute prices in a screen: the server prices with the function of bookings."],
  requirements: {
    'every-rupee-opens': 'Each service opens into its charges, and each charge into its formula.',
  },
};
