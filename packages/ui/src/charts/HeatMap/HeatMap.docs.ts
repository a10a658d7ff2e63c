import type { ComponentDocs } from '../../componentDocs.ts';

export const heatMapDocs: ComponentDocs = {
  name: 'HeatMap',
  group: 'charts',
  purpose: 'Shows where much comes together in two directions: weekdays and hours, zones and couriers.',
  alternatives: [
    { name: 'BarChart', when: 'there is one direction' },
    { name: 'IndiaMap', when: 'the places are states' },
  ],
  do: ['Order rows and columns as people know them: Monday to Sunday.'],
  dont: ['Do not use it for exact comparison: give a table.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chart' },
    { keys: 'arrows', does: 'go from cell to cell' },
    { keys: 'Home, End', does: 'go to the ends of the row' },
    { keys: 'Escape', does: 'leaves the cells' },
  ],
  screenReader: ['Orders by weekday and hour, heat map', 'Tue, 10, 37'],
  requirements: {
    'one-stop-and-arrows': 'It is one tab stop; arrows, Home and End walk its marks, Escape leaves them.',
    'every-point-is-heard': 'Each mark that is walked to is announced with its name and its value.',
    'follows-the-pointer': 'The mark under the pointer shows its value.',
    'says-its-numbers': 'Each cell says its number where it fits, on a ground where it can be read.',
  },
};
