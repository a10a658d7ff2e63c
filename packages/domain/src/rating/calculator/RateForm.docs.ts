import type { ComponentDocs } from '@khep/ui';

export const rateFormDocs: ComponentDocs = {
  name: 'RateForm',
  group: 'shipping',
  purpose: 'For entering the parcel to price: two PIN codes, weight, dimensions and payment.',
  do: ['Keep the values in the address, so that a link shows the same prices.'],
  dont: ["Don't calculate on each key: an incomplete parcel has no price."],
};
