import type { ComponentDocs } from '../componentDocs.ts';

export const radioGroupDocs: ComponentDocs = {
  name: 'RadioGroup',
  group: 'choices',
  purpose: 'For choosing one of two to five options that should all be visible.',
  alternatives: [
    { name: 'Select', when: 'there are more, or little room' },
    { name: 'SegmentedControl', when: 'they are one or two words each' },
  ],
  do: ['Put what distinguishes them in the second line.'],
  dont: ["Don't preselect if a wrong choice costs money."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected one, then past the group' },
    { keys: '↑ ↓', does: 'select the next, skipping disabled ones' },
  ],
  screenReader: ['Ship from, radio group; Jaipur, radio button, 1 of 3'],
  requirements: {
    'one-stop-for-tab': 'It is one tab stop; arrows select and skip disabled options.',
    'chosen-by-its-words': 'A click on the label selects.',
  },
};
