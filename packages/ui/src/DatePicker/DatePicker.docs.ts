import type { ComponentDocs } from '../componentDocs.ts';

export const datePickerDocs: ComponentDocs = {
  name: 'DatePicker',
  group: 'choices',
  purpose: 'Takes one day: typed part by part, or picked from a month.',
  keywords: ['calendar'],
  alternatives: [
    { name: 'DateRangePicker', when: 'it is from one day to another' },
    { name: 'TimeField', when: 'the time counts' },
  ],
  do: ['Give the limits, and say them in `description`.'],
  dont: ['Do not use it for a day long ago: typing a year of birth is sooner with a TextField.'],
  keyboard: [
    { keys: 'digits', does: 'fill a part in and go on' },
    { keys: '↑ ↓', does: 'change a part by one' },
    { keys: 'Enter on the calendar', does: 'opens the month' },
    { keys: 'arrows in the month', does: 'go from day to day; Page Up and Down from month to month' },
  ],
  screenReader: ['day, Pickup date, spin button, 21', 'open: Saturday, 21 November 2026, selected, button'],
  requirements: {
    'types-part-by-part': 'It is typed part by part, and the answer is YYYY-MM-DD.',
    'picks-from-a-month': 'A day is picked from the month, which closes and gives the focus back.',
    'keeps-its-limits': 'Days outside its limits cannot be picked.',
    'reads-as-in-india': 'It reads 21 Nov 2026, whatever the language of the browser.',
  },
};
