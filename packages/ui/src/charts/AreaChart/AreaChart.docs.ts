import type { ComponentDocs } from '../../componentDocs.ts';

export const areaChartDocs: ComponentDocs = {
  name: 'AreaChart',
  group: 'charts',
  purpose: 'For the volume of one metric over time.',
  alternatives: [
    { name: 'LineChart', when: 'there are several metrics' },
    { name: 'StackedBarChart', when: 'the metrics are parts of a whole' },
  ],
  do: ['Use it if the volume below the line is meaningful: orders, parcels.'],
  dont: ["Don't overlay several areas."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between marks' },
    { keys: 'Home, End', does: 'move to the ends' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Orders, area chart', '20 Nov, 131'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'follows-its-place': 'It redraws when its width changes, keeping its height.',
    'keeps-its-place': 'Loading reserves the height of the drawing.',
  },
};
