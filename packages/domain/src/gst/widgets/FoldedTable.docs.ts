import type { ComponentDocs } from '@khep/ui';

export const foldedTableDocs: ComponentDocs = {
  name: 'FoldedTable',
  group: 'shipping',
  purpose: 'For a table of sums on a page with others: its first rows, and a button for all.',
  alternatives: [{ name: 'Table', when: 'every row matters, such as rows to work on' }],
  do: ['Put the largest sums first.'],
  dont: ["Don't fold rows that wait for an action."],
  requirements: { 'tells-how-many': 'The button says how many rows there are.' },
};
