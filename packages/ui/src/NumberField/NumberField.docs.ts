import type { ComponentDocs } from '../componentDocs.ts';

export const numberFieldDocs: ComponentDocs = {
  name: 'NumberField',
  group: 'inputs',
  purpose: 'For a number: units in stock, percent, days.',
  alternatives: [
    { name: 'MoneyField', when: 'it is an amount' },
    { name: 'WeightField', when: 'it is a weight' },
    { name: 'Slider', when: "the exact number doesn't matter" },
  ],
  do: ['Set `unit`.', 'Set limits: values outside stay and are shown as invalid.'],
  dont: ["Don't use it for codes with digits: PIN code, AWB."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: '↑ ↓', does: 'change it by one step' },
    { keys: 'Enter', does: 'applies the typed value' },
  ],
  screenReader: ['In stock, edit text, 12,34,567'],
  requirements: {
    'counts-in-india':
      'Digits are grouped the Indian way, letters are rejected, arrows change it, and empty is `undefined`.',
    'keeps-what-is-wrong': 'A number outside the limits stays and shows an error.',
  },
};
