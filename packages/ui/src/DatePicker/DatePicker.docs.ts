import type { ComponentDocs } from '../componentDocs.ts';

export const datePickerDocs: ComponentDocs = {
  name: 'DatePicker',
  group: 'choices',
  purpose: 'For a day, typed in segments or picked from a calendar.',
  keywords: ['calendar'],
  alternatives: [
    { name: 'DateRangePicker', when: 'it is a range of days' },
    { name: 'TimeField', when: 'the time matters' },
  ],
  do: ['Set limits, and mention them in `description`.'],
  dont: ["Don't use it for distant dates: a year of birth is faster to type in a TextField."],
  keyboard: [
    { keys: 'digits', does: 'fill a segment and move on' },
    { keys: '↑ ↓', does: 'change a segment by one' },
    { keys: 'Enter on the calendar', does: 'opens the calendar' },
    { keys: 'arrows in the month', does: 'move by day; Page Up and Down by month' },
  ],
  screenReader: ['day, Pickup date, spin button, 21', 'open: Saturday, 21 November 2026, selected, button'],
  requirements: {
    'types-part-by-part': 'It is typed in segments; the value is YYYY-MM-DD.',
    'picks-from-a-month': 'A day is picked from the calendar, which closes and returns focus.',
    'keeps-its-limits': "Days outside the limits can't be picked.",
    'no-other-century':
      'A typed year of two digits is one of this century; a year before 2000 or after 2099 is shown as invalid.',
    'reads-as-in-india': 'It shows 21 Nov 2026 in any browser language.',
  },
};
