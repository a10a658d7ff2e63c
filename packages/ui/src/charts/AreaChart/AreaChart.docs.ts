import type { ComponentDocs } from '../../componentDocs.ts';

export const areaChartDocs: ComponentDocs = {
  name: 'AreaChart',
  group: 'charts',
  purpose: 'Shows how much there was of one amount over time.',
  alternatives: [
    { name: 'LineChart', when: 'there are several amounts' },
    { name: 'StackedBarChart', when: 'the amounts are parts of a whole' },
  ],
  do: ['Use it where the volume under the line says something: orders, parcels.'],
  dont: ['Do not lay several areas over one another.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from mark to mark' },
    { keys: 'Home, End', does: 'go to the ends' },
    { keys: 'Escape', does: 'leaves the marks' },
  ],
  screenReader: ['Orders, area chart', '20 Nov, 131'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'follows-its-place': 'Where its place becomes wider or narrower it is drawn anew, at the same height.',
    'keeps-its-place': 'While it loads it is as high as the drawing will be.',
  },
};
