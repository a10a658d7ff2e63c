import type { ComponentDocs } from '@khep/ui';

export const cashCalendarDocs: ComponentDocs = {
  name: 'CashCalendar',
  group: 'shipping',
  purpose: 'For seeing on which day money is short, why, and which payment can wait.',
  do: [
    'Lead each entry to the list or record that it counts.',
    'Say beside it what isn’t counted, and of which day the bank balance is.',
  ],
  dont: ["Don't give it a floor without a bank balance: changes from zero say nothing about a shortage."],
  keyboard: [
    { keys: 'Arrows', does: 'move between days and entries' },
    { keys: 'T', does: 'shows the table of all entries' },
    { keys: 'Enter', does: 'opens what the focused dot counts' },
  ],
};
