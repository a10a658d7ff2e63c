import type { ComponentDocs } from '@khep/ui';

export const ndrSettingsFieldsDocs: ComponentDocs = {
  name: 'NdrSettingsFields',
  group: 'shipping',
  purpose: 'For how a brand answers failed deliveries: buyers, cut-offs and rules.',
  do: ['Save all of it together.'],
  dont: ["Don't save while a time is being typed."],
  requirements: {
    'errors-at-rules': 'An error is at the field of the rule that it is about.',
  },
};
