import type { ComponentDocs } from '../../componentDocs.ts';

export const sparklineDocs: ComponentDocs = {
  name: 'Sparkline',
  group: 'charts',
  purpose: 'For the trend of a number, in a row or card.',
  alternatives: [{ name: 'LineChart', when: 'the values matter' }],
  do: ['Put the number beside it.'],
  dont: ["Don't use it without a number."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between marks' },
    { keys: 'Home, End', does: 'move to the ends' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Orders, last 14 days: from 84 to 142, lowest 84, highest 142, image'],
  requirements: {
    'says-what-it-shows': 'An image with a text alternative (ends, minimum, maximum); not focusable.',
  },
};
