import { eInvoiceCancelReasons, eInvoiceStates } from '@khep/domain/gst';
import type { EInvoiceCancelReason } from '@khep/domain/gst';
import { z } from 'zod';
import { exact, gstin, idText, maxLength, required, requiredId } from './fields.ts';

/** An invoice to a registered buyer or abroad, or a credit note. */
export const EInvoice = z.object({
  /** Empty for an invoice without an order. */
  order_id: z.string(),
  number: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  buyer_name: z.string(),
  buyer_gstin: z.string(),
  /** In rupees. */
  value: z.number(),
  /** Of a credit note: the number of its invoice; else null. */
  credits: z.string().nullable(),
  /** The last day on which the portal takes it; null without a limit. */
  due_on: z.string().nullable(),
  state: z.enum(eInvoiceStates),
  /** Empty while it isn't registered. */
  irn: z.string(),
  ack_no: z.string(),
  ack_at: z.string().nullable(),
  /** Null once it can't be cancelled. */
  cancel_until: z.string().nullable(),
});
export type EInvoice = z.infer<typeof EInvoice>;

export const EInvoices = z.object({
  gstin: z.string(),
  /** Whether the turnover asks for e-invoices; null while it isn't entered. */
  is_needed: z.boolean().nullable(),
  /** The server has a provider. */
  is_connected: z.boolean(),
  is_simulated: z.boolean(),
  /** The user of the portal for this GSTIN; null while it isn't entered. */
  username: z.string().nullable(),
  invoices: z.array(EInvoice),
});
export type EInvoices = z.infer<typeof EInvoices>;

export const EInvoiceRef = z.object({
  /** Empty for an invoice without an order. */
  order_id: idText,
  number: requiredId('Choose an invoice'),
});
export type EInvoiceRef = z.output<typeof EInvoiceRef>;

const reasons = Object.keys(eInvoiceCancelReasons) as [EInvoiceCancelReason, ...EInvoiceCancelReason[]];
export const EInvoiceCancel = EInvoiceRef.extend({
  reason: z.enum(reasons, 'Choose a reason'),
  remark: required('Enter a remark', 100),
});
export type EInvoiceCancel = z.output<typeof EInvoiceCancel>;

/** The portal's user for one registration. */
export const EInvoiceAccount = z.object({
  gstin,
  username: required('Enter the username', 100),
  password: exact(maxLength.line, 'Enter the password').min(1, 'Enter the password'),
});
export type EInvoiceAccount = z.output<typeof EInvoiceAccount>;
