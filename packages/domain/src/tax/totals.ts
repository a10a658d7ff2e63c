import { formatPercent, isCodName, percentOf, rupeesToPaise, sumPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';

/** A charge of the order form, in rupees or as a percentage of the item total. */
export interface ChargeField {
  charge_name?: string | null | undefined;
  /** @default 0 */
  charge_value?: number | null | undefined;
  /** @default 'percentage' */
  charge_basis?: string | null | undefined;
  /** `debit` is paid by the buyer, `credit` is subtracted. @default 'debit' */
  charge_type?: string | null | undefined;
}

export interface TotalsLine {
  sku_id?: string;
  sku_name?: string | null | undefined;
  quantity: number;
  /** Rupees per unit, including GST. */
  unit_price?: number | null | undefined;
  /** Rupees off the line, capped at its price. @default 0 */
  discount?: number | null | undefined;
}

export interface TotalsInput {
  product_details: readonly TotalsLine[];
  payment_details?:
    | {
        payment_method?: readonly string[] | null | undefined;
        payment_mode?: string | null | undefined;
        shipping_charges?: ChargeField | null | undefined;
        transaction_fees?: ChargeField | null | undefined;
        cod_charges?: ChargeField | null | undefined;
        discount?: ChargeField | null | undefined;
        /** Rupees paid in advance on a COD order. */
        amount_paid?: number | null | undefined;
      }
    | null
    | undefined;
}

export const totalKinds = ['items', 'discount', 'shipping', 'cod', 'transaction'] as const;
export type TotalKind = (typeof totalKinds)[number];

export interface TotalLine {
  kind: TotalKind;
  label: string;
  /** Paise; negative for a reduction. */
  amount: Paise;
  /** How it was calculated: "2% of ₹998.00". */
  formula: string;
}

export interface OrderTotals {
  lines: TotalLine[];
  /** After line discounts. */
  items: Paise;
  total: Paise;
  is_cod: boolean;
  /** COD amount. */
  collect: Paise;
}

/** Returns whether the order is cash on delivery. */
export function isCod(payment: TotalsInput['payment_details']): boolean {
  const names = [...(payment?.payment_method ?? []), payment?.payment_mode ?? ''];
  return names.some(isCodName);
}

function chargeLine(
  kind: TotalKind,
  label: string,
  charge: ChargeField | null | undefined,
  base: Paise,
  sign: 1 | -1,
): TotalLine | undefined {
  const value = charge?.charge_value ?? 0;
  if (!(value > 0)) return undefined;
  const isPercentage = (charge?.charge_basis ?? 'percentage') === 'percentage';
  const amount = isPercentage ? percentOf(base, value) : rupeesToPaise(value);
  const direction = (charge?.charge_type ?? 'debit') === 'credit' ? -1 : sign;
  return {
    kind,
    label: charge?.charge_name || label,
    amount: direction * amount,
    formula: isPercentage ? `${formatPercent(value)} of the items` : 'Fixed',
  };
}

/** Returns a line's price in paise, after its discount. */
export function lineTotal(line: TotalsLine): Paise {
  const price = rupeesToPaise(line.unit_price ?? 0) * line.quantity;
  return price - Math.max(0, Math.min(price, rupeesToPaise(line.discount ?? 0)));
}

/** Computes the order total line by line, and the COD amount. The COD charge applies to COD orders only. */
export function orderTotals(order: TotalsInput): OrderTotals {
  const payment = order.payment_details ?? {};
  const items = sumPaise(order.product_details.map(lineTotal));
  const pieces = order.product_details.reduce((sum, line) => sum + line.quantity, 0);
  const is_cod = isCod(payment);
  const lines = [
    {
      kind: 'items',
      label: 'Items',
      amount: items,
      formula: `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
    } satisfies TotalLine,
    chargeLine('discount', 'Discount', payment.discount, items, -1),
    chargeLine('shipping', 'Shipping', payment.shipping_charges, items, 1),
    is_cod ? chargeLine('cod', 'Cash on delivery', payment.cod_charges, items, 1) : undefined,
    chargeLine('transaction', 'Transaction fee', payment.transaction_fees, items, 1),
  ].filter((line) => line !== undefined);
  const total = Math.max(0, sumPaise(lines.map((line) => line.amount)));
  const paid = rupeesToPaise(payment.amount_paid ?? 0);
  return { lines, items, total, is_cod, collect: is_cod ? Math.max(0, total - paid) : 0 };
}
