import type { ComponentDocs } from '@khep/ui';

export const ruleEditorDocs: ComponentDocs = {
  name: 'RuleEditor',
  group: 'shipping',
  purpose: 'For editing an allocation rule: its conditions and the couriers to try in order.',
  do: [
    'Pass the fields as the server defines them: known values are selected, others typed.',
    'Key error messages by path, so that they appear beside their condition.',
  ],
  dont: ["Don't save on change: a saved rule applies immediately."],
  requirements: {
    'value-fits-the-field': 'The value input fits the field: a select, a number with unit, or text.',
    'operator-fits-the-field':
      "Only the field's operators are offered; changing the field resets an unsupported operator.",
    'keeps-one-condition': "The only condition can't be removed.",
    'says-the-most': 'At the maximum number of conditions, a message explains the limit and the alternative.',
    'couriers-in-order':
      'Couriers are tried in the displayed order, which can be changed by mouse and keyboard.',
    'warns-of-unconnected': "A chosen courier that isn't connected has a warning.",
    'says-what-is-wrong': 'Error messages appear beside the part they are about.',
  },
};
