import type { ComponentDocs } from '../componentDocs.ts';

export const quantityDocs: ComponentDocs = {
  name: 'Quantity',
  group: 'data',
  purpose: 'For a quantity with its unit.',
  alternatives: [
    { name: 'Money', when: 'it is money' },
    { name: 'Badge', when: 'it is a count on something else' },
  ],
  do: ['Pass grams and centimetres as stored.'],
  dont: ["Don't write the unit by hand."],
  screenReader: ['1.25 kg'],
  requirements: {
    'says-its-unit': 'The unit stays on the same line, with singular and plural, and kilograms from 1 kg.',
  },
};
