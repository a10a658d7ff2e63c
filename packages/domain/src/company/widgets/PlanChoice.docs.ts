import type { ComponentDocs } from '@khep/ui';

export const planChoiceDocs: ComponentDocs = {
  name: 'PlanChoice',
  group: 'shipping',
  purpose: 'For choosing a plan by what the orders of the brand cost on it.',
  do: ['Show the total with GST for the same orders on every plan.'],
  dont: ["Don't let a price be edited: a brand chooses a plan."],
  keyboard: [{ keys: 'Arrow keys', does: 'Choose another plan.' }],
};
