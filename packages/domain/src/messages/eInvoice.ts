import { formatCount } from '../money/index.ts';

/** Messages of e-invoices. */
export const eInvoiceMessages = {
  eInvoices: {
    title: 'E-invoices',
    needed:
      'Your turnover is above ₹5 crore: exports, invoices and credit notes to registered buyers are valid once the portal has registered them.',
    notNeeded: 'Up to ₹5 crore in every year since 2017-18, no invoice needs a registration.',
    unknown:
      'Enter your turnover in Company: above ₹5 crore, exports, invoices and credit notes to registered buyers are registered.',
    simulated: 'Simulated: these numbers aren’t the portal’s.',
    noProvider: 'This server has no e-invoice provider. Register the documents on the portal.',
    noUser: 'Enter the portal’s user of this GSTIN first.',
    user: (username: string) => `User of the portal: ${username}`,
    waiting: (count: number) => `${formatCount(count, 'document', 'documents')} not registered`,
    allRegistered: 'All registered',
    none: 'No exports and no documents to registered buyers in this month.',
    label: 'Invoices and credit notes to registered buyers',
    credits: (invoice: string) => `Credit note for ${invoice}`,
    invoice: 'Document',
    buyer: 'Buyer',
    abroad: 'Abroad',
    value: 'Value',
    state: 'E-invoice',
    states: {
      waiting: 'Not registered',
      late: 'Too late for the portal',
      registered: 'Registered',
      cancelled: 'Cancelled',
    },
    dueOn: (day: string) => `By ${day}`,
    cancelUntil: (time: string) => `Can be cancelled until ${time}`,
    register: (number: string) => `Register ${number}`,
    registerAll: (count: number) => `Register all ${count}`,
    registering: (at: number, total: number) => `Registering ${at} of ${total}`,
    stop: 'Stop',
    cancel: (number: string) => `Cancel ${number}`,
    irn: (irn: string) => `IRN ${irn}`,
    enterUser: 'Enter portal user',
    changeUser: 'Change portal user',
    action: 'Action',
  },
};
