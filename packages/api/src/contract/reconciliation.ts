import { z } from 'zod';
import { bodyLimits, byId, data, done, endpoint } from '../endpoint.ts';
import { ImportUpload, courierIdText, requiredId } from '../entities/fields.ts';
import { page } from '../entities/paging.ts';
import * as r from '../entities/reconciliation.ts';

const failure = 'Something went wrong';
const byCourier = z.object({ courier_id: courierIdText });

const reconciliation = { module: 'reconciliation' } as const;
export const invoice = {
  upload: endpoint({
    id: 'invoice.upload',
    method: 'POST',
    path: '/invoice/{courier_id}',
    ...reconciliation,
    params: byCourier,
    body: r.CourierFileUpload,
    encoding: 'multipart',
    response: data(r.CourierFileUploaded),
    successMessage: 'Invoice Uploaded Successfully',
    errorMessage: 'Failed to upload file!!! Please check again',
    bodyLimit: bodyLimits.courierFile,
  }),
  deactivate: endpoint({
    id: 'invoice.deactivate',
    method: 'PUT',
    path: '/invoice/{id}',
    ...reconciliation,
    params: byId,
    encoding: 'empty',
    response: done,
    successMessage: 'Invoice Deleted',
    errorMessage: 'Failed to delete invoice',
  }),
  list: endpoint({
    id: 'invoice.list',
    method: 'GET',
    path: '/invoice',
    ...reconciliation,
    query: r.CourierFileFilter,
    response: z.object({ items: z.array(r.CourierFileItem), ...page }),
    rows: 'items',
    errorMessage: failure,
  }),
};

