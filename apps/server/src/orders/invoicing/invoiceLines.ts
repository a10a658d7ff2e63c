import type { InvoiceLine, InvoiceParty } from '@khep/domain/documents';
import { isSameState } from '@khep/domain/india';
import { apportionFees, taxInvoice } from '@khep/domain/tax';
import type { SupplyType } from '@khep/domain/tax';
import { loadPreference } from '../../catalogue/preferences.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { addressState } from '../pincodeLookup.ts';
import type { InvoicedLine, LineRecord, OrderRecord } from '../tables.ts';
import { originAddress, loadSender } from '../documents/sender.ts';
import type { Sender } from '../documents/sender.ts';

/** Each line with its tax; what is charged beside the goods bears their rates, a discount is shared over all. */
export function computeInvoiceLines(
  order: OrderRecord,
  lines: readonly LineRecord[],
  kind: SupplyType,
): InvoicedLine[] {
  const goods = lines.map((line) => ({
    line_no: line.line_no as number | null,
    description: line.sku_name,
    sku_id: line.sku_id,
    hsn_code: line.hsn_code,
    quantity: line.quantity,
    // A line from before larger discounts were refused costs nothing; it is never paid out.
    gross: Math.max(0, line.unit_price_paise * line.quantity - line.discount_paise),
    rate: line.gst,
    cess_rate: line.cess,
  }));
  const beside = order.total_paise - goods.reduce((sum, { gross }) => sum + gross, 0);
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
  const taxed = taxInvoice(rows, kind, Math.max(0, -beside));
  return rows.map(({ gross: _gross, cess_rate: _cess, ...row }, index) =>
    Object.assign(row, { tax: taxed.lines[index]! }),
  );
}

/** A line as papers print it. */
export function toPrintedLine({ line_no: _line, tax, ...line }: InvoicedLine): InvoiceLine {
  const { taxable, cgst, sgst, igst, cess } = tax;
  return { ...line, taxable, cgst, sgst, igst, ...(cess === 0 ? {} : { cess }) };
}

/** What an invoice charges: the kind of its tax, and its lines. */
export interface InvoiceContent {
  kind: SupplyType;
  lines: InvoicedLine[];
}

/** A bill with who sends it. */
export interface SupplierInvoice extends InvoiceContent {
  supplier: InvoiceParty;
}

/** What the invoices of orders charge as the orders and the brand's settings are now. */
export async function computeInvoices(
  db: Db | Tx,
  brand_id: string,
  orders: readonly OrderRecord[],
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
  return new Map(
    orders.map((order) => {
      const supplier = supplierOf(sender, order, isPrimary);
      const kind = supplyOf(order, supplier);
      const own = linesOf.get(order.order_id) ?? [];
      return [order.order_id, { kind, lines: computeInvoiceLines(order, own, kind), supplier }];
    }),
  );
}

/** Whether the seller's address is the primary warehouse's, wherever the goods leave from. */
async function isFromPrimary(db: Db | Tx, brand_id: string): Promise<boolean> {
  const kept = await loadPreference(db, brand_id, 'invoice_preference');
  return kept.version > 0 && kept.preferences['is_primary_warehouse'] !== false;
}

/** Who sells an order, and from where, as the brand prefers its invoices. */
function supplierOf(sender: Sender, order: OrderRecord, isPrimary: boolean): InvoiceParty {
  const from = originAddress(sender, (isPrimary ? sender.primary : order.warehouse_id) ?? '');
  return { name: sender.company, ...from, gstin: sender.gstin };
}

/** Whether the tax stays within a state. */
function supplyOf(order: OrderRecord, from: { state: string; pincode: string }): SupplyType {
  return isSameState(addressState(from), addressState(order)) === true ? 'intra-state' : 'inter-state';
}
