import type { ComponentDocs } from '../../componentDocs.ts';

export const chartFrameDocs: ComponentDocs = {
  name: 'ChartFrame',
  group: 'charts',
  purpose: 'Surrounds a drawing with its title, its table twin, its file and what stands in its place.',
  alternatives: [{ name: 'Card', when: 'it is no chart' }],
  do: [
    'Use the charts: they bring it with them. Take it alone for a drawing of your own.',
    'Give it the same numbers as the drawing.',
  ],
  dont: ['Do not draw what the table does not say.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to its buttons, then to the drawing' },
    { keys: 'Enter or Space', does: 'shows the table, or saves the file' },
  ],
  screenReader: ['Parcels by courier, heading', 'Show as table, button', 'Download CSV, button'],
  requirements: {
    'has-a-table': 'The same numbers can be read as a table.',
    'saves-a-file': 'Its numbers can be saved as CSV in which no cell is run as a formula.',
    'says-why-nothing-is-shown': 'Empty, loading and failed each say so, and a failure offers to try again.',
  },
};
