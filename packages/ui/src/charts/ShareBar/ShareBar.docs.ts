import type { ComponentDocs } from '../../componentDocs.ts';

export const shareBarDocs: ComponentDocs = {
  name: 'ShareBar',
  group: 'charts',
  purpose: 'For parts of a whole on one line, with names and values below.',
  alternatives: [
    { name: 'DonutChart', when: 'the chart is the main content' },
    { name: 'StackedBarChart', when: 'there are several totals' },
  ],
  do: ['Sort the parts in process order.', 'Set a tone for good and bad parts.'],
  dont: ["Don't show more than six parts."],
  screenReader: ['In transit, 544', 'Undelivered, 52'],
  requirements: { 'counts-every-part': 'Every part is listed with its value, including zero.' },
};
