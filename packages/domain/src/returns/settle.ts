import { scalePaise, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { returnFeeGstRate } from '../tax/serviceGst.ts';
import type { Disposition } from './check.ts';

/** A returned item with its price as the buyer paid it. */
export interface SettledItem {
  name: string;
  quantity: number;
  /** For all units, including GST. */
  paid: Paise;
  /** GST per cent, included in the price. */
  gst: number;
  disposition: Disposition | null;
}

export interface SettleInit {
  items: readonly SettledItem[];
  /** Kept of the refund, including GST. */
  fee: Paise;
  /** False for an undelivered COD parcel: nothing was paid. */
  is_paid: boolean;
  /** Courier charges without GST; null if they aren't known. */
  freight_there: Paise | null;
  freight_back: Paise | null;
}

export interface SettledLine {
  id: string;
  label: string;
  amount: Paise;
}

export interface Settlement {
  /** Refund to the buyer: items, less the fee. Items that are sent back aren't refunded. */
  refund: SettledLine[];
  refund_total: Paise;
  /** Costs of the return for the brand, without GST. */
  cost: SettledLine[];
  cost_total: Paise;
  /** Value of written-off items without GST, which a courier can owe. */
  written_off: Paise;
}

const withoutGst = (gross: Paise, gst: number): Paise => scalePaise(gross, 100, 100 + gst);

/**
 * Computes the refund and the true cost of a return. Both say the same of each item: what is refunded and not written
 * off is back on the shelf.
 */
export function settleReturn({ items, fee, is_paid, freight_there, freight_back }: SettleInit): Settlement {
  const refunded = is_paid ? items.filter(({ disposition }) => disposition !== 'send_back') : [];
  const goods = refunded.map(({ name, paid }, index) => ({ id: `item-${index}`, label: name, amount: paid }));
  const value = sumPaise(goods.map(({ amount }) => amount));
  const kept = Math.min(fee, value);
  const refund = kept > 0 ? [...goods, { id: 'fee', label: 'Pickup fee kept', amount: -kept }] : goods;
  const lost = items
    .filter(({ disposition }) => disposition === 'write_off')
    .map(({ name, paid, gst }, index) => ({
      id: `written-off-${index}`,
      label: `${name} written off`,
      amount: withoutGst(paid, gst),
    }));
  const cost: SettledLine[] = [
    ...(freight_there === null ? [] : [{ id: 'there', label: 'Freight there', amount: freight_there }]),
    ...(freight_back === null ? [] : [{ id: 'back', label: 'Freight back', amount: freight_back }]),
    ...lost,
    ...(kept > 0
      ? [{ id: 'fee', label: 'Pickup fee kept', amount: -withoutGst(kept, returnFeeGstRate) }]
      : []),
  ];
  return {
    refund,
    refund_total: sumPaise(refund.map(({ amount }) => amount)),
    cost,
    cost_total: sumPaise(cost.map(({ amount }) => amount)),
    written_off: sumPaise(lost.map(({ amount }) => amount)),
  };
}
