import type { ComponentDocs } from '../../componentDocs.ts';

export const heatMapDocs: ComponentDocs = {
  name: 'HeatMap',
  group: 'charts',
  purpose: 'For values in two dimensions: weekdays and hours, zones and couriers.',
  alternatives: [
    { name: 'BarChart', when: 'there is one dimension' },
    { name: 'IndiaMap', when: 'the data is by state' },
  ],
  do: ['Use the natural order of rows and columns: Monday to Sunday.'],
  dont: ["Don't use it for exact comparison; use a table."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the chart' },
    { keys: 'arrows', does: 'move between cells' },
    { keys: 'Home, End', does: 'move to the ends of the row' },
    { keys: 'Enter', does: 'opens what the cell counts' },
    { keys: 'Escape', does: 'exits' },
  ],
  screenReader: ['Orders by weekday and hour, heat map', 'Tue, 10, 37'],
  requirements: {
    'one-stop-and-arrows': 'One tab stop; arrow keys, Home and End move between marks, Escape exits.',
    'every-point-is-heard': 'The focused mark is announced with its name and value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'opens-what-it-counts': 'Enter or clicking a cell with a link opens it; so does its value in the table.',
    'says-its-numbers': 'Cells show their value if it fits, with sufficient contrast.',
  },
};
