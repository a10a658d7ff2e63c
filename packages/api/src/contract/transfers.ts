import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import { EwayBillNumber, EwayTransport } from '../entities/directInvoice.ts';
import * as t from '../entities/transfer.ts';

const ours = { module: 'procurement', errorMessage: 'Something went wrong', isExtension: true } as const;
const oneTransfer = data(z.object({ transfer: t.StockTransfer }));

/** Goods that go from one warehouse of the brand to another, with their papers. */
export const transfers = {
  list: endpoint({
    id: 'transfers.list',
    method: 'GET',
    path: '/procurement/transfers',
    ...ours,
    query: t.TransferFilter,
    response: data(z.object({ transfers: z.array(t.StockTransfer), next: z.string().nullable() })),
    rows: 'transfers',
  }),
  one: endpoint({
    id: 'transfers.one',
    method: 'GET',
    path: '/procurement/transfers/{id}',
    ...ours,
    params: byId,
    response: oneTransfer,
  }),
  draft: endpoint({
    id: 'transfers.draft',
    method: 'POST',
    path: '/procurement/transfers',
    ...ours,
    body: t.TransferDraft,
    response: oneTransfer,
    successMessage: 'Stock transfer drafted',
  }),
  update: endpoint({
    id: 'transfers.update',
    method: 'PUT',
    path: '/procurement/transfers/{id}',
    ...ours,
    params: byId,
    body: t.TransferDraft,
    response: oneTransfer,
    successMessage: 'Stock transfer saved',
    isVersioned: true,
  }),
  /** Takes the units from stock and issues the invoice, or the delivery challan within one GSTIN. */
  send: endpoint({
    id: 'transfers.send',
    method: 'POST',
    path: '/procurement/transfers/{id}/send',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneTransfer,
  }),
  /** Units that came: the good ones are stock at once. */
  receive: endpoint({
    id: 'transfers.receive',
    method: 'POST',
    path: '/procurement/transfers/{id}/receipts',
    ...ours,
    params: byId,
    body: t.TransferReceipt,
    response: oneTransfer,
  }),
  /** Discards a draft; what is open of a sent transfer is lost. */
  close: endpoint({
    id: 'transfers.close',
    method: 'POST',
    path: '/procurement/transfers/{id}/close',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneTransfer,
  }),
  /** The invoice or the delivery challan as PDF. */
  paper: endpoint({
    id: 'transfers.paper',
    method: 'GET',
    path: '/procurement/transfers/{id}/paper',
    ...ours,
    params: byId,
    response: 'blob',
  }),
  /** Issues the paper again, with a new number, where the books cancelled its invoice. */
  replacePaper: endpoint({
    id: 'transfers.replacePaper',
    method: 'POST',
    path: '/procurement/transfers/{id}/paper',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneTransfer,
  }),
  /** The file for the bulk upload of the e-way bill portal. */
  ewayBillFile: endpoint({
    id: 'transfers.ewayBillFile',
    method: 'GET',
    path: '/procurement/transfers/{id}/e-way-bill',
    ...ours,
    params: byId,
    query: EwayTransport,
    response: 'blob',
  }),
  /** Records the number that the portal gave. */
  saveEwayBill: endpoint({
    id: 'transfers.saveEwayBill',
    method: 'PUT',
    path: '/procurement/transfers/{id}/e-way-bill',
    ...ours,
    params: byId,
    body: EwayBillNumber,
    response: oneTransfer,
    successMessage: 'E-way bill saved',
  }),
};
