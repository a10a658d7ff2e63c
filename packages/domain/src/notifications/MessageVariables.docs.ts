import type { ComponentDocs } from '@khep/ui';

export const messageVariablesDocs: ComponentDocs = {
  name: 'MessageVariables',
  group: 'shipping',
  purpose: 'For inserting variables into the text of a message.',
  do: ['Place it below the text area.'],
  dont: ["Don't offer variables that the message does not have."],
  requirements: {
    'at-the-caret': 'A variable is inserted where the caret of the text is.',
  },
};
