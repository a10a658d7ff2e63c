import type { ComponentDocs } from '@khep/ui';

export const ndrRuleFieldsDocs: ComponentDocs = {
  name: 'NdrRuleFields',
  group: 'shipping',
  purpose: 'For one rule that answers failed deliveries without a person.',
  do: ['Number rules from 1: their order is their priority.'],
  dont: ["Don't use it for allocation rules; use RuleEditor."],
};
