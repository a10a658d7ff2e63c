import type { ComponentDocs } from '../../componentDocs.ts';

export const barChartDocs: ComponentDocs = {
  name: 'BarChart',
  group: 'charts',
  purpose: 'For comparing values of a few groups.',
  alternatives: [
    { name: 'LineChart', when: 'the groups are points in time' },
    { name: 'StackedBarChart', when: 'each bar has parts' },
    { name: 'DonutChart', when: 'two to six groups add up to a whole' },
  ],
  do: [
    'Sort horizontal bars by value, longest first.',
    'Give each item an `href` to what it counts, or use `onAction`.',
  ],
  dont: [
    "Don't colour bars individually: colour means state, length means value.",
    'Don\'t show more than twelve; show the first ten and "Others".',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between marks' },
    { keys: 'Home, End', does: 'move to the ends' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Parcels by courier, bar chart', 'Blue Dart, 84,210'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'opens-what-it-counts': 'Enter or clicking a mark opens its items.',
    'says-its-amounts': 'Bars show their value, large ones in lakh and crore.',
  },
};
