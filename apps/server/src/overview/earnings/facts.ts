import type { EarningFacts } from '@khep/domain/earnings';
import type { Charges } from '@khep/domain/rating';
import { isReturnReason } from '@khep/domain/returns';
import { findCreditNotes } from '../../orders/invoicing/creditNotes.ts';
import { issuedContents, listIssuedInvoices } from '../../orders/invoicing/issuedInvoices.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import type { Db } from '../../platform/db/schema.ts';

export interface EarningOrder {
  order: OrderRecord;
  facts: EarningFacts;
}

/** Loads all that decides what orders earned; those that don't exist are missing. */
export async function loadEarningFacts(
  db: Db,
  brand_id: string,
  order_ids: readonly string[],
): Promise<EarningOrder[]> {
  if (order_ids.length === 0) return [];
  const ids = [...order_ids];
  const [orders, lines, shipments, returns, cases, issued, notes] = await Promise.all([
    db
      .selectFrom('orders')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .execute(),
    db
      .selectFrom('order_lines')
      .select(['order_id', 'line_no', 'sku_id'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .execute(),
    db
      .selectFrom('shipments')
      .select(['order_id', 'state', 'courier_id', 'box_id', 'declared_paise', 'charges', 'ended_at'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .where('courier_id', 'is not', null)
      .orderBy('box_no')
      .execute(),
    db
      .selectFrom('returns')
      .select(['order_id', 'reason', 'charges', 'items'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('ndr_cases')
      .select(['order_id', 'bucket'])
      .where('brand_id', '=', brand_id)
      .where('order_id', 'in', ids)
      .orderBy('first_ndr_at')
      .execute(),
    listIssuedInvoices(db, brand_id, ids),
    findCreditNotes(db, brand_id, ids),
  ]);
  const byId = new Map(orders.map((order) => [order.order_id, order]));
  const invoices = issued.filter(({ order_id }) => byId.has(order_id));
  const contents = await issuedContents(
    db,
    brand_id,
    invoices.map((one) => ({ order: byId.get(one.order_id)!, issued: one })),
  );
  const skuOf = new Map(lines.map(({ order_id, line_no, sku_id }) => [`${order_id} ${line_no}`, sku_id]));
  const own = <Row extends { order_id: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, (row) => row.order_id);
  const [ownShipments, ownReturns, ownCases, ownNotes] = [
    own(shipments),
    own(returns),
    own(cases),
    own(notes),
  ];
  const ownInvoices = own(invoices.map((one, at) => ({ ...one, content: contents[at]! })));
  return orders.map((order) => {
    const id = order.order_id;
    const sku = (line_no: number | null) => (line_no === null ? '' : (skuOf.get(`${id} ${line_no}`) ?? ''));
    const billed = ownInvoices.get(id) ?? [];
    return {
      order,
      facts: {
        ordered_at: order.order_date,
        is_prepaid: order.payment_mode === 'prepaid',
        invoiced_on: billed[0]?.date ?? null,
        is_registered: billed.at(-1)?.content.kind !== 'untaxed',
        sales: billed.flatMap(({ content }) =>
          content.lines.map(({ line_no, quantity, tax }) => ({
            sku: sku(line_no),
            quantity,
            gross: tax.gross,
            discount: tax.discount,
            taxable: tax.taxable,
          })),
        ),
        credits: (ownNotes.get(id) ?? []).map((note) => ({
          cause: note.cause,
          total: note.total_paise,
          lines: note.lines.map(({ line_no, quantity, taxable }) => ({
            sku: sku(line_no),
            quantity,
            taxable,
          })),
        })),
        parcels: (ownShipments.get(id) ?? []).map((one) => ({
          state: one.state,
          courier: one.courier_id === null ? '' : String(one.courier_id),
          box: one.box_id,
          declared: one.declared_paise,
          charges: one.charges as Charges | null,
          ended_at: one.ended_at,
        })),
        returns: (ownReturns.get(id) ?? []).map((one) => ({
          charges: one.charges,
          // Only the reasons that we name: a text of the buyer or the courier is erased with them.
          reason: isReturnReason(one.reason) ? one.reason : '',
          written_off: one.items
            .filter(({ disposition }) => disposition === 'write_off')
            .map(({ sku_id, quantity }) => ({ sku: sku_id, quantity })),
        })),
        ndr_reason: ownCases.get(id)?.at(-1)?.bucket ?? '',
      },
    };
  });
}
