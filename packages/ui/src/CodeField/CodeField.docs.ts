import type { ComponentDocs } from '../componentDocs.ts';

export const codeFieldDocs: ComponentDocs = {
  name: 'CodeField',
  group: 'inputs',
  purpose: 'Takes code that is written or pasted: the body of a webhook, the settings of a courier.',
  alternatives: [
    { name: 'JsonView', when: 'it is only read' },
    { name: 'TextArea', when: 'it is prose' },
  ],
  do: ['Show an example in `placeholder` or under the field.'],
  dont: ['Do not use it for programs: it colours and checks JSON, and that is all.'],
  keyboard: [
    { keys: 'Tab', does: 'goes on: it is a field, not an editor that holds the keyboard' },
    { keys: 'Enter', does: 'begins a line' },
  ],
  screenReader: ['Body, edit text, multi-line', 'after it is left: Line 3 is not JSON'],
  requirements: {
    'checks-when-left': 'Left with something that is no JSON, it says in which line.',
    'tidies-and-copies': 'It can be tidied and copied, by mouse and by keys.',
    'tab-goes-on': 'Tab leaves it.',
    'pieces-are-the-text': 'The coloured pieces are together exactly what was written.',
  },
};
