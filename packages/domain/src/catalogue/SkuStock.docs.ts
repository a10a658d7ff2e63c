import type { ComponentDocs } from '@khep/ui';

export const skuStockDocs: ComponentDocs = {
  name: 'SkuStock',
  group: 'shipping',
  purpose: 'For the units of a product: on hand, reserved and available.',
  do: ['List what changed them below.'],
  dont: ["Don't show on hand for a combo: only its parts have stock."],
  requirements: {
    'combo-has-parts': 'A combo has only the units that its parts make.',
  },
};
