import type { ComponentDocs } from '../componentDocs.ts';

export const segmentedControlDocs: ComponentDocs = {
  name: 'SegmentedControl',
  group: 'choices',
  purpose: 'Chooses one of two to four short words, side by side.',
  keywords: ['button group', 'toggle group'],
  alternatives: [
    { name: 'RadioGroup', when: 'they need a second line' },
    { name: 'Tabs', when: 'each shows another part of the page' },
    { name: 'ToggleChips', when: 'any number can be chosen' },
  ],
  do: ['Keep a word or two in each.'],
  dont: ['Do not use it for actions.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen one' },
    { keys: '← →', does: 'choose the one beside it' },
  ],
  screenReader: ['Payment, radio group; Prepaid, radio button, 1 of 2'],
  requirements: {
    'chosen-by-mouse': 'A press chooses.',
    'chosen-by-arrows': 'Left and right choose.',
  },
};
