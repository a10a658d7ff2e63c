import type { ComponentDocs } from '@khep/ui';

export const courierPricesDocs: ComponentDocs = {
  name: 'CourierPrices',
  group: 'shipping',
  purpose: 'For what each courier charges for one unit of a product.',
  do: ['Say why a courier has no price.'],
  dont: ["Don't use it to choose a courier for an order; use CourierChoice."],
};
