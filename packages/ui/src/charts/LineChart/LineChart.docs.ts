import type { ComponentDocs } from '../../componentDocs.ts';

export const lineChartDocs: ComponentDocs = {
  name: 'LineChart',
  group: 'charts',
  purpose: 'For one to five metrics over time.',
  alternatives: [
    { name: 'AreaChart', when: 'there is one metric and its volume matters' },
    { name: 'BarChart', when: 'the points are groups, not times' },
    { name: 'Sparkline', when: 'only the shape matters, beside a number' },
  ],
  do: [
    'Use readable labels: "8 Nov", "Today".',
    'Pass null for missing values.',
    'Dash a line that is not a fact: what another top-up would change.',
    'Draw prices by slab with isStepped: between two points nothing is interpolated.',
  ],
  dont: [
    "Don't show more than five lines; use several charts with the same scale.",
    "Don't mix units in one chart.",
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'Left and Right', does: 'move between times' },
    { keys: 'Up and Down', does: 'move between lines' },
    { keys: 'Home, End', does: 'move to the first or last time' },
    { keys: 'Enter', does: 'opens what the point counts' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Orders per day, line chart', 'Today, 142', '20 Nov, 131'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'tip-keeps-its-words': 'The tooltip never breaks words, even at the edges.',
    'opens-what-it-counts': 'Enter or clicking a point with a link opens it; so does its value in the table.',
    'has-a-table': 'The data is also available as a table.',
    'names-its-lines': 'Lines are labelled at their ends, or by a legend in narrow places.',
    'tells-what-is-no-fact': 'A dashed line is a forecast or a choice, and is named like the others.',
    'marks-the-current-label': 'The label that the page is about is marked on the line.',
    'says-why-nothing-is-shown': 'Without data it says why and offers a retry.',
  },
};
