import type { ComponentDocs } from '../../componentDocs.ts';

export const donutChartDocs: ComponentDocs = {
  name: 'DonutChart',
  group: 'charts',
  purpose: 'Shows two to six parts of one whole.',
  alternatives: [
    { name: 'BarChart', when: 'the parts are many or nearly alike' },
    { name: 'ShareBar', when: 'there is one line of room' },
    { name: 'StackedBarChart', when: 'there are several wholes' },
  ],
  do: ['Put the largest part first.', 'Name what the whole is in the title.'],
  dont: ['Do not use it to compare two wholes.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from mark to mark' },
    { keys: 'Home, End', does: 'go to the ends' },
    { keys: 'Escape', does: 'leaves the marks' },
  ],
  screenReader: ['Orders by payment, donut chart', 'COD, 4,980, 39.9%'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'has-a-table': 'The same numbers can be read as a table.',
    'total-stays-in-sight': 'What is told of a part leaves the total in the ring uncovered.',
    'names-its-parts': 'Each part is named with its amount and share, at any width.',
  },
};
