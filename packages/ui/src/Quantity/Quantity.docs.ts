import type { ComponentDocs } from '../componentDocs.ts';

export const quantityDocs: ComponentDocs = {
  name: 'Quantity',
  group: 'data',
  purpose: 'Shows how much of something, with its unit.',
  alternatives: [
    { name: 'Money', when: 'it is money' },
    { name: 'Badge', when: 'it is a count on something else' },
  ],
  do: ['Give grams and centimetres as they are stored.'],
  dont: ['Do not write the unit beside it by hand.'],
  screenReader: ['1.25 kg'],
  requirements: {
    'says-its-unit': 'The unit stands on the same line, one and many apart, kilograms from a kilogram on.',
  },
};
