import type { ComponentDocs } from '../componentDocs.ts';

export const formDocs: ComponentDocs = {
  name: 'Form',
  group: 'inputs',
  purpose: 'For fields with an error summary that links to each.',
  keywords: ['server errors', 'validation', 'error summary'],
  alternatives: [{ name: 'Stepper', when: 'there is more than fits a page' }],
  do: ['Show errors on submit, and each until its field changes.', "Give every field the server's `name`."],
  dont: ["Don't disable the submit button until all is filled in: show what is missing instead."],
  keyboard: [
    { keys: 'Enter in a field', does: 'submits it' },
    { keys: 'Tab, Enter on a line of the summary', does: 'moves to the field' },
  ],
  screenReader: ['2 fields need your attention, group; Name: Enter a name., link'],
  requirements: {
    'leads-to-each-error': 'Errors are listed at the top, which is focused once; each links to its field.',
    'in-their-order': 'The list follows the order of fields.',
    'keeps-still':
      'Errors that change as a field loses focus wait for the end of the press, so that no click is lost.',
    'server-errors': 'Server errors are treated alike, including parts of a field.',
  },
};
