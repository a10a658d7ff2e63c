import type { ComponentDocs } from '@khep/ui';

export const earningStepsDocs: ComponentDocs = {
  name: 'EarningSteps',
  group: 'shipping',
  purpose: 'For the amounts of one order, from its list price to its contribution.',
  do: ['Show it where a number of that order is opened.'],
  dont: ["Don't use it for a period: ContributionWaterfall compares its steps."],
};
