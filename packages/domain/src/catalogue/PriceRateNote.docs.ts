import type { ComponentDocs } from '@khep/ui';

export const priceRateNoteDocs: ComponentDocs = {
  name: 'PriceRateNote',
  group: 'shipping',
  purpose: 'For the price of apparel, footwear and made-up textiles, whose GST rate depends on it.',
  do: ['Show it where the price is typed.'],
  dont: ["Don't change the rate or the price without a press."],
  requirements: {
    'says-what-keeps-more':
      'Where no rate fits, the lower price that keeps more is offered with its amounts.',
    'silent-if-right': 'Nothing is shown where the rate fits the price.',
  },
};
