import type { ComponentDocs } from '../componentDocs.ts';

export const gridDocs: ComponentDocs = {
  name: 'Grid',
  group: 'layout',
  purpose: 'For columns that adapt to the page width.',
  alternatives: [
    { name: 'Inline', when: 'items have their own widths' },
    { name: 'DataGrid', when: 'it is rows of data' },
  ],
  do: ['Set columns by width: `{ base: 1, md: 2 }`.'],
  dont: ["Don't use it for tables."],
  requirements: {
    'columns-by-width': 'The number of columns follows the window width.',
    'aside-keeps-its-width': 'The aside is 320px wide; the main column takes the remaining width.',
    'cells-stay-inside': "Long words don't widen a column.",
  },
};
