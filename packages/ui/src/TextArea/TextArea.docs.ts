import type { ComponentDocs } from '../componentDocs.ts';

export const textAreaDocs: ComponentDocs = {
  name: 'TextArea',
  group: 'inputs',
  purpose: 'Takes words over several lines: a note to the courier, an address, a reply to a buyer.',
  alternatives: [{ name: 'TextField', when: 'the answer fits one line' }],
  do: [
    'Give `minRows` the number of lines that a usual answer has.',
    'Give `maxCharacters` where a courier or a template cuts: the writer sees it before they do.',
  ],
  dont: ['Do not put the limit into the label: the count stands under the field.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Enter', does: 'begins a new line; it does not send the form' },
  ],
  screenReader: [
    'Note, edit text, multi-line, 12 of 200',
    'near the limit and past it: 20 characters left, Shorten it by 3 characters',
  ],
  requirements: {
    'grows-with-words': 'It grows with what is written, up to `maxRows`, and shrinks again.',
    'counts-characters': 'It counts what people call characters, and says the count with its name.',
    'never-cuts': 'Over the limit it keeps every character, is invalid, and says by how much to shorten it.',
  },
};
