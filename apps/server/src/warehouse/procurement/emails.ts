import type { PurchaseOrder, SupplierBill } from '@khep/api';
import { formatDate } from '@khep/domain/days';
import { formatRupeeValue } from '@khep/domain/money';
import { purchaseProgress } from '@khep/domain/warehouse';
import type { EmailText } from '../../platform/mail/mailer.ts';

/** The email to a supplier with a purchase order. `sender` may be empty. */
export function purchaseEmail(
  { number, lines, value, promised_on, warehouse_name }: PurchaseOrder,
  { company, sender }: { company: string; sender: string },
): EmailText {
  const { quantity } = purchaseProgress(lines);
  return {
    subject: `Purchase order ${number} (${company})`,
    text: [
      `${company} orders ${quantity} ${quantity === 1 ? 'unit' : 'units'} for ${formatRupeeValue(value)} before GST. Purchase order ${number} is attached as PDF.`,
      '',
      `Deliver to: ${warehouse_name}`,
      ...(promised_on === null ? [] : [`Expected by: ${formatDate(promised_on)}`]),
      '',
      `Confirm the order and the day of delivery${sender === '' ? '.' : `: ${sender}`}`,
    ].join('\n'),
  };
}

/** The email to a supplier with the debit note of a bill. `sender` may be empty. */
export function debitNoteEmail(
  { number: bill, note, claim }: SupplierBill,
  { company, sender, order }: { company: string; sender: string; order: string },
): EmailText {
  const number = note?.number ?? '';
  return {
    subject: `Debit note ${number} on bill ${bill} (${company})`,
    text: [
      `${company} claims ${formatRupeeValue(claim)} of bill ${bill} for purchase order ${order}. Debit note ${number} is attached as PDF.`,
      '',
      `Send a credit note for this amount${sender === '' ? '.' : `: ${sender}`}`,
    ].join('\n'),
  };
}
