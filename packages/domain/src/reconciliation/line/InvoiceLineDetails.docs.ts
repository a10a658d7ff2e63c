import type { ComponentDocs } from '@khep/ui';

export const invoiceLineDetailsDocs: ComponentDocs = {
  name: 'InvoiceLineDetails',
  group: 'shipping',
  purpose:
    'For deciding about one billed line: expected beside billed, lines with the same cause, accept or dispute.',
  do: ['Open it below the row, so that the next line is one key away.'],
  dont: ["Don't ask again before a decision: a line can be reopened."],
};
