import type { ComponentDocs } from '../componentDocs.ts';

export const iconButtonDocs: ComponentDocs = {
  name: 'IconButton',
  group: 'actions',
  purpose: 'An action where there is room for a picture only.',
  alternatives: [{ name: 'Button', when: 'there is room for words' }],
  do: ['Name what it does: "Close", "Add a box".'],
  dont: ['Do not use a picture that needs its tooltip to be understood.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it and shows its tooltip' },
    { keys: 'Enter or Space', does: 'presses it' },
  ],
  screenReader: ['Add a box, button'],
  requirements: {
    'named-and-shown': 'Its label is its name, and its tooltip on hover and on focus.',
  },
};
