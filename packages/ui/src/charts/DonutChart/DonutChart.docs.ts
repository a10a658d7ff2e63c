import type { ComponentDocs } from '../../componentDocs.ts';

export const donutChartDocs: ComponentDocs = {
  name: 'DonutChart',
  group: 'charts',
  purpose: 'For two to six parts of a whole.',
  alternatives: [
    { name: 'BarChart', when: 'there are many or nearly equal parts' },
    { name: 'ShareBar', when: 'there is only one line of space' },
    { name: 'StackedBarChart', when: 'there are several totals' },
  ],
  do: ['Put the largest part first.', 'Name the whole in the title.'],
  dont: ["Don't use it to compare totals."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between marks' },
    { keys: 'Home, End', does: 'move to the ends' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Orders by payment, donut chart', 'COD, 4,980, 39.9%'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'has-a-table': 'The data is also available as a table.',
    'total-stays-in-sight': "Tooltips don't cover the total.",
    'names-its-parts': 'Every part is labelled with its value and share, at any width.',
  },
};
