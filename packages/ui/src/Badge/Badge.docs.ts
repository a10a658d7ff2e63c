import type { ComponentDocs } from '../componentDocs.ts';

export const badgeDocs: ComponentDocs = {
  name: 'Badge',
  group: 'data',
  purpose: 'For a count on a menu item, tab or card.',
  keywords: ['count', 'pill'],
  alternatives: [{ name: 'StatusBadge', when: 'it is a state in words' }],
  do: [
    'Name what is counted with `label`, unless the context does.',
    'Use critical only if someone must act now.',
  ],
  dont: ["Don't show zero: omit the badge."],
  screenReader: ['17 failed deliveries to answer'],
  requirements: {
    'says-what-it-counts': 'Screen readers get the count and what is counted.',
    'stays-short': 'A count above its maximum is shown with a plus.',
  },
};
