import type { ComponentDocs } from '../componentDocs.ts';

export const dateRangePickerDocs: ComponentDocs = {
  name: 'DateRangePicker',
  group: 'choices',
  purpose: 'Takes days from and to: a named range first, then typed or picked.',
  keywords: ['calendar', 'period', 'financial year'],
  alternatives: [
    { name: 'DatePicker', when: 'it is one day' },
    { name: 'FilterChip', when: 'it narrows a list' },
  ],
  do: ['Offer the ranges that the page is asked for most in `presets`.'],
  dont: ['Do not let a range go on into days that have no data: give `maxValue`.'],
  keyboard: [
    { keys: 'digits', does: 'fill a part in and go on' },
    { keys: 'Enter on the calendar', does: 'opens the ranges and the month' },
  ],
  screenReader: ['day, start date, Placed, spin button, 2; Last 7 days, button'],
  requirements: {
    'by-name': 'A named range is one press.',
    'by-days': 'A range is picked from one day to another.',
  },
};
