import type { ComponentDocs } from '../componentDocs.ts';

export const switchDocs: ComponentDocs = {
  name: 'Switch',
  group: 'choices',
  purpose: 'For a setting that takes effect immediately.',
  keywords: ['toggle', 'on off'],
  alternatives: [
    { name: 'Checkbox', when: 'it is saved with a form' },
    { name: 'ToggleButton', when: 'it is in a toolbar' },
  ],
  do: ['Say what applies while on: "Returns come back here".'],
  dont: ["Don't require a Save button."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Space', does: 'toggles it' },
  ],
  screenReader: ['Returns come back here, switch, on'],
  requirements: {
    'turned-by-words-and-space': 'Its label and Space toggle it.',
  },
};
