import { formatRupees, rupeesToPaise } from '../money/index.ts';
import { gstinProblem } from '../tax/identifiers.ts';
import { lineTotal, orderTotals } from '../tax/totals.ts';
import type { TotalsInput } from '../tax/totals.ts';
import type { FieldErrors } from './validate.ts';

const payment = 'order_details.payment_details';

/**
 * Returns what is wrong with the amounts of an order, by field: a discount above what it is taken off, or cash
 * on delivery with nothing to collect.
 */
function amountProblems(order: TotalsInput): FieldErrors {
  const problems: FieldErrors = {};
  order.product_details.forEach((line, index) => {
    const price = lineTotal({ ...line, discount: 0 });
    if (rupeesToPaise(line.discount ?? 0) > price)
      problems[`order_details.product_details.${index}.discount`] =
        `The discount can't exceed the line total of ${formatRupees(price)}.`;
  });
  const { lines, items, total, is_cod, collect } = orderTotals(order);
  const discount = lines.find(({ kind }) => kind === 'discount');
  const deducted = lines.reduce((sum, { amount }) => sum - Math.min(0, amount), 0);
  const charged = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  if (discount && -discount.amount > items)
    problems[`${payment}.discount.charge_value`] =
      `The discount can't exceed the item total of ${formatRupees(items)}.`;
  else if (deducted > charged)
    problems[`${payment}.discount.charge_value`] =
      `Discounts of ${formatRupees(deducted)} exceed the order value of ${formatRupees(charged)}.`;
  if (is_cod && collect === 0 && Object.keys(problems).length === 0)
    problems[`${payment}.payment_method`] =
      total > 0
        ? 'The order is paid in advance. Choose prepaid.'
        : "There's nothing to collect. Enter a price, or choose prepaid.";
  return problems;
}

/** Returns what can't be true of an order, by field. The form and the server refuse it. */
export function orderProblems(order: {
  buyer_details: { gst_number?: string | undefined };
  order_details: TotalsInput;
}): FieldErrors {
  const gstin = order.buyer_details.gst_number ?? '';
  const problem = gstin === '' ? undefined : gstinProblem(gstin);
  return {
    ...(problem !== undefined && { 'buyer_details.gst_number': problem }),
    ...amountProblems(order.order_details),
  };
}
