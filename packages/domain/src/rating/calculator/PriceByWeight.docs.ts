import type { ComponentDocs } from '@khep/ui';

export const priceByWeightDocs: ComponentDocs = {
  name: 'PriceByWeight',
  group: 'shipping',
  purpose: 'For showing how the price of a service rises with the weight, slab by slab.',
  do: ['Mark the parcel, so that the next cheaper slab is in sight.'],
  dont: ["Don't smooth the line: a price holds until the next slab."],
};
