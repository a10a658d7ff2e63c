import type { PurchaseOrder } from '@khep/api';
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
