import type { ComponentDocs } from '@khep/ui';

export const todayCardDocs: ComponentDocs = {
  name: 'TodayCard',
  group: 'shipping',
  purpose: 'For how the day goes so far, beside the same weekday of the week before.',
  do: ['Compare up to the same time of day.'],
  dont: ["Don't show a percentage of a few: the card leaves it out below 20."],
  requirements: {
    'no-percent-of-few': 'A number of the week before below 20 has no percentage.',
    curve: 'The orders of both days are drawn by the hour, those of today up to now.',
  },
};
