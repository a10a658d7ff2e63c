import type { ComponentDocs } from '../componentDocs.ts';

export const gridDocs: ComponentDocs = {
  name: 'Grid',
  group: 'layout',
  purpose: 'Sets things in columns that follow the width of the page.',
  alternatives: [
    { name: 'Inline', when: 'their widths are their own' },
    { name: 'DataGrid', when: 'they are rows of data' },
  ],
  do: ['Say the columns by width: `{ base: 1, md: 2 }`.'],
  dont: ['Do not use it for tables.'],
  requirements: {
    'columns-by-width': 'The columns are as many as were said for the width of the window.',
    'aside-keeps-its-width': 'What stands beside is 320 px wide; what is worked on has the rest.',
    'cells-stay-inside': 'A long word makes no column wider than its share.',
  },
};
