import { istDay } from '@khep/domain/days';
import { scalePaise, sumPaise } from '@khep/domain/money';
import { goodsInBox } from '@khep/domain/tax';
import type { DeclaredGoods } from '../../../partners/couriers/port.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { findVoidingNotes } from '../../../orders/invoicing/creditNotes.ts';
import { computeInvoices } from '../../../orders/invoicing/invoiceLines.ts';
import { findLatestInvoices, issuedContents } from '../../../orders/invoicing/issuedInvoices.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { LoadedOrder, OrderBill } from './loadOrders.ts';

/** Adds their bills to orders that are about to be booked. An invoice that isn't issued yet has no number. */
export async function withBills(
  db: Db,
  brand_id: string,
  orders: readonly LoadedOrder[],
  now: Date,
): Promise<LoadedOrder[]> {
  const records = orders.filter(({ drafts }) => drafts.length > 0).map(({ order }) => order);
  const issued = await findLatestInvoices(
    db,
    brand_id,
    records.map(({ order_id }) => order_id),
  );
  const voided = await findVoidingNotes(db, brand_id, issued);
  const valid = records.flatMap((order) => {
    const invoice = voided.has(order.order_id) ? undefined : issued.get(order.order_id);
    return invoice ? [{ order, issued: invoice }] : [];
  });
  const known = new Set(valid.map(({ order }) => order.order_id));
  const day = istDay(now);
  const contents = await issuedContents(db, brand_id, valid);
  const computed = await computeInvoices(
    db,
    brand_id,
    records.filter(({ order_id }) => !known.has(order_id)),
    () => day,
  );
  const bills = new Map<string, OrderBill>(
    valid.map(({ order, issued: { number, date, supplier } }, at) => [
      order.order_id,
      { seller: sellerOf(supplier), invoice: { number, date }, lines: contents[at]?.lines ?? [] },
    ]),
  );
  for (const [order_id, { supplier, lines }] of computed)
    bills.set(order_id, { seller: sellerOf(supplier), invoice: undefined, lines });
  return orders.map((loaded) => {
    const bill = bills.get(loaded.order.order_id);
    return bill ? { ...loaded, bill } : loaded;
  });
}

const sellerOf = ({ name, gstin = '' }: { name: string; gstin?: string }) => ({ name, gstin });

/** The goods of a box as its courier declares them. */
export function declaredGoods(
  { seller, invoice, lines }: OrderBill,
  { order }: Pick<LoadedOrder, 'order'>,
  box: ShipmentRecord,
): DeclaredGoods {
  const gross = sumPaise(lines.map(({ tax }) => tax.gross));
  const taxes = sumPaise(lines.map(({ tax }) => tax.cgst + tax.sgst + tax.igst + tax.cess));
  return {
    seller,
    invoice,
    buyer_gstin: order.details.buyer_details.gst_number ?? '',
    items: goodsInBox(
      lines.filter(({ line_no }) => line_no !== null),
      box.items as { sku_id: string; quantity: number }[],
    ),
    tax_paise: gross === 0 ? 0 : scalePaise(box.declared_paise, taxes, gross),
  };
}
