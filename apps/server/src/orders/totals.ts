import type { OrderDraft, OrderTotals } from '@khep/api';
import { paiseToRupees, rupeesToPaise } from '@khep/domain/money';
import { isCod, orderTotals, totalWeight } from '@khep/domain/orders';

/** The sums of an order, in paise. */
interface OrderSums {
  lines: { kind: string; label: string; amount: number; formula: string }[];
  items: number;
  total: number;
  is_cod: boolean;
  /** What the courier collects. */
  collect: number;
}

type Priced = Pick<OrderDraft['order_details'], 'product_details' | 'payment_details'>;

/** Sums of an order by the domain's rules, with what is taken off single lines. */
export function sumsOf({ product_details, payment_details }: Priced): OrderSums {
  const { lines, items, total, collect } = orderTotals({ product_details, payment_details });
  const off = product_details.reduce((sum, line) => sum + rupeesToPaise(line.discount), 0);
  const is_cod = isCod(payment_details);
  if (off === 0) return { lines, items, total, is_cod, collect };
  return {
    lines: [
      ...lines,
      { kind: 'discount', label: 'Discount on lines', amount: -off, formula: 'Sum of the lines' },
    ],
    items,
    total: Math.max(0, total - off),
    is_cod,
    collect: is_cod ? Math.max(0, collect - off) : 0,
  };
}

/** The sums in rupees, for the wire. */
export function totalsOnWire(order: Priced): OrderTotals {
  const sums = sumsOf(order);
  return {
    lines: sums.lines.map((line) => ({ ...line, amount: paiseToRupees(line.amount) })),
    items: paiseToRupees(sums.items),
    total: paiseToRupees(sums.total),
    is_cod: sums.is_cod,
    collect: paiseToRupees(sums.collect),
    quantity: order.product_details.reduce((sum, line) => sum + line.quantity, 0),
    total_weight: totalWeight(order.product_details),
  };
}
