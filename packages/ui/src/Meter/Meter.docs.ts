import type { ComponentDocs } from '../componentDocs.ts';

export const meterDocs: ComponentDocs = {
  name: 'Meter',
  group: 'data',
  purpose: 'Shows a level that may rise and fall: a box that fills, a wallet, a plan’s limit.',
  keywords: ['gauge', 'usage'],
  alternatives: [
    { name: 'ProgressBar', when: 'work is under way and will end' },
    { name: 'a stacked bar', when: 'the parts of the whole matter' },
  ],
  do: [
    'Give the value in its own unit: "5.1 of 10 kg".',
    'Change the tone when someone has to act, and say in words beside it what to do.',
  ],
  dont: ['Do not let the colour alone say that it is too much.'],
  screenReader: ['Volume of the box, meter, 84% of 23.6 litres'],
  requirements: {
    'value-in-words': 'The value is read as its words, and without words as a percentage.',
    'stays-in-its-track': 'A value over the most, or under the least, fills all or nothing of it.',
  },
};
