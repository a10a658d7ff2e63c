import type { ComponentDocs } from '../componentDocs.ts';

export const copyTextDocs: ComponentDocs = {
  name: 'CopyText',
  group: 'data',
  purpose: 'For text that people copy: an AWB, an order number, a key.',
  keywords: ['clipboard'],
  alternatives: [{ name: 'Text', when: "the text isn't copied" }],
  do: ['Name it with `label`: "AWB".', 'Use `isCode` for codes and keys.'],
  dont: ["Don't put it on every cell of a list: ranges can be copied."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the button' },
    { keys: 'Enter or Space', does: 'copies' },
  ],
  screenReader: ['Copy AWB, button', 'AWB copied'],
  requirements: {
    'copies-and-says-so': 'It copies the text by click or key, announces it, and confirms for two seconds.',
    'helps-without-leave': "If copying isn't allowed it selects the text and names the keys to press.",
  },
};
