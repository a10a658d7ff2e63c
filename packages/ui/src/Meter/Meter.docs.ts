import type { ComponentDocs } from '../componentDocs.ts';

export const meterDocs: ComponentDocs = {
  name: 'Meter',
  group: 'data',
  purpose: 'For a level that rises and falls: a box, a wallet, a limit.',
  keywords: ['gauge', 'usage'],
  alternatives: [
    { name: 'ProgressBar', when: 'it is the progress of work' },
    { name: 'a stacked bar', when: 'the parts of the whole matter' },
  ],
  do: [
    'Give the value in its unit: "5.1 of 10 kg".',
    'Change the tone if someone must act, and say what to do.',
  ],
  dont: ["Don't rely on colour to show an excess."],
  screenReader: ['Volume of the box, meter, 84% of 23.6 litres'],
  requirements: {
    'value-in-words': 'The value is announced as text, or as a percentage.',
    'stays-in-its-track': 'Values beyond the limits fill all or nothing.',
  },
};
