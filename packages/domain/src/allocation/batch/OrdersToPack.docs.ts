import type { ComponentDocs } from '@khep/ui';

export const ordersToPackDocs: ComponentDocs = {
  name: 'OrdersToPack',
  group: 'shipping',
  purpose: 'For orders that need packaging before a courier, in one line.',
  do: ['Say why an order could not be packed.'],
  dont: ["Don't list the orders one by one."],
  requirements: {
    'says-why-not-packed': 'Orders that could not be packed are listed with the reason.',
  },
};
