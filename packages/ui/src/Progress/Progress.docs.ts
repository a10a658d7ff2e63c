import type { ComponentDocs } from '../componentDocs.ts';

const common = {
  do: ['Give the value in countable terms: "312 of 1,000", not "31%".'],
  must: {
    'value-in-words': 'The value is announced as text, or as a percentage.',
    'end-unknown': 'Without a value it is indeterminate.',
  },
} as const;

export const progressBarDocs: ComponentDocs = {
  ...common,
  name: 'ProgressBar',
  group: 'feedback',
  purpose: 'For the progress of work that takes more than a moment.',
  keywords: ['spinner', 'loading', 'percent'],
  alternatives: [
    { name: 'JobTray', when: 'work continues in the background, across screens' },
    { name: 'Meter', when: 'it is a level that may fall: a wallet, a box' },
    { name: 'Skeleton', when: 'a page is loading' },
  ],
  dont: ["Don't let it go backwards.", "Don't use it for less than a second."],
  screenReader: ['Creating labels, progress bar, 312 of 1,000'],
};

export const progressRingDocs: ComponentDocs = {
  ...common,
  name: 'ProgressRing',
  group: 'feedback',
  purpose: 'For progress in the space of an icon.',
  alternatives: [{ name: 'ProgressBar', when: 'there is room for a bar, which is easier to compare' }],
  dont: ["Don't stack several: angles are hard to compare."],
  screenReader: ['Importing orders, progress bar, 64%'],
};
