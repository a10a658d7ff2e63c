import type { ComponentDocs } from '../componentDocs.ts';

const common = {
  do: ['Give the value in words that can be checked: "312 of 1,000", not "31%".'],
  must: {
    'value-in-words': 'The value is read as its words, and without words as a percentage.',
    'end-unknown': 'Without a value it says that something is under way, and claims no figure.',
  },
} as const;

export const progressBarDocs: ComponentDocs = {
  ...common,
  name: 'ProgressBar',
  group: 'feedback',
  purpose: 'Shows how far something has come that takes more than a moment.',
  keywords: ['spinner', 'loading', 'percent'],
  alternatives: [
    { name: 'JobTray', when: 'the work goes on in the background, also on other screens' },
    { name: 'Meter', when: 'it is a level that may fall again: a wallet, a box that fills' },
    { name: 'Skeleton', when: 'a page is loading' },
  ],
  dont: ['Do not let it fall back.', 'Do not use it for less than a second: it only flashes.'],
  screenReader: ['Creating labels, progress bar, 312 of 1,000'],
};

export const progressRingDocs: ComponentDocs = {
  ...common,
  name: 'ProgressRing',
  group: 'feedback',
  purpose: 'Shows how far something has come, in the room of an icon.',
  alternatives: [{ name: 'ProgressBar', when: 'there is a line of room: a bar is easier to compare' }],
  dont: ['Do not put several under one another: lengths compare, angles do not.'],
  screenReader: ['Importing orders, progress bar, 64%'],
};
