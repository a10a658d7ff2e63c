import { addDays } from '../../days/index.ts';
import { findGstinFormat } from '../../tax/gstinFormats.ts';
import type { TaxDocument } from '../document.ts';
import { eInvoiceCancel, eInvoiceLimit, eInvoiceReporting } from '../rules.ts';

/** Whether a brand must register its invoices; undefined while its turnover is unknown. */
export function needsEInvoices(turnover: number | undefined): boolean | undefined {
  return turnover === undefined ? undefined : turnover > eInvoiceLimit.above;
}

/**
 * Whether an invoice or a credit note is one of those: to a registered person or abroad, not to a consumer, an embassy or a UN
 * body.
 */
export const isEInvoiced = ({ buyer_gstin, date, exported }: TaxDocument): boolean =>
  date >= eInvoiceLimit.from &&
  (exported !== undefined || (buyer_gstin !== '' && findGstinFormat(buyer_gstin)?.isRegistered === true));

/** The last day (YYYY-MM-DD) on which the portal takes an invoice of a day; undefined without a limit. */
export function lastEInvoiceDay(date: string, turnover: number | undefined): string | undefined {
  if (turnover === undefined || turnover < eInvoiceReporting.turnover || date < eInvoiceReporting.from)
    return undefined;
  return addDays(date, eInvoiceReporting.days);
}

/** Until when a registered invoice can be cancelled. */
export const eInvoiceCancelUntil = (registeredAt: Date): Date =>
  new Date(registeredAt.getTime() + eInvoiceCancel.hours * 3_600_000);

/** Waiting, or too late for the portal; registered, or cancelled there. */
export const eInvoiceStates = ['waiting', 'late', 'registered', 'cancelled'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** Reasons of the portal, by their codes. */
export const eInvoiceCancelReasons = {
  '1': 'Duplicate',
  '2': 'Data entry mistake',
  '3': 'Order cancelled',
  '4': 'Other',
} as const;
export type EInvoiceCancelReason = keyof typeof eInvoiceCancelReasons;
