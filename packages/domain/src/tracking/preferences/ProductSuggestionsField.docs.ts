import type { ComponentDocs } from '@khep/ui';

export const productSuggestionsFieldDocs: ComponentDocs = {
  name: 'ProductSuggestionsField',
  group: 'shipping',
  purpose: 'For the products that the tracking page suggests, in their order.',
  do: ['Show what buyers pay after the discount.'],
  dont: ["Don't use it for the lines of an order; use ProductLines."],
  keyboard: [{ keys: 'Enter on the handle, arrow keys', does: 'Moves a product.' }],
  requirements: {
    'price-after-discount': 'The price after the discount follows from price and percent.',
  },
};
