import type { ComponentDocs } from '../../componentDocs.ts';

export const stackedBarChartDocs: ComponentDocs = {
  name: 'StackedBarChart',
  group: 'charts',
  purpose: 'Shows wholes over time and what they are made of.',
  alternatives: [
    { name: 'DonutChart', when: 'there is one whole' },
    { name: 'LineChart', when: 'the parts are to be compared, not the wholes' },
  ],
  do: ['Put the part that matters most at the foot: only it has a straight base.'],
  dont: ['Do not stack what does not add up.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from bar to bar' },
    { keys: 'Up and Down', does: 'go from part to part' },
    { keys: 'Escape', does: 'leaves the parts' },
  ],
  screenReader: ['Parcels per day, stacked bar chart', 'Blue Dart, 9 Nov, 30, 32.6%'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'names-its-parts': 'Its parts are named beside the last bar, or by a key in a narrow place.',
  },
};
