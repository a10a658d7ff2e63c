import type { CashOutcome } from '@khep/domain/cash';
import { daysBetween, formatDate } from '@khep/domain/days';
import { formatRupees } from '@khep/domain/money';
import { billedAmounts } from '../../warehouse/procurement/billedAmounts.ts';
import type { BilledAmounts, BillTerms } from '../../warehouse/procurement/billedAmounts.ts';
import type { PurchaseRecord } from '../../warehouse/tables.ts';
import { target } from './facts.ts';
import type { ExpectedEntry } from './facts.ts';

const sourceOf = (supplier_id: string) => `supplier_bill:${supplier_id}`;

/** "₹8,610.00 billed, less ₹2,310.00 that DN/26-27/1 claims" */
function amountWords({ bill, billed_paise, claim_paise, unpaid_paise, to_pay_paise }: BilledAmounts): string {
  const { note } = bill;
  const claimed = note && note.cancelled_at === null ? `that ${note.number} claims` : 'that is too much';
  return [
    `${formatRupees(billed_paise)} billed`,
    claim_paise > 0 && `less ${formatRupees(claim_paise)} ${claimed}`,
    unpaid_paise < to_pay_paise && `less ${formatRupees(to_pay_paise - unpaid_paise)} that is paid`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Bills of an order that aren't paid, on the day they are due; one that is overdue stays until it is marked as paid. */
export const billEntries = (
  order: PurchaseRecord,
  supplier_name: string,
  terms: BillTerms,
): ExpectedEntry[] =>
  billedAmounts(order, terms)
    .filter(({ unpaid_paise }) => unpaid_paise > 0)
    .map((amounts) => {
      const { bill, due_on, unpaid_paise } = amounts;
      const { purchase_id, purchase_number, supplier_id } = order;
      return {
        id: `supplier_bill:${purchase_id}:${bill.number}`,
        kind: 'purchase_order',
        source: sourceOf(supplier_id),
        label: supplier_name,
        cause: `${purchase_number}, bill ${bill.number} of ${formatDate(bill.date)}: ${amountWords(amounts)}; due on ${formatDate(due_on)}`,
        on: due_on,
        amount: -unpaid_paise,
        is_known: true,
        target: target('purchase_order', { id: purchase_id }),
      };
    });

/** How late the bills of orders were paid, by source. */
export function billOutcomes(
  orders: readonly PurchaseRecord[],
  termsOf: (row: PurchaseRecord) => BillTerms,
): Map<string, CashOutcome[]> {
  const outcomes = new Map<string, CashOutcome[]>();
  for (const order of orders)
    for (const { bill, to_pay_paise, due_on } of billedAmounts(order, termsOf(order))) {
      if (!bill.paid || to_pay_paise <= 0) continue;
      const source = sourceOf(order.supplier_id);
      const past = outcomes.get(source) ?? [];
      const days_late = daysBetween(due_on, bill.paid.on);
      past.push({ expected: to_pay_paise, paid: bill.paid.amount_paise, days_late });
      outcomes.set(source, past);
    }
  return outcomes;
}
