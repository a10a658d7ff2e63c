import type { ComponentDocs } from '../componentDocs.ts';

export const radioGroupDocs: ComponentDocs = {
  name: 'RadioGroup',
  group: 'choices',
  purpose: 'Chooses one of two to five things that all want to be read.',
  alternatives: [
    { name: 'Select', when: 'there are more, or little room' },
    { name: 'SegmentedControl', when: 'they are of a word or two each' },
  ],
  do: ['Put what tells them apart in the second line.'],
  dont: ['Do not choose for people where a wrong choice costs money.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen one, and on past them all' },
    { keys: '↑ ↓', does: 'choose the next, past what cannot be chosen' },
  ],
  screenReader: ['Ship from, radio group; Jaipur, radio button, 1 of 3'],
  requirements: {
    'one-stop-for-tab': 'It is one stop for Tab; the arrows choose and pass over what cannot be chosen.',
    'chosen-by-its-words': 'A press on the words chooses.',
  },
};
