import type { ComponentDocs } from '@khep/ui';

export const shippingBlockersDocs: ComponentDocs = {
  name: 'ShippingBlockers',
  group: 'shipping',
  purpose: 'For the steps of the set-up without which no order can ship.',
  do: ['Show it on top of Home and of Company, with the same texts.'],
  dont: ["Don't list optional steps."],
};
