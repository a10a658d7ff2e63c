import type { ComponentDocs } from '../componentDocs.ts';

export const timeFieldDocs: ComponentDocs = {
  name: 'TimeField',
  group: 'inputs',
  purpose: 'Takes a time of day: when a pickup is due, from when to when an office is open.',
  alternatives: [
    { name: 'Select', when: 'there are a few slots to choose from' },
    { name: 'DatePicker', when: 'the day is what counts' },
  ],
  do: [
    'Give `minValue` and `maxValue` where a courier comes only within hours, and say them in `description`.',
  ],
  dont: ['Do not use it for how long something takes: hours of a day end at 24.'],
  keyboard: [
    { keys: 'digits', does: 'fill a part in and go on to the next' },
    { keys: '↑ ↓', does: 'change a part by one' },
    { keys: '← →', does: 'go from part to part' },
    { keys: 'Backspace', does: 'empties a part' },
  ],
  screenReader: ['hour, Pickup from, spin button, 6 pm', 'minute, Pickup from, spin button, 30'],
  requirements: {
    'types-part-by-part':
      'Digits fill hour and minute, "a" and "p" the half of the day, and the answer is HH:mm.',
    'counts-by-arrows': 'The arrows count a part up and down.',
    'error-is-heard': 'What is wrong is under it and heard with it.',
  },
};
