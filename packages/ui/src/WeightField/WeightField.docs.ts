import type { ComponentDocs } from '../componentDocs.ts';

export const weightFieldDocs: ComponentDocs = {
  name: 'WeightField',
  group: 'inputs',
  purpose: 'Takes a weight in grams or kilograms, and keeps it in grams.',
  alternatives: [{ name: 'DimensionsField', when: 'it is a size' }],
  do: ['Ask for the dead weight; the volumetric one is counted from the sides.'],
  dont: ['Do not ask for kilograms with a decimal point where grams are meant: 0.5 is heard as 5.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Tab, Enter on the unit', does: 'changes the unit; the weight stays' },
  ],
  screenReader: ['Weight, edit text, 640; g. Change to kilograms, button'],
  requirements: {
    'unit-changes-not-the-weight': 'The unit can be changed by mouse and by keys, and the weight stays.',
    'begins-in-its-unit': 'From 1 kg up it begins in kilograms.',
  },
};
