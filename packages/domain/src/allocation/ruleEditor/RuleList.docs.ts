import type { ComponentDocs } from '@khep/ui';

export const ruleListDocs: ComponentDocs = {
  name: 'RuleList',
  group: 'shipping',
  purpose: 'For listing allocation rules in priority order, each as a sentence.',
  do: ['Pass the warnings of ruleWarnings, so that each appears beside its rule.'],
  dont: ["Don't sort the rules: their order is their priority."],
  requirements: {
    'reads-as-a-sentence': 'Each rule is a sentence with highlighted values.',
    'order-by-keys': 'Rules can be reordered by mouse and keyboard.',
    'switch-tells-the-rule': 'A rule can be switched off without opening it.',
    'warning-beside-its-rule': 'A warning appears beside its rule.',
  },
};
