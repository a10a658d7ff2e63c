import { formatNumber } from '../money/index.ts';
/** Numbers of orders that an erasure affects. */
export interface ErasureResult {
  /** Orders without the buyer's data now. */
  erased: number;
  /** Orders that are erased once they have ended. */
  waiting: number;
  /** Erased orders whose invoices keep their recipient, as the law asks. */
  invoices_kept: number;
}

const orders = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`;

/** Says what became of the orders of a buyer who asked for an erasure. */
export function describeErasure(contact: string, { erased, waiting, invoices_kept }: ErasureResult): string {
  if (erased + waiting === 0) return `No order has the contact ${contact}.`;
  return [
    `The buyer is erased from ${orders(erased)}.`,
    ...(waiting > 0 ? [`${orders(waiting)} will follow once settled: on the way, or ended lately.`] : []),
    ...(invoices_kept > 0 ? [`Invoices of ${orders(invoices_kept)} keep their recipient.`] : []),
  ].join(' ');
}