export const recon = {
  run: endpoint({
    id: 'recon.run',
    method: 'POST',
    path: '/reconciliation/{courier_id}',
    ...reconciliation,
    params: byCourier,
    body: z.object({ invoice_id: requiredId('Choose the invoice') }),
    response: data(r.Repriced),
    successMessage: 'Invoice Reconciliation successfully done',
    errorMessage: failure,
    lane: 'heavy',
  }),
  runCod: endpoint({
    id: 'recon.runCod',
    method: 'POST',
    path: '/reconciliation/cod/{courier_id}',
    ...reconciliation,
    params: byCourier,
    body: z.object({ remittance_id: requiredId('Choose the remittance') }),
    response: data(r.Repriced),
    successMessage: 'COD Reconciliation successfully done',
    errorMessage: failure,
    lane: 'heavy',
  }),
  list: endpoint({
    id: 'recon.list',
    method: 'GET',
    path: '/reconciliation',
    ...reconciliation,
    query: r.InvoiceLineFilter,
    response: z.object({ items: z.array(r.InvoiceLineItem), ...page }),
    rows: 'items',
    errorMessage: failure,
  }),
  listCod: endpoint({
    id: 'recon.listCod',
    method: 'GET',
    path: '/reconciliation/cod',
    ...reconciliation,
    query: r.RemittanceLineFilter,
    response: z.object({ items: z.array(r.RemittanceLineItem), ...page }),
    rows: 'items',
    errorMessage: failure,
  }),
  analytics: endpoint({
    id: 'recon.analytics',
    method: 'GET',
    path: '/reconciliation/cod/dashboard',
    ...reconciliation,
    query: r.ReconDashboardFilter,
    response: data(r.CodDashboard),
    errorMessage: failure,
  }),
  invoiceAnalytics: endpoint({
    id: 'recon.invoiceAnalytics',
    method: 'GET',
    path: '/reconciliation/invoice/dashboard',
    ...reconciliation,
    query: r.ReconDashboardFilter,
    response: data(r.ReconDashboard),
    errorMessage: failure,
  }),
  download: endpoint({
    id: 'recon.download',
    method: 'GET',
    path: '/reconciliation/download',
    ...reconciliation,
    query: r.ReconDownloadFilter,
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
};

const ours = { ...reconciliation, errorMessage: failure, isExtension: true } as const;

/** Reconciliation beyond the specification: COD files, rows to correct, disputes of lines, credit notes. */
export const reconciling = {
  /** Uploads a COD remittance file. */
  uploadCod: endpoint({
    id: 'reconciling.uploadCod',
    method: 'POST',
    path: '/reconciliation/cod/{courier_id}/file',
    ...ours,
    params: byCourier,
    body: r.CourierFileUpload,
    encoding: 'multipart',
    response: data(r.CourierFileUploaded),
    successMessage: 'Remittance uploaded',
    errorMessage: 'Failed to upload file!!! Please check again',
    bodyLimit: bodyLimits.courierFile,
  }),
  /** A file with its lines to correct. */
  file: endpoint({
    id: 'reconciling.file',
    method: 'GET',
    path: '/reconciliation/file/{id}',
    ...ours,
    params: byId,
    response: data(r.CourierFileDetails),
  }),
  /** Says whether the amounts of an invoice are with GST, and prices its lines again. */
  setGstBasis: endpoint({
    id: 'reconciling.setGstBasis',
    method: 'PUT',
    path: '/reconciliation/file/{id}/gst',
    ...ours,
    params: byId,
    body: r.GstBasisChange,
    response: data(r.Repriced),
    successMessage: 'Amounts compared again',
    lane: 'heavy',
  }),
  /** Loads corrected lines; those that are still wrong are returned with their problems. */
  correctRows: endpoint({
    id: 'reconciling.correctRows',
    method: 'POST',
    path: '/reconciliation/file/{id}/rows',
    ...ours,
    params: byId,
    body: r.CorrectedRows,
    response: data(r.CourierFileUploaded),
  }),
  /** One line: expected beside billed, head by head, and the lines with the same cause. */
  line: endpoint({
    id: 'reconciling.line',
    method: 'GET',
    path: '/reconciliation/line/{id}',
    ...ours,
    params: byId,
    response: data(r.InvoiceLineDetails),
  }),
  /** Accepts, disputes or writes off lines: by their ids, all of a filter, or all of a cause. Several are a job. */
  changeLines: endpoint({
    id: 'reconciling.changeLines',
    method: 'POST',
    path: '/reconciliation/lines/status',
    ...ours,
    body: r.LineStatusChange,
    response: data(r.LineChanges),
  }),
  /** How many lines of a list, and how much money, an action would change. */
  countLines: endpoint({
    id: 'reconciling.countLines',
    method: 'POST',
    path: '/reconciliation/lines/status/count',
    ...ours,
    body: r.LineChangeCount,
    response: data(r.CountedLines),
  }),
  /** Imports the deposits of a bank statement; those of an earlier one count once. */
  bankStatement: endpoint({
    id: 'reconciling.bankStatement',
    method: 'POST',
    path: '/reconciliation/bank/statement',
    ...ours,
    body: ImportUpload,
    encoding: 'multipart',
    response: data(r.BankStatementResult),
    successMessage: 'Bank statement imported',
    errorMessage: 'Failed to upload file!!! Please check again',
  }),
  /** Remittances beside what the bank received, the newest first. */
  payouts: endpoint({
    id: 'reconciling.payouts',
    method: 'GET',
    path: '/reconciliation/bank/payouts',
    ...ours,
    query: r.PayoutFilter,
    response: z.object({ items: z.array(r.PayoutItem), has_statement: z.boolean(), ...page }),
  }),
  /** Imports a credit note of a courier: AWB and amount for each disputed line. */
  creditNote: endpoint({
    id: 'reconciling.creditNote',
    method: 'POST',
    path: '/reconciliation/{courier_id}/credit-note',
    ...ours,
    params: byCourier,
    body: r.CreditNoteUpload,
    encoding: 'multipart',
    response: data(r.CreditNoteResult),
    successMessage: 'Credit note imported',
    errorMessage: 'Failed to upload file!!! Please check again',
  }),
};
