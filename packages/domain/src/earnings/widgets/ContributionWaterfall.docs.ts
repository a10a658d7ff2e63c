import type { ComponentDocs } from '@khep/ui';

export const contributionWaterfallDocs: ComponentDocs = {
  name: 'ContributionWaterfall',
  group: 'shipping',
  purpose: 'For seeing where the money of a sale went: from the list price to what is left.',
  do: ['Say below it which costs are estimates, and how many SKUs have none.'],
  dont: ["Don't use it for one order: EarningSteps has its amounts as text."],
};
