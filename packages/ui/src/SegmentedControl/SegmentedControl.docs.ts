import type { ComponentDocs } from '../componentDocs.ts';

export const segmentedControlDocs: ComponentDocs = {
  name: 'SegmentedControl',
  group: 'choices',
  purpose: 'For choosing one of two to four short options.',
  keywords: ['button group', 'toggle group'],
  alternatives: [
    { name: 'RadioGroup', when: 'they need a second line' },
    { name: 'Tabs', when: 'each shows another part of the page' },
    { name: 'ToggleChips', when: 'several can be selected' },
  ],
  do: ['Use one or two words each.'],
  dont: ["Don't use it for actions."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the selected one' },
    { keys: '← →', does: 'select the adjacent one' },
  ],
  screenReader: ['Payment, radio group; Prepaid, radio button, 1 of 2'],
  requirements: {
    'chosen-by-mouse': 'A click selects.',
    'chosen-by-arrows': 'Left and Right select.',
  },
};
