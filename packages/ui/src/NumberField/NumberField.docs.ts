import type { ComponentDocs } from '../componentDocs.ts';

export const numberFieldDocs: ComponentDocs = {
  name: 'NumberField',
  group: 'inputs',
  purpose: 'Takes a number: pieces in stock, percent, days.',
  alternatives: [
    { name: 'MoneyField', when: 'it is an amount' },
    { name: 'WeightField', when: 'it is a weight' },
    { name: 'Slider', when: 'it is found by feel' },
  ],
  do: [
    'Give `unit`, so that nobody asks of what.',
    'Give the limits: outside them the number is kept and shown as wrong.',
  ],
  dont: ['Do not use it for digits that are no number: a pincode, an AWB.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: '↑ ↓', does: 'change it by a step' },
    { keys: 'Enter', does: 'keeps what is typed' },
  ],
  screenReader: ['In stock, edit text, 12,34,567'],
  requirements: {
    'counts-in-india':
      'Digits are grouped as in India, letters do not go in, the arrows count, and empty is `undefined`.',
    'keeps-what-is-wrong': 'A number outside its limits stays as it was typed and says what to do.',
  },
};
