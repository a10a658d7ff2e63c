import type { ComponentDocs } from '@khep/ui';

export const ruleEditorDocs: ComponentDocs = {
  name: 'RuleEditor',
  group: 'shipping',
  purpose:
    'Writes a rule of allocation: conditions that all have to hold, and the couriers to try in their order.',
  do: [
    'Give the fields as the server defines them: a field with known values is chosen, another is typed.',
    'Show what is wrong with a condition beside it, by its path.',
  ],
  dont: ['Do not save while somebody writes: a rule applies from the moment it is kept.'],
  requirements: {
    'value-fits-the-field':
      'The value is asked for as its field wants it: chosen, a number with its unit, or words.',
    'operator-fits-the-field':
      'Only operators that the field knows are offered, and another field takes one of its own.',
    'keeps-one-condition': 'The only condition cannot be removed.',
    'says-the-most': 'A rule with as many conditions as it may have says so, why, and what to do instead.',
    'couriers-in-order':
      'Couriers are tried in the order that is shown, which keys change as well as a mouse.',
    'says-what-is-wrong': 'What is wrong stands beside the part that it is about.',
  },
};
