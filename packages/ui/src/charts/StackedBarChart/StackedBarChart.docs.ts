import type { ComponentDocs } from '../../componentDocs.ts';

export const stackedBarChartDocs: ComponentDocs = {
  name: 'StackedBarChart',
  group: 'charts',
  purpose: 'For totals over time and their parts.',
  alternatives: [
    { name: 'DonutChart', when: 'there is one total' },
    { name: 'LineChart', when: 'parts are compared rather than totals' },
  ],
  do: ['Put the most important part first: only the bottom one has a common baseline.'],
  dont: ["Don't stack values that don't add up."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between bars' },
    { keys: 'Up and Down', does: 'move between parts' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Parcels per day, stacked bar chart', 'Blue Dart, 9 Nov, 30, 32.6%'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'names-its-parts': 'Parts are labelled beside the last bar, or by a legend in narrow places.',
  },
};
