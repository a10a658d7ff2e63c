import type { ComponentDocs } from '@khep/ui';

export const suggestedBoxDocs: ComponentDocs = {
  name: 'SuggestedBox',
  group: 'shipping',
  purpose: 'For the smallest box that fits one unit of a product, while its dimensions are typed.',
  do: ['Show it beside the choice of a box.'],
  dont: ["Don't use it for an order; use PackingSimulator."],
};
