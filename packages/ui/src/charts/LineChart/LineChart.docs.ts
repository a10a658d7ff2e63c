import type { ComponentDocs } from '../../componentDocs.ts';

export const lineChartDocs: ComponentDocs = {
  name: 'LineChart',
  group: 'charts',
  purpose: 'Shows how one to five amounts move over time.',
  alternatives: [
    { name: 'AreaChart', when: 'there is one amount and its volume matters' },
    { name: 'BarChart', when: 'the points are groups, not times' },
    { name: 'Sparkline', when: 'only the shape matters, beside a number' },
  ],
  do: ['Give it labels that people say: "8 Nov", "Today".', 'Pass null for a time that was not counted.'],
  dont: [
    'Do not draw more than five lines: part them into charts of one scale.',
    'Do not put two units on one chart.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'Left and Right', does: 'go from time to time' },
    { keys: 'Up and Down', does: 'go from line to line' },
    { keys: 'Home, End', does: 'go to the first and the last time' },
    { keys: 'Escape', does: 'leaves the points' },
  ],
  screenReader: ['Orders per day, line chart', 'Today, 142', '20 Nov, 131'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'tip-keeps-its-words': 'What is told of a mark breaks no word, at the end of the drawing either.',
    'has-a-table': 'The same numbers can be read as a table.',
    'names-its-lines': 'Several lines are named at their ends, or by a key in a narrow place.',
    'says-why-nothing-is-shown': 'While there are no data it says why, and offers to try again.',
  },
};
