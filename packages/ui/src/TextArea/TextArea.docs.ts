import type { ComponentDocs } from '../componentDocs.ts';

export const textAreaDocs: ComponentDocs = {
  name: 'TextArea',
  group: 'inputs',
  purpose: 'For text over several lines: a note, an address, a reply.',
  alternatives: [{ name: 'TextField', when: 'one line is enough' }],
  do: ['Set `minRows` to the usual length.', 'Set `maxCharacters` if a courier or template truncates.'],
  dont: ["Don't put the limit in the label: the count shows below the field."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Enter', does: "starts a new line; doesn't submit the form" },
  ],
  screenReader: [
    'Note, edit text, multi-line, 12 of 200',
    'near the limit and past it: 20 characters left, Shorten it by 3 characters',
  ],
  requirements: {
    'grows-with-words': 'It grows with its content up to `maxRows`, and shrinks again.',
    'counts-characters': 'It counts visible characters, and announces the count.',
    'never-cuts': 'Over the limit it keeps all characters, is invalid, and says by how much to shorten it.',
  },
};
