import type { ComponentDocs } from '@khep/ui';

export const orderInvoiceDocs: ComponentDocs = {
  name: 'OrderInvoice',
  group: 'shipping',
  purpose: 'For the invoice of an order, its credit notes and its e-way bill.',
  do: ['Ask for the e-way bill where it is needed.'],
  dont: ["Don't ask a cancelled order for an e-way bill."],
  requirements: {
    'lists-credit-notes': 'Each credit note is listed with its cause and its amount.',
  },
};
