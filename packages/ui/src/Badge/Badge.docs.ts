import type { ComponentDocs } from '../componentDocs.ts';

export const badgeDocs: ComponentDocs = {
  name: 'Badge',
  group: 'data',
  purpose: 'Says how many of something wait: on a menu entry, a tab, a card.',
  keywords: ['count', 'pill'],
  alternatives: [{ name: 'StatusBadge', when: 'it is a state in words' }],
  do: [
    'Name what is counted with `label`, unless the words around it do.',
    'Take critical only where somebody must act now.',
  ],
  dont: ['Do not show a nought: leave the badge away.'],
  screenReader: ['17 failed deliveries to answer'],
  requirements: {
    'says-what-it-counts': 'Those who hear it get the count and what is counted.',
    'stays-short': 'A count over its maximum is written with a plus.',
  },
};
