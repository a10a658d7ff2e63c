import type { ComponentDocs } from '../componentDocs.ts';

export const tableDocs: ComponentDocs = {
  name: 'Table',
  group: 'data',
  purpose: 'A few rows to read, in full.',
  soughtAs: ['static table'],
  alternatives: [
    { name: 'DataGrid', when: 'it is a list to work through' },
    { name: 'DescriptionList', when: 'it is one record' },
  ],
  do: [
    'Mark the column that names the row.',
    'Align numbers at the end.',
    'Give every column a width where cells change while they are read: then nothing else moves.',
  ],
  dont: ['Do not show more than fifty rows.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to the table' },
    { keys: 'Left and Right', does: 'scroll it' },
  ],
  screenReader: ['Products, table, 3 columns'],
  must: {
    'native-table': 'It is a table with a name, headers and row headers.',
    'scrolls-by-key': 'Where it is wider than its place, the keyboard can scroll it.',
    'widths-stay': 'Where every column says a width, a longer word in one moves no other.',
  },
};
