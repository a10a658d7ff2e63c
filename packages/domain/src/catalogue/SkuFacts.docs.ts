import type { ComponentDocs } from '@khep/ui';

export const skuFactsDocs: ComponentDocs = {
  name: 'SkuFacts',
  group: 'shipping',
  purpose: 'For the weight, price and packing of a product, to read.',
  do: ['Give it the boxes of the brand, so that it names the one that fits.'],
  dont: ["Don't use it to edit a product."],
};
