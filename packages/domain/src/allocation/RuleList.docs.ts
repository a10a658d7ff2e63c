import type { ComponentDocs } from '@khep/ui';

export const ruleListDocs: ComponentDocs = {
  name: 'RuleList',
  group: 'shipping',
  purpose: 'Shows the rules of allocation in the order in which they are asked, each as a sentence.',
  do: [
    'Give the warnings of ruleWarnings with the rules: each stands beside the rule that does not do what it seems to.',
  ],
  dont: ['Do not sort the rules in any other way: their order is their meaning.'],
  requirements: {
    'reads-as-a-sentence': 'A rule reads as a sentence, with the values set off.',
    'order-by-keys': 'The order is changed by keys as well as by a mouse.',
    'switch-tells-the-rule': 'A rule is switched off without opening it.',
    'warning-beside-its-rule': 'What is wrong with a rule stands beside it.',
  },
};
