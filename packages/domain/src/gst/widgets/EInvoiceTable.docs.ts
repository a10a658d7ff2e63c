import type { ComponentDocs } from '@khep/ui';

export const eInvoiceTableDocs: ComponentDocs = {
  name: 'EInvoiceTable',
  group: 'shipping',
  purpose:
    'For registering invoices to registered buyers with the portal, and for cancelling a registration in time.',
  do: ['Say that results are simulated where they are.'],
  dont: ["Don't offer to cancel after 24 hours: the portal refuses it."],
};
