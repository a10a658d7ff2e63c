import type { ComponentDocs } from '../componentDocs.ts';

export const timeFieldDocs: ComponentDocs = {
  name: 'TimeField',
  group: 'inputs',
  purpose: 'For a time of day: a pickup time, opening hours.',
  alternatives: [
    { name: 'Select', when: 'there are a few slots' },
    { name: 'DatePicker', when: 'the day matters' },
  ],
  do: ['Set `minValue` and `maxValue` if hours are limited, and mention them in `description`.'],
  dont: ["Don't use it for durations: hours end at 24."],
  keyboard: [
    { keys: 'digits', does: 'fill a segment and move on' },
    { keys: '↑ ↓', does: 'change a segment by one' },
    { keys: '← →', does: 'move between segments' },
    { keys: 'Backspace', does: 'clears a segment' },
  ],
  screenReader: ['hour, Pickup from, spin button, 6 pm', 'minute, Pickup from, spin button, 30'],
  requirements: {
    'types-part-by-part': 'Digits fill hour and minute, "a" and "p" set am and pm; the value is HH:mm.',
    'counts-by-arrows': 'Arrow keys change a segment.',
    'error-is-heard': 'An error shows below and is announced.',
  },
};
