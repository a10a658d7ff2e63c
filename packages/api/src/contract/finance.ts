import { z } from 'zod';
import { data, endpoint } from '../endpoint.ts';
import { CashCalendar, CashMove, CashSettings, PlannedPayments } from '../entities/cash.ts';
import {
  EarningOrders,
  EarningOrdersFilter,
  Earnings,
  EarningsFilter,
  EarningsSettings,
  SkuCosts,
} from '../entities/earnings.ts';
import {
  DirectEwayBill,
  DirectInvoiceRef,
  DirectInvoices,
  EwayBillFileFilter,
  EwayBillNeeds,
  DirectCredit,
  DirectExport,
  ShippingBill,
  DirectTransfer,
} from '../entities/directInvoice.ts';
import { EInvoiceAccount, EInvoiceCancel, EInvoiceRef, EInvoices } from '../entities/einvoice.ts';
import { GstDocuments, GstDocumentsFilter, GstFileFilter, GstFilter, GstMonth } from '../entities/finance.ts';
import { TcsChannel, TcsImported, TcsMonth, TcsUpload } from '../entities/tcs.ts';

const ours = { module: 'finance', errorMessage: 'Something went wrong', isExtension: true } as const;

/** Contribution of orders; GST from issued invoices and credit notes; cash of the coming weeks. */
export const finance = {
  gst: endpoint({
    id: 'finance.gst',
    method: 'GET',
    path: '/finance/gst',
    ...ours,
    query: GstFilter,
    response: data(GstMonth),
  }),
  /** The invoices and credit notes behind a figure of a return. */
  gstDocuments: endpoint({
    id: 'finance.gstDocuments',
    method: 'GET',
    path: '/finance/gst/documents',
    ...ours,
    query: GstDocumentsFilter,
    response: data(GstDocuments),
    rows: 'documents',
  }),
  /** A return as the portal takes it, all its rows as CSV, or its documents for bookkeeping programs. */
  gstFile: endpoint({
    id: 'finance.gstFile',
    method: 'GET',
    path: '/finance/gst/file',
    ...ours,
    query: GstFileFilter,
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  /** Invoices and credit notes of a month that the portal registers. */
  eInvoices: endpoint({
    id: 'finance.eInvoices',
    method: 'GET',
    path: '/finance/gst/e-invoices',
    ...ours,
    query: GstFilter,
    response: data(EInvoices),
  }),
  /** Registers an invoice with the portal. */
  registerEInvoice: endpoint({
    id: 'finance.registerEInvoice',
    method: 'POST',
    path: '/finance/gst/e-invoices',
    ...ours,
    body: EInvoiceRef,
    response: data(z.object({ irn: z.string() })),
    successMessage: 'E-invoice registered',
    errorMessage: 'Failed to register the invoice',
  }),
  /** Cancels a registration within 24 hours. */
  cancelEInvoice: endpoint({
    id: 'finance.cancelEInvoice',
    method: 'POST',
    path: '/finance/gst/e-invoices/cancel',
    ...ours,
    body: EInvoiceCancel,
    response: data(z.object({})),
    successMessage: 'E-invoice cancelled',
    errorMessage: 'Failed to cancel the e-invoice',
  }),
  /** Saves the portal's username and password of a registration. */
  saveEInvoiceAccount: endpoint({
    id: 'finance.saveEInvoiceAccount',
    method: 'PUT',
    path: '/finance/gst/e-invoices/account',
    ...ours,
    body: EInvoiceAccount,
    response: data(z.object({ username: z.string() })),
    successMessage: 'Portal user saved',
    errorMessage: 'Failed to save the portal user',
  }),
  /** Invoices of a month without an order: exports, and transfers to another registration. */
  directInvoices: endpoint({
    id: 'finance.directInvoices',
    method: 'GET',
    path: '/finance/gst/direct-invoices',
    ...ours,
    query: GstFilter,
    response: data(DirectInvoices),
  }),
  /** Issues the tax invoice of goods for a warehouse of another GSTIN, with the date of today. */
  issueTransfer: endpoint({
    id: 'finance.issueTransfer',
    method: 'POST',
    path: '/finance/gst/transfers',
    ...ours,
    body: DirectTransfer,
    response: data(z.object({ number: z.string() })),
    successMessage: 'Invoice issued',
    errorMessage: 'Failed to issue the invoice',
  }),
  /** Issues the invoice of goods for a buyer abroad, with the date of today. */
  issueExport: endpoint({
    id: 'finance.issueExport',
    method: 'POST',
    path: '/finance/gst/exports',
    ...ours,
    body: DirectExport,
    response: data(z.object({ number: z.string() })),
    successMessage: 'Invoice issued',
    errorMessage: 'Failed to issue the invoice',
  }),
  saveEwayBill: endpoint({
    id: 'finance.saveEwayBill',
    method: 'PUT',
    path: '/finance/gst/direct-invoices/e-way-bill',
    ...ours,
    body: DirectEwayBill,
    response: data(z.object({})),
    successMessage: 'E-way bill saved',
    errorMessage: 'Failed to save the e-way bill',
  }),
  saveShippingBill: endpoint({
    id: 'finance.saveShippingBill',
    method: 'PUT',
    path: '/finance/gst/exports/shipping-bill',
    ...ours,
    body: ShippingBill,
    response: data(z.object({})),
    successMessage: 'Shipping bill saved',
    errorMessage: 'Failed to save the shipping bill',
  }),
  /** Cancels an invoice without an order until its GSTR-1 is due. */
  cancelDirectInvoice: endpoint({
    id: 'finance.cancelDirectInvoice',
    method: 'POST',
    path: '/finance/gst/direct-invoices/cancel',
    ...ours,
    body: DirectInvoiceRef,
    response: data(z.object({})),
    successMessage: 'Invoice cancelled',
    errorMessage: 'Failed to cancel the invoice',
  }),
  /** Issues a credit note for units of an invoice without an order, with the date of today. */
  issueDirectNote: endpoint({
    id: 'finance.issueDirectNote',
    method: 'POST',
    path: '/finance/gst/direct-invoices/credit',
    ...ours,
    body: DirectCredit,
    response: data(z.object({ number: z.string() })),
    errorMessage: 'Failed to issue the credit note',
  }),
  /** The PDF of an invoice, or of a credit note. */
  directInvoicePaper: endpoint({
    id: 'finance.directInvoicePaper',
    method: 'GET',
    path: '/finance/gst/direct-invoices/paper',
    ...ours,
    query: DirectInvoiceRef,
    response: 'blob',
    errorMessage: 'Failed to download the invoice',
  }),
  /** Invoices of a month whose goods need an e-way bill. */
  ewayBills: endpoint({
    id: 'finance.ewayBills',
    method: 'GET',
    path: '/finance/gst/e-way-bills',
    ...ours,
    query: GstFilter,
    response: data(EwayBillNeeds),
  }),
  /** The file for the portal's bulk upload. */
  ewayBillFile: endpoint({
    id: 'finance.ewayBillFile',
    method: 'GET',
    path: '/finance/gst/e-way-bills/file',
    ...ours,
    query: EwayBillFileFilter,
    response: 'blob',
    errorMessage: 'Failed to download the e-way bill',
  }),
  /** Tax that marketplaces collected in a month, beside own sales through them. */
  tcs: endpoint({
    id: 'finance.tcs',
    method: 'GET',
    path: '/finance/gst/tcs',
    ...ours,
    query: GstFilter,
    response: data(TcsMonth),
  }),
  /** Imports the portal's table of TCS credits; a later file replaces the months and marketplaces that it has. */
  importTcs: endpoint({
    id: 'finance.importTcs',
    method: 'POST',
    path: '/finance/gst/tcs',
    ...ours,
    body: TcsUpload,
    encoding: 'multipart',
    response: data(TcsImported),
    errorMessage: 'Failed to upload file!!! Please check again',
  }),
  /** Chooses whose orders are the sales through a marketplace. */
  saveTcsChannel: endpoint({
    id: 'finance.saveTcsChannel',
    method: 'PUT',
    path: '/finance/gst/tcs/channel',
    ...ours,
    body: TcsChannel,
    response: data(z.object({})),
    successMessage: 'Channel saved',
    errorMessage: 'Failed to save the channel',
  }),
  /** Contribution of the orders of a period: from the list price to what is left, by SKU, place, courier and channel. */
  earnings: endpoint({
    id: 'finance.earnings',
    method: 'GET',
    path: '/finance/earnings',
    ...ours,
    query: EarningsFilter,
    response: data(Earnings),
  }),
  /** The orders of a period with what each earned, the largest loss first. */
  earningOrders: endpoint({
    id: 'finance.earningOrders',
    method: 'GET',
    path: '/finance/earnings/orders',
    ...ours,
    query: EarningOrdersFilter,
    response: data(EarningOrders),
    rows: 'orders',
  }),
  /** Enters costs of SKUs. */
  saveCosts: endpoint({
    id: 'finance.saveCosts',
    method: 'POST',
    path: '/finance/costs',
    ...ours,
    body: SkuCosts,
    response: data(z.object({ saved: z.number().int() })),
    successMessage: 'Costs saved',
    errorMessage: 'Failed to save costs',
  }),
  saveSettings: endpoint({
    id: 'finance.saveSettings',
    method: 'PUT',
    path: '/finance/earnings/settings',
    ...ours,
    body: EarningsSettings,
    response: data(EarningsSettings.extend({ version: z.number().int() })),
    successMessage: 'Payment fee saved',
    errorMessage: 'Failed to save the payment fee',
    isVersioned: true,
  }),
  /** Money that is expected to come and to go in the next 45 days, and the balance of each. */
  cash: endpoint({
    id: 'finance.cash',
    method: 'GET',
    path: '/finance/cash',
    ...ours,
    lane: 'heavy',
    response: data(CashCalendar),
  }),
  /** Balance, floor and input credits. The balance is of the day it is saved. */
  saveCashSettings: endpoint({
    id: 'finance.saveCashSettings',
    method: 'PUT',
    path: '/finance/cash/settings',
    ...ours,
    body: CashSettings,
    response: data(CashSettings.extend({ balance_day: z.string().nullable(), version: z.number().int() })),
    successMessage: 'Balance saved',
    errorMessage: 'Failed to save the balance',
    isVersioned: true,
  }),
  savePlannedPayments: endpoint({
    id: 'finance.savePlannedPayments',
    method: 'PUT',
    path: '/finance/cash/payments',
    ...ours,
    body: PlannedPayments,
    response: data(PlannedPayments.extend({ version: z.number().int() })),
    successMessage: 'Planned payments saved',
    errorMessage: 'Failed to save the planned payments',
    isVersioned: true,
  }),
  /** Pays on another day; the answer has the day before, to undo it. */
  moveCashPayment: endpoint({
    id: 'finance.moveCashPayment',
    method: 'POST',
    path: '/finance/cash/moves',
    ...ours,
    body: CashMove,
    response: data(z.object({ previous: z.string().nullable() })),
    successMessage: 'Payment moved',
    errorMessage: 'Failed to move the payment',
  }),
};
