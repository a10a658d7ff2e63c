import type { ComponentDocs } from '@khep/ui';

export const ifscFieldDocs: ComponentDocs = {
  name: 'IfscField',
  group: 'shipping',
  purpose: 'For an IFSC, with the bank that it belongs to.',
  do: ['Clear the bank while the code is incomplete.'],
  dont: ["Don't ask for the branch here: the list of codes has none."],
  requirements: {
    'ignores-late-answers': 'A bank that arrives after another code was typed is ignored.',
  },
};
