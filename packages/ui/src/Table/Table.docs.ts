import type { ComponentDocs } from '../componentDocs.ts';

export const tableDocs: ComponentDocs = {
  name: 'Table',
  group: 'data',
  purpose: 'A few rows to read, in full.',
  keywords: ['static table'],
  alternatives: [
    { name: 'DataGrid', when: 'it is a list to work through' },
    { name: 'DescriptionList', when: 'it is one record' },
  ],
  do: [
    'Mark the column that names the row.',
    'Align numbers at the end.',
    "Where a row is read by itself, as an order's product is, let it fall into lines when narrow; keep columns for figures to compare.",
    'Give every column a width where cells change while they are read: then nothing else moves.',
  ],
  dont: ['Do not show more than fifty rows.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the table' },
    { keys: 'Left and Right', does: 'scroll it' },
  ],
  screenReader: ['Products, table, 3 columns'],
  requirements: {
    'native-table': 'It is a table with a name, headers and row headers.',
    'scrolls-by-key': 'Where it is wider than its place, the keyboard can scroll it.',
    reflows:
      'With `whenNarrow="lines"` nothing scrolls sideways on a phone: each row shows its cells under its name, and is heard as a row of a table.',
    'widths-stay': 'Where every column says a width, a longer word in one moves no other.',
  },
};
