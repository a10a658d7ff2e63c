import type { ComponentDocs } from '@khep/ui';

export const allocatedOrdersDocs: ComponentDocs = {
  name: 'AllocatedOrders',
  group: 'shipping',
  purpose: 'For the orders that got a courier, with their AWBs.',
  do: ['Offer the labels next.'],
  dont: ["Don't unfold long lists at first."],
  requirements: {
    'folds-many': 'More than five orders are folded.',
    prints: 'The button prints the labels of these orders.',
  },
};
