import type { ComponentDocs } from '../../componentDocs.ts';

export const shareBarDocs: ComponentDocs = {
  name: 'ShareBar',
  group: 'charts',
  purpose: 'Shows the parts of one whole on one line, named and counted below it.',
  alternatives: [
    { name: 'DonutChart', when: 'the chart is the subject and has room' },
    { name: 'StackedBarChart', when: 'there are several wholes' },
  ],
  do: ['Give the parts in the order of their journey.', 'Give a tone where a part is good or bad.'],
  dont: ['Do not put more than six parts on the line.'],
  screenReader: ['In transit, 544', 'Undelivered, 52'],
  requirements: { 'counts-every-part': 'Each part is named and counted in words, a part of nothing too.' },
};
