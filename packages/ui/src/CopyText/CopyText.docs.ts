import type { ComponentDocs } from '../componentDocs.ts';

export const copyTextDocs: ComponentDocs = {
  name: 'CopyText',
  group: 'data',
  purpose: 'Shows a text with a button that copies it: an AWB, an order number, a key.',
  keywords: ['clipboard'],
  alternatives: [{ name: 'Text', when: 'nobody takes it elsewhere' }],
  do: ['Name it with `label`: "AWB".', 'Show codes and keys with `isCode`.'],
  dont: ['Do not put it on every cell of a list: copying a range is there for that.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the button' },
    { keys: 'Enter or Space', does: 'copies' },
  ],
  screenReader: ['Copy AWB, button', 'AWB copied'],
  requirements: {
    'copies-and-says-so':
      'Pressed by mouse or by key it copies the text, says so, and shows it for two seconds.',
    'helps-without-leave': 'Where copying is not allowed it selects the text and says which keys to press.',
  },
};
