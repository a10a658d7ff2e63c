import type { ComponentDocs } from '../componentDocs.ts';

export const weightFieldDocs: ComponentDocs = {
  name: 'WeightField',
  group: 'inputs',
  purpose: 'For a weight in grams or kilograms, stored in grams.',
  alternatives: [{ name: 'DimensionsField', when: 'it is a size' }],
  do: ['Ask for the dead weight; the volumetric weight is calculated from the dimensions.'],
  dont: ["Don't ask for decimal kilograms if grams are meant: 0.5 is misread as 5."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Tab, Enter on the unit', does: 'changes the unit; the weight stays' },
  ],
  screenReader: ['Weight, edit text, 640; g. Change to kilograms, button'],
  requirements: {
    'unit-changes-not-the-weight': 'The unit can be changed by mouse and keyboard, and the weight stays.',
    'no-fraction-of-a-gram':
      'A decimal point typed in grams stays, is an error, and has no value: 1.5 is never stored as 15 or 2 g. Changing the unit makes it 1.5 kg.',
    'begins-in-its-unit': 'From 1 kg it starts in kilograms.',
  },
};
