import type { InvoiceKind } from '@khep/domain/tax';
import type { InvoiceLine, InvoiceParty } from '@khep/domain/documents';
import { isSameState } from '@khep/domain/india';
import { explodeLines } from '@khep/domain/orders';
import { apportionFees, isRegisteredPerson, ratesByPrice, taxInvoice } from '@khep/domain/tax';
import { loadPreference } from '../../brand/catalogue/preferences.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import { invoicedPlace, orderSupplyType } from '../core/placeOfSupply.ts';
import type { InvoicedLine, InvoicedPlace, LineRecord, OrderRecord } from '../core/tables.ts';
import { originAddress, loadSender, supplierAt } from './sender.ts';
import type { Sender } from './sender.ts';
import { completeHsn, invoiceHsnProblem } from './invoiceHsn.ts';

/**
 * Lines with their tax; extra charges have the rates of the goods, and a discount is apportioned to all. Without a
 * GSTIN no tax is charged.
 * @param day of the invoice: some goods have a rate by their price
 */
export function computeInvoiceLines(
  order: OrderRecord,
  lines: readonly LineRecord[],
  kind: InvoiceKind,
  day: string,
): InvoicedLine[] {
  const names = new Map(lines.map((line) => [line.line_no, line]));
  // A combo has a line for each part, with its HSN, rate and share of the price.
  const priced = explodeLines(lines).map((line) => ({
    line_no: line.line_no as number | null,
    description: names.get(line.line_no)?.parts
      ? `${names.get(line.line_no)?.sku_name}: ${line.sku_name}`
      : line.sku_name,
    sku_id: line.sku_id,
    hsn_code: line.hsn_code,
    quantity: line.quantity,
    // A line with a larger discount (older orders) is free, never negative.
    gross: Math.max(0, line.unit_price_paise * line.quantity - line.discount_paise),
    rate: kind === 'untaxed' ? 0 : line.gst,
    cess_rate: kind === 'untaxed' ? 0 : line.cess,
  }));
  const beside = order.total_paise - priced.reduce((sum, { gross }) => sum + gross, 0);
  const discount = Math.max(0, -beside);
  const rates = kind === 'untaxed' ? [] : ratesByPrice(priced, discount, day);
  const goods = priced.map((line, at) => ({ ...line, rate: rates[at] ?? line.rate }));
  const [fees = []] = apportionFees(goods, [{ gross: Math.max(0, beside) }]);
  const rows = [
    ...goods,
    ...fees.map((fee) => ({
      ...fee,
      line_no: null,
      description: 'Shipping and collection',
      hsn_code: '',
      quantity: 1,
    })),
  ];
  const taxed = taxInvoice(rows, kind === 'untaxed' ? 'intra-state' : kind, discount);
  return rows.map(({ gross: _gross, cess_rate: _cess, ...row }, index) =>
    Object.assign(row, { tax: taxed.lines[index]! }),
  );
}

/** A line for documents. */
export function toPrintedLine({ line_no: _line, tax, ...line }: InvoicedLine): InvoiceLine {
  const { taxable, cgst, sgst, igst, cess } = tax;
  return { ...line, taxable, cgst, sgst, igst, ...(cess === 0 ? {} : { cess }) };
}

/** Content of an invoice: its kind, place of supply and lines. */
export interface InvoiceContent {
  kind: InvoiceKind;
  /** Null if it is unknown: the delivery is printed. */
  place: InvoicedPlace | null;
  lines: InvoicedLine[];
}

/** An invoice with its supplier. */
export interface SupplierInvoice extends InvoiceContent {
  supplier: InvoiceParty;
  /** Why it can't be issued, and what to do. */
  problem: string | undefined;
}

/**
 * Computes invoices from the current orders and settings.
 * @param dayOf the day of an order's invoice (YYYY-MM-DD, in IST)
 */
export async function computeInvoices(
  db: Db | Tx,
  brand_id: string,
  orders: readonly OrderRecord[],
  dayOf: (order: OrderRecord) => string,
): Promise<Map<string, SupplierInvoice>> {
  if (orders.length === 0) return new Map();
  const sender = await loadSender(db, brand_id);
  const isPrimary = await isFromPrimary(db, brand_id);
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where(
      'order_id',
      'in',
      orders.map(({ order_id }) => order_id),
    )
    .orderBy('line_no')
    .execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const bills = orders.map((order) => {
    const kind = supplyOf(sender, order);
    const own = linesOf.get(order.order_id) ?? [];
    return {
      order,
      kind,
      place: invoicedPlace(order),
      lines: computeInvoiceLines(order, own, kind, dayOf(order)),
    };
  });
  await completeHsn(
    db,
    brand_id,
    sender.turnover,
    bills.map(({ lines: own }) => own),
  );
  return new Map(
    bills.map(({ order, ...bill }) => {
      const supplier = supplierOf(sender, order, isPrimary);
      const problem = invoiceHsnProblem(bill.lines, sender.turnover, isToConsumer(order));
      return [order.order_id, { ...bill, supplier, problem }];
    }),
  );
}

/** A buyer with a UIN is like a consumer. */
const isToConsumer = ({ details }: Pick<OrderRecord, 'details'>): boolean =>
  !isRegisteredPerson(details.buyer_details.gst_number);

/** Returns whether an order, saved or not, is taxed, and whether its supply is intra-state. */
export async function findInvoiceKind(db: Db, brand_id: string, order: OrderRecord): Promise<InvoiceKind> {
  return supplyOf(await loadSender(db, brand_id), order);
}

/** Whether the supplier's address is always the primary warehouse's. */
async function isFromPrimary(db: Db | Tx, brand_id: string): Promise<boolean> {
  const kept = await loadPreference(db, brand_id, 'invoice_preference');
  return kept.version > 0 && kept.preferences['is_primary_warehouse'] !== false;
}

/**
 * The supplier of an order: registered in the state of the dispatching warehouse. The primary warehouse's address
 * is printed where the brand prefers it and it is in the same state, as a GSTIN is of one state.
 */
function supplierOf(sender: Sender, order: OrderRecord, isPrimary: boolean): InvoiceParty {
  const dispatch = order.warehouse_id ?? '';
  const { gstin } = supplierAt(sender, dispatch);
  const from = originAddress(sender, dispatch);
  const primary = originAddress(sender, sender.primary ?? '');
  const isSame = isSameState(addressState(primary), addressState(from)) === true;
  return { name: sender.company, ...(isPrimary && isSame ? primary : from), gstin };
}

/** Whether the supply is taxed, and whether it is intra-state. */
function supplyOf(sender: Sender, order: OrderRecord): InvoiceKind {
  const { gstin, state } = supplierAt(sender, order.warehouse_id ?? '');
  if (gstin === '') return 'untaxed';
  return orderSupplyType(state, order);
}
