import type { ComponentDocs } from '@khep/ui';

export const inTransitCardDocs: ComponentDocs = {
  name: 'InTransitCard',
  group: 'shipping',
  purpose: 'For the shipments in transit, by state.',
  do: ['Give the states in the order of the journey.'],
  dont: ["Don't use it for shipments that ended."],
};
