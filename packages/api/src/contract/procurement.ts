import { z } from 'zod';
import { byId, data, endpoint } from '../endpoint.ts';
import { Job } from '../entities/job.ts';
import * as p from '../entities/procurement.ts';

const ours = { module: 'procurement', errorMessage: 'Something went wrong', isExtension: true } as const;
const oneSupplier = data(z.object({ supplier: p.Supplier }));
const oneOrder = data(z.object({ order: p.PurchaseOrder }));

/** Suppliers, proposals to buy, purchase orders and their receipts. The specification has the screen and no call. */
export const procurement = {
  toBuy: endpoint({
    id: 'procurement.toBuy',
    method: 'GET',
    path: '/procurement/to-buy',
    ...ours,
    lane: 'heavy',
    response: data(p.ToBuy),
  }),
  suppliers: endpoint({
    id: 'procurement.suppliers',
    method: 'GET',
    path: '/procurement/suppliers',
    ...ours,
    response: data(z.object({ suppliers: z.array(p.Supplier) })),
  }),
  addSupplier: endpoint({
    id: 'procurement.addSupplier',
    method: 'POST',
    path: '/procurement/suppliers',
    ...ours,
    body: p.SupplierDraft,
    response: oneSupplier,
    successMessage: 'Supplier added',
  }),
  updateSupplier: endpoint({
    id: 'procurement.updateSupplier',
    method: 'PUT',
    path: '/procurement/suppliers/{id}',
    ...ours,
    params: byId,
    body: p.SupplierDraft,
    response: oneSupplier,
    successMessage: 'Supplier saved',
    isVersioned: true,
  }),
  orders: endpoint({
    id: 'procurement.orders',
    method: 'GET',
    path: '/procurement/orders',
    ...ours,
    query: p.PurchaseFilter,
    response: data(z.object({ orders: z.array(p.PurchaseOrder), next: z.string().nullable() })),
    rows: 'orders',
  }),
  order: endpoint({
    id: 'procurement.order',
    method: 'GET',
    path: '/procurement/orders/{id}',
    ...ours,
    params: byId,
    response: oneOrder,
  }),
  draftOrder: endpoint({
    id: 'procurement.draftOrder',
    method: 'POST',
    path: '/procurement/orders',
    ...ours,
    body: p.PurchaseDraft,
    response: oneOrder,
    successMessage: 'Purchase order drafted',
  }),
  updateOrder: endpoint({
    id: 'procurement.updateOrder',
    method: 'PUT',
    path: '/procurement/orders/{id}',
    ...ours,
    params: byId,
    body: p.PurchaseDraft,
    response: oneOrder,
    successMessage: 'Purchase order saved',
    isVersioned: true,
  }),
  /** Marks it as given to the supplier: from then on its units are on order. */
  sendOrder: endpoint({
    id: 'procurement.sendOrder',
    method: 'POST',
    path: '/procurement/orders/{id}/send',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneOrder,
    successMessage: 'Purchase order marked as sent',
  }),
  /** The order as PDF, as its supplier gets it. */
  orderPdf: endpoint({
    id: 'procurement.orderPdf',
    method: 'GET',
    path: '/procurement/orders/{id}/pdf',
    ...ours,
    params: byId,
    response: 'blob',
  }),
  /** Emails the order as PDF to its supplier; a draft is sent with it. */
  emailOrder: endpoint({
    id: 'procurement.emailOrder',
    method: 'POST',
    path: '/procurement/orders/{id}/email',
    ...ours,
    params: byId,
    body: p.PurchaseEmailRequest,
    response: oneOrder,
    successMessage: 'Purchase order emailed',
  }),
  /** Ends a draft, or what is open of a sent order. */
  cancelOrder: endpoint({
    id: 'procurement.cancelOrder',
    method: 'POST',
    path: '/procurement/orders/{id}/cancel',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneOrder,
    successMessage: 'Purchase order ended',
  }),
  /** Saves freight, duty and other costs; also of an order that was received, as their bills come later. */
  saveCosts: endpoint({
    id: 'procurement.saveCosts',
    method: 'PUT',
    path: '/procurement/orders/{id}/costs',
    ...ours,
    params: byId,
    body: p.PurchaseCosts,
    response: oneOrder,
    successMessage: 'Costs saved',
    isVersioned: true,
  }),
  /** Saves the supplier's bills: what they are too high by is compared with what came and with the agreed prices. */
  saveBills: endpoint({
    id: 'procurement.saveBills',
    method: 'PUT',
    path: '/procurement/orders/{id}/bills',
    ...ours,
    params: byId,
    body: p.SupplierBills,
    response: oneOrder,
    successMessage: 'Bills saved',
    isVersioned: true,
  }),
  /** Claims what a bill is too high by, with a number of its own. */
  issueDebitNote: endpoint({
    id: 'procurement.issueDebitNote',
    method: 'POST',
    path: '/procurement/orders/{id}/debit-notes',
    ...ours,
    params: byId,
    body: p.BillNumber,
    response: oneOrder,
  }),
  /** Takes the claim back; its number stays used. */
  cancelDebitNote: endpoint({
    id: 'procurement.cancelDebitNote',
    method: 'POST',
    path: '/procurement/orders/{id}/debit-notes/cancel',
    ...ours,
    params: byId,
    body: p.BillNumber,
    response: oneOrder,
  }),
  /** The debit note of a bill as PDF. */
  debitNotePdf: endpoint({
    id: 'procurement.debitNotePdf',
    method: 'GET',
    path: '/procurement/orders/{id}/debit-notes/pdf',
    ...ours,
    params: byId,
    query: p.BillNumber,
    response: 'blob',
  }),
  /** Emails the debit note of a bill as PDF to the supplier. */
  emailDebitNote: endpoint({
    id: 'procurement.emailDebitNote',
    method: 'POST',
    path: '/procurement/orders/{id}/debit-notes/email',
    ...ours,
    params: byId,
    body: p.DebitNoteEmailRequest,
    response: oneOrder,
    successMessage: 'Debit note emailed',
  }),
  /** Enters that a bill was paid, or takes that back: the cash calendar expects what isn't paid. */
  payBill: endpoint({
    id: 'procurement.payBill',
    method: 'POST',
    path: '/procurement/orders/{id}/bills/payment',
    ...ours,
    params: byId,
    body: p.BillPayment,
    response: oneOrder,
  }),
  /** Units that came: the good ones are stock at once. */
  receive: endpoint({
    id: 'procurement.receive',
    method: 'POST',
    path: '/procurement/orders/{id}/receipts',
    ...ours,
    params: byId,
    body: p.PurchaseReceipt,
    response: oneOrder,
  }),
  /** Which boxes to buy: the latest proposal. */
  boxSizes: endpoint({
    id: 'procurement.boxSizes',
    method: 'GET',
    path: '/procurement/box-sizes',
    ...ours,
    response: data(p.BoxSizes),
  }),
  /** Searches for the sizes that make the orders of the last 90 days cheapest. */
  findBoxSizes: endpoint({
    id: 'procurement.findBoxSizes',
    method: 'POST',
    path: '/procurement/box-sizes',
    ...ours,
    body: p.BoxSizesRequest,
    response: data(z.object({ job: Job })),
  }),
};
