import type { ComponentDocs } from '@khep/ui';

export const gstr3bTablesDocs: ComponentDocs = {
  name: 'Gstr3bTables',
  group: 'shipping',
  purpose: 'For reading the sales of GSTR-3B, and for seeing whether they tie to GSTR-1.',
  do: ['Lead each row to the invoices and credit notes that it sums.'],
  dont: ["Don't show zero for a row that Khep has no documents of."],
};
