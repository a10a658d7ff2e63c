import type { ComponentDocs } from '../componentDocs.ts';

export const checkboxDocs: ComponentDocs = {
  name: 'Checkbox',
  group: 'choices',
  purpose: 'Says of one thing whether it is so; kept with the form.',
  alternatives: [
    { name: 'Switch', when: 'it takes effect at once' },
    { name: 'ToggleChips', when: 'several short words stand beside one another' },
  ],
  do: ['Write a statement: "Primary warehouse".'],
  dont: ['Do not write it in the negative: "Do not send" ticked is read twice.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Space', does: 'ticks it, and takes the tick away' },
  ],
  screenReader: ['Primary warehouse, tick box, ticked'],
  requirements: {
    'ticked-by-words-and-space': 'Its words and Space tick it, and its help is heard with it.',
    'some-is-neither': 'Where some of what it stands for is ticked, it says so.',
  },
};
