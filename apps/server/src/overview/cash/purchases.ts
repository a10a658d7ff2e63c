import { addDays, daysBetween, formatDate, istDay } from '@khep/domain/days';
import { scalePaise, sumPaise } from '@khep/domain/money';
import {
  isPurchaseOpen,
  openUnits,
  payableUnits,
  placedPurchaseStates,
  purchaseCostLabels,
} from '@khep/domain/warehouse';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Selectable } from 'kysely';
import { billedAmounts, loadBillTerms } from '../../warehouse/procurement/billedAmounts.ts';
import type { PurchaseLineJson, WarehouseTables } from '../../warehouse/tables.ts';
import { billEntries, billOutcomes } from './supplierBillEntries.ts';
import { counted, lastDay, laterDay, target } from './facts.ts';
import type { CashFacts, CashMoves, ExpectedEntry } from './facts.ts';

export const purchasePayment = (purchase_id: string): string => `purchase_order:${purchase_id}`;

const sourceOf = (supplier_id: string) => `supplier:${supplier_id}`;

/** The day on which an order is expected, and paid unless it is moved: as promised, else after the supplier's usual days. */
export const receiptDay = (
  {
    promised_on,
    sent_at,
    created_at,
  }: { promised_on: string | null; sent_at: Date | null; created_at: Date },
  lead_days: number,
): string => promised_on ?? addDays(istDay(sent_at ?? created_at), lead_days);

/** The last day of a payment: the supplier's days after the receipt. */
export const paymentLimit = (received_on: string, payment_days: number): string =>
  addDays(received_on, payment_days);

async function loadSuppliers(db: Db | Tx, brand_id: string) {
  const rows = await db
    .selectFrom('suppliers')
    .select(['supplier_id', 'name', 'details'])
    .where('brand_id', '=', brand_id)
    .execute();
  return new Map(rows.map((row) => [row.supplier_id, row]));
}

/** GST of SKUs by record, for suppliers that charge it. */
async function loadRates(db: Db, brand_id: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .select(['id', 'gst'])
    .where('brand_id', '=', brand_id)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, gst }) => [id, gst]));
}

/** Units of each line that came after a moment, from the receipts. */
async function loadReceivedSince(db: Db, brand_id: string, purchase_ids: readonly string[]) {
  if (purchase_ids.length === 0) return [];
  return db
    .selectFrom('purchase_receipts')
    .select(['purchase_id', 'line_no', 'quantity', 'at'])
    .where('brand_id', '=', brand_id)
    .where('purchase_id', 'in', [...purchase_ids])
    .execute();
}

/**
 * Payments of purchase orders that were sent: bills on the day they are due, and open units on the day they are expected. Units
 * that come without a bill are paid when they come; those of a payment that was moved before are paid with it.
 */
