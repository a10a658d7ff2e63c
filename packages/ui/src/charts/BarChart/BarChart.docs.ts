import type { ComponentDocs } from '../../componentDocs.ts';

export const barChartDocs: ComponentDocs = {
  name: 'BarChart',
  group: 'charts',
  purpose: 'Compares amounts of a few groups.',
  alternatives: [
    { name: 'LineChart', when: 'the groups are times' },
    { name: 'StackedBarChart', when: 'each bar has parts' },
    { name: 'DonutChart', when: 'two to six groups make one whole' },
  ],
  do: [
    'Sort lying bars by their amount, the longest first.',
    'Let a bar open what it counts with `onAction`.',
  ],
  dont: [
    'Do not colour each bar: colour says state, length says amount.',
    'Do not show more than twelve: show the first ten and "Others".',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from mark to mark' },
    { keys: 'Home, End', does: 'go to the ends' },
    { keys: 'Escape', does: 'leaves the marks' },
  ],
  screenReader: ['Parcels by courier, bar chart', 'Blue Dart, 84,210'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'opens-what-it-counts': 'Enter on a mark and a press on it open what it counts.',
    'says-its-amounts': 'Each bar says its amount, in lakh and crore where it is large.',
  },
};
