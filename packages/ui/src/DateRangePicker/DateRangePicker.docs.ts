import type { ComponentDocs } from '../componentDocs.ts';

export const dateRangePickerDocs: ComponentDocs = {
  name: 'DateRangePicker',
  group: 'choices',
  purpose: 'For a range of days: a preset, typed or picked.',
  keywords: ['calendar', 'period', 'financial year'],
  alternatives: [
    { name: 'DatePicker', when: 'it is one day' },
    { name: 'FilterChip', when: 'it filters a list' },
  ],
  do: ['Offer the most used ranges in `presets`.'],
  dont: ["Don't allow days without data: set `maxValue`."],
  keyboard: [
    { keys: 'digits', does: 'fill a segment and move on' },
    { keys: 'Enter on the calendar', does: 'opens presets and calendar' },
  ],
  screenReader: ['day, start date, Placed, spin button, 2; Last 7 days, button'],
  requirements: {
    'by-name': 'A preset takes one click.',
    'no-other-century':
      'A typed year of two digits is one of this century; a year before 2000 or after 2099 is shown as invalid.',
    'by-days': 'A range is picked from one day to another.',
  },
};
