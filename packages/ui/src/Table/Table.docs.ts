import type { ComponentDocs } from '../componentDocs.ts';

export const tableDocs: ComponentDocs = {
  name: 'Table',
  group: 'data',
  purpose: 'For a few rows to read.',
  keywords: ['static table'],
  alternatives: [
    { name: 'DataGrid', when: 'it is a list to work through' },
    { name: 'DescriptionList', when: 'it is one record' },
  ],
  do: [
    'Mark the row header column.',
    'Align numbers to the end.',
    'Stack rows that are read one by one (order items) on narrow screens; keep columns for numbers to compare.',
    "Set every column's width if cells change, so that nothing shifts.",
  ],
  dont: ["Don't show more than fifty rows."],
  keyboard: [
    { keys: 'Tab', does: 'moves to the table' },
    { keys: 'Left and Right', does: 'scroll it' },
  ],
  screenReader: ['Products, table, 3 columns'],
  requirements: {
    'native-table': 'It is a native table with a name, headers and row headers.',
    'scrolls-by-key': 'A wide table can be scrolled by keyboard.',
    reflows:
      'With `narrowLayout="stacked"` nothing scrolls sideways on a phone: cells are stacked under the row’s name, keeping table semantics.',
    'widths-stay': "With fixed widths, longer text in one column doesn't shift others.",
  },
};
