import type { ComponentDocs } from '@khep/ui';

export const ruleMatchesDocs: ComponentDocs = {
  name: 'RuleMatches',
  group: 'shipping',
  purpose: 'For showing which past orders satisfy the conditions of a rule while it is edited.',
  do: ['Place it below the conditions, and update it as they change.'],
  dont: ["Don't use it for the effect on cost and delivery; use ImpactTable."],
  requirements: {
    'sample-size': 'The number of matched orders comes with the number of orders searched.',
    'earlier-rule': 'Orders that an earlier rule takes are counted and named with that rule.',
    'no-match': 'A rule without a match is a warning, not an empty table.',
  },
};
