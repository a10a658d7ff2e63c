import type { ComponentDocs } from '@khep/ui';

export const codCalendarDocs: ComponentDocs = {
  name: 'CodCalendar',
  group: 'shipping',
  purpose: 'For seeing when COD money was paid out, when it is due, and which payout is late.',
  do: ['Open the parcels of a payout from its day.'],
  dont: ["Don't compute due days in a screen: codDueDay decides them."],
  requirements: {
    'state-in-words': 'Each payout is a button named by courier, amount, state and parcels.',
    'arrows-walk-weeks': 'Arrow keys move between payouts, and from the first or last one to other weeks.',
  },
};
