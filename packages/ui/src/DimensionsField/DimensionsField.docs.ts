import type { ComponentDocs } from '../componentDocs.ts';

export const dimensionsFieldDocs: ComponentDocs = {
  name: 'DimensionsField',
  group: 'inputs',
  purpose: 'Takes length, breadth and height in centimetres, in one box.',
  alternatives: [{ name: 'NumberField', when: 'one side is asked for' }],
  do: [
    'Name it after the thing: "Size of the box".',
    'Give `names` where the sides are three values of the form.',
  ],
  dont: ['Do not ask for inches: couriers count in centimetres.'],
  keyboard: [
    { keys: 'Tab', does: 'goes from side to side' },
    { keys: 'Enter', does: 'keeps what is typed' },
  ],
  screenReader: ['Size of the box, group; Length, cm, edit text, 30'],
  requirements: {
    'three-sides-one-name': 'Three numbers under one name, filled from the keyboard.',
    'error-is-heard': 'What is wrong is under it and heard with it.',
  },
};
