import type { ComponentDocs } from '../componentDocs.ts';

export const checkboxDocs: ComponentDocs = {
  name: 'Checkbox',
  group: 'choices',
  purpose: 'For a yes/no value saved with a form.',
  alternatives: [
    { name: 'Switch', when: 'it takes effect immediately' },
    { name: 'ToggleChips', when: 'there are several short options' },
  ],
  do: ['Write a statement: "Primary warehouse".'],
  dont: ['Don’t use negations: "Do not send" is hard to read when checked.'],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Space', does: 'checks and unchecks it' },
  ],
  screenReader: ['Primary warehouse, tick box, ticked'],
  requirements: {
    'ticked-by-words-and-space': 'Its label and Space toggle it; its description is announced.',
    'some-is-neither': 'It can be indeterminate.',
  },
};
