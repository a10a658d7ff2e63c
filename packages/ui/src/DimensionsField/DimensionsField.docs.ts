import type { ComponentDocs } from '../componentDocs.ts';

export const dimensionsFieldDocs: ComponentDocs = {
  name: 'DimensionsField',
  group: 'inputs',
  purpose: 'For length, width and height in centimetres.',
  alternatives: [{ name: 'NumberField', when: 'one dimension is entered' }],
  do: ['Name it by the object: "Box dimensions".', 'Set `names` if the dimensions are three form values.'],
  dont: ["Don't ask for inches: couriers use centimetres."],
  keyboard: [
    { keys: 'Tab', does: 'moves between dimensions' },
    { keys: 'Enter', does: 'applies the typed value' },
  ],
  screenReader: ['Box dimensions, group; Length, cm, edit text, 30'],
  requirements: {
    'three-sides-one-name': 'Three numbers in one group, filled by keyboard.',
    'error-is-heard': 'An error shows below and is announced.',
  },
};
