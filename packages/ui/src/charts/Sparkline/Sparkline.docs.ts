import type { ComponentDocs } from '../../componentDocs.ts';

export const sparklineDocs: ComponentDocs = {
  name: 'Sparkline',
  group: 'charts',
  purpose: 'Shows the shape of a trend beside its number, in a row or on a card.',
  alternatives: [{ name: 'LineChart', when: 'the values matter' }],
  do: ['Put the number it belongs to beside it.'],
  dont: ['Do not let it stand alone.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from mark to mark' },
    { keys: 'Home, End', does: 'go to the ends' },
    { keys: 'Escape', does: 'leaves the marks' },
  ],
  screenReader: ['Orders, last 14 days: from 84 to 142, lowest 84, highest 142, image'],
  requirements: {
    'says-what-it-shows':
      'It is a picture with a text: the ends, the lowest and the highest; it takes no tab stop.',
  },
};
