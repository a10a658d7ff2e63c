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
};
