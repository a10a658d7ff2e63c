import type { ComponentDocs } from '@khep/ui';

export const planCostDocs: ComponentDocs = {
  name: 'PlanCost',
  group: 'shipping',
  purpose: 'For the prices of a plan beside what the last 30 days cost on it.',
  do: ['Name a cheaper plan if there is one.'],
  dont: ["Don't use it to choose a plan; use PlanChoice."],
};
