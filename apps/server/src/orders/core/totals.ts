import type { OrderDraft, OrderTotals } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { orderTotals, totalWeight } from '@khep/domain/orders';

type Priced = Pick<OrderDraft['order_details'], 'product_details' | 'payment_details'>;

/** Totals in rupees, for the wire, as shown in the form. */
export function serializeTotals(order: Priced): OrderTotals {
  const sums = orderTotals(order);
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
