import type { ComponentDocs } from '../../componentDocs.ts';

export const chartFrameDocs: ComponentDocs = {
  name: 'ChartFrame',
  group: 'charts',
  purpose:
    'For a custom chart: adds title, table view, download as CSV or PNG, and empty, loading and error states.',
  alternatives: [{ name: 'Card', when: "it isn't a chart" }],
  do: [
    'Built-in charts include it. Use it directly for custom drawings only.',
    'Pass the same data as in the drawing.',
  ],
  dont: ["Don't draw data that isn't in the table."],
  keyboard: [
    { keys: 'Tab', does: 'moves to its buttons, then the drawing' },
    { keys: 'Enter or Space', does: 'shows the table, or the files to download' },
    { keys: 'T', does: 'shows the table, from the drawing' },
  ],
  screenReader: ['Parcels by courier, heading', 'Show as table, button', 'Download chart, button'],
  requirements: {
    'has-a-table': 'The data is also available as a table.',
    'saves-a-file':
      'The data can be downloaded as CSV, in which no cell runs as a formula, and the chart as PNG.',
    'says-why-nothing-is-shown': 'Empty, loading and error states have a message; errors offer a retry.',
  },
};