export async function loadPurchaseEntries(
  db: Db,
  brand_id: string,
  { today, moves }: { today: string; moves: CashMoves },
): Promise<CashFacts> {
  const [orders, suppliers] = await Promise.all([
    db
      .selectFrom('purchase_orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('state', 'in', placedPurchaseStates)
      .orderBy('created_at')
      .execute(),
    loadSuppliers(db, brand_id),
  ]);
  const moved = orders.filter(({ purchase_id }) => moves.has(purchasePayment(purchase_id)));
  const receipts = await loadReceivedSince(
    db,
    brand_id,
    moved.map(({ purchase_id }) => purchase_id),
  );
  const open = orders.filter(({ state }) => isPurchaseOpen(state));
  const rates = await loadRates(db, brand_id, [
    ...new Set([...open, ...moved].flatMap(({ lines }) => lines.map(({ record_id }) => record_id))),
  ]);
  const termsOf = await loadBillTerms(db, brand_id, orders);
  const bills = orders.flatMap((order) =>
    billEntries(order, suppliers.get(order.supplier_id)?.name ?? '', termsOf(order)),
  );
  const entries = orders.flatMap((order): ExpectedEntry[] => {
    const { purchase_id, purchase_number, supplier_id, state, lines } = order;
    const billed = billedAmounts(order, termsOf(order));
    const supplier = suppliers.get(supplier_id);
    const payment = purchasePayment(purchase_id);
    const move = moves.get(payment);
    // Units that came before the move were paid then, and billed ones are paid with their bill.
    const cameOf = ({ line_no, received }: PurchaseLineJson) => {
      if (move === undefined) return 0;
      const came = receipts
        .filter(
          (one) => one.purchase_id === purchase_id && one.line_no === line_no && one.at >= move.moved_at,
        )
        .reduce((sum, { quantity }) => sum + quantity, 0);
      return Math.min(came, Math.max(0, received - payableUnits(billed, line_no)));
    };
    const units = lines.map((line) => ({
      line,
      count: (isPurchaseOpen(state) ? openUnits(line) : 0) + cameOf(line),
    }));
    const count = units.reduce((sum, one) => sum + one.count, 0);
    const hasGst = (supplier?.details.gst_number ?? '') !== '';
    const amount = sumPaise(
      units.map((one) => payable(one.line, one.count, hasGst ? (rates.get(one.line.record_id) ?? 0) : 0)),
    );
    const own = receiptDay(order, supplier?.details.lead_days ?? 0);
    if (amount === 0 || (move !== undefined && !isPurchaseOpen(state) && move.day < today)) return [];
    const on = move?.day ?? own;
    const until = paymentLimit(laterDay(own, today), supplier?.details.payment_days ?? 0);
    const gst = hasGst ? 'with GST' : 'without GST, as the supplier has no GSTIN';
    return [
      {
        id: payment,
        kind: 'purchase_order',
        source: sourceOf(supplier_id),
        label: supplier?.name ?? '',
        cause: `${purchase_number}: ${counted(count, 'unit', 'units')} to pay, ${gst}; ${
          order.promised_on === null ? 'expected' : 'promised'
        } for ${formatDate(own)}`,
        on,
        amount: -amount,
        is_known: true,
        target: target('purchase_order', { id: purchase_id }),
        ...((until > on || move !== undefined) && {
          move: { payment, until, from: move === undefined ? null : own },
        }),
      },
    ];
  });
  const costs = open.flatMap((order) => costEntry(order, suppliers.get(order.supplier_id)));
  const outcomes = billOutcomes(orders, termsOf);
  for (const { supplier_id, promised_on, first_receipt_at } of orders) {
    if (promised_on === null || first_receipt_at === null) continue;
    const past = outcomes.get(sourceOf(supplier_id)) ?? [];
    past.push({ expected: 1, paid: 1, days_late: daysBetween(promised_on, istDay(first_receipt_at)) });
    outcomes.set(sourceOf(supplier_id), past);
  }
  return { entries: [...bills, ...entries, ...costs].filter(({ on }) => on <= lastDay(today)), outcomes };
}

/**
 * Freight, duty and other costs of a sent order, which carriers and customs are paid when the goods come. What came has its share
 * paid.
 */
function costEntry(
  order: Selectable<WarehouseTables['purchase_orders']>,
  supplier: { name: string; details: { lead_days: number } } | undefined,
): ExpectedEntry[] {
  const { purchase_id, purchase_number, supplier_id, lines, costs } = order;
  const open = lines.reduce((sum, line) => sum + openUnits(line), 0);
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = scalePaise(sumPaise(costs.map(({ amount_paise }) => amount_paise)), open, ordered);
  if (amount === 0) return [];
  const on = receiptDay(order, supplier?.details.lead_days ?? 0);
  const kinds = costs.map(({ kind }) => purchaseCostLabels[kind]).join(', ');
  return [
    {
      id: `${purchasePayment(purchase_id)}:costs`,
      kind: 'purchase_order',
      source: sourceOf(supplier_id),
      label: `${kinds}: ${supplier?.name ?? ''}`,
      cause: `${purchase_number}: costs beside the price, for ${counted(open, 'unit', 'units')} to come, expected for ${formatDate(on)}`,
      on,
      amount: -amount,
      is_known: true,
      target: target('purchase_order', { id: purchase_id }),
    },
  ];
}

const payable = ({ price_paise }: PurchaseLineJson, count: number, gst: number): number =>
  scalePaise(count * price_paise, 100 + gst, 100);

/** The days between which the payment of a sent order may be; undefined if the brand has no such order. */
export async function findPurchaseTerm(
  tx: Tx,
  brand_id: string,
  purchase_id: string,
  today: string,
): Promise<{ own: string; until: string } | undefined> {
  const order = await tx
    .selectFrom('purchase_orders')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('purchase_id', '=', purchase_id)
    .where('state', 'in', placedPurchaseStates)
    .executeTakeFirst();
  if (!order) return undefined;
  const supplier = (await loadSuppliers(tx, brand_id)).get(order.supplier_id);
  const own = receiptDay(order, supplier?.details.lead_days ?? 0);
  return { own, until: paymentLimit(laterDay(own, today), supplier?.details.payment_days ?? 0) };
}
