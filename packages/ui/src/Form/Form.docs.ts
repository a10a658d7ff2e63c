import type { ComponentDocs } from '../componentDocs.ts';

export const formDocs: ComponentDocs = {
  name: 'Form',
  group: 'inputs',
  purpose: 'Holds fields, says at its top what is wrong with them, and leads to each.',
  keywords: ['server errors', 'validation', 'error summary'],
  alternatives: [{ name: 'Stepper', when: 'there is more to fill in than fits a page' }],
  do: [
    'Show errors when the form is sent, and each until its field is changed.',
    'Give every field the `name` that the server uses.',
  ],
  dont: ['Do not disable its button until all is filled in: let it be pressed, and say what is missing.'],
  keyboard: [
    { keys: 'Enter in a field', does: 'sends it' },
    { keys: 'Tab, Enter on a line of the summary', does: 'goes to the field' },
  ],
  screenReader: ['2 fields need your attention, group; Name: Enter a name., link'],
  requirements: {
    'leads-to-each-error':
      'What is wrong is listed at the top, which takes the focus once; each line leads to its field.',
    'in-their-order': 'The list goes as the fields stand, whatever the order in which the errors came.',
    'server-errors': 'What the server says afterwards is treated alike, down to a part of a field.',
  },
};
