import type { InvoiceLineItem } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { unbilledDays } from '@khep/domain/reconciliation';
import { sql } from 'kysely';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import { countMatching, likePattern, queryKeyset } from '../../../platform/db/pagination.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { addDays, istDay, startOfDay } from '@khep/domain/days';
import type { LineFilter } from './invoiceLines.ts';

/** Shipments that were picked up over 45 days ago and are on no active invoice. */
function missingShipments(
  db: Db,
  brand_id: string,
  { courier_ids, search }: Pick<LineFilter, 'courier_ids' | 'search'>,
  today: string,
) {
  let query = db
    .selectFrom('shipments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.brand_id', '=', 'shipments.brand_id')
        .onRef('orders.order_id', '=', 'shipments.order_id'),
    )
    .select([
      'shipments.shipment_id',
      'shipments.awb',
      'shipments.order_id',
      'orders.order_number',
      'shipments.courier_id',
      'shipments.charge_paise',
      'shipments.picked_up_at',
    ])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.awb', 'is not', null)
    .where('shipments.picked_up_at', '<', startOfDay(addDays(today, -unbilledDays)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoice_lines')
            .select(sql`1`.as('one'))
            .whereRef('invoice_lines.brand_id', '=', 'shipments.brand_id')
            .whereRef('invoice_lines.awb', '=', 'shipments.awb')
            .where('invoice_lines.is_active', '=', true),
        ),
      ),
    );
  if (courier_ids?.length) query = query.where('shipments.courier_id', 'in', [...courier_ids]);
  if (search)
    query = query.where(
      sql<boolean>`lower(shipments.awb || ' ' || orders.order_number) like ${likePattern(search)}`,
    );
  return query;
}

/** Counts the missing, and sums what they were booked for. */
export async function countMissing(
  db: Db,
  brand_id: string,
  filter: LineFilter,
  today: string,
): Promise<{ lines: number; amount: number }> {
  // One invoice misses nothing: another may bill it.
  if (filter.invoice_id) return { lines: 0, amount: 0 };
  const { lines, amount } = await db
    .selectFrom(missingShipments(db, brand_id, filter, today).as('missing'))
    .select((eb) => [
      eb.fn.countAll<number>().as('lines'),
      sql<number>`coalesce(sum(missing.charge_paise), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { lines, amount };
}

interface Page {
  page: number;
  page_size: number;
  after?: string | undefined;
}

/** Lists the missing as lines without a billed amount, the oldest first. */
export async function listMissing(db: Db, brand_id: string, filter: LineFilter & Page, today: string) {
  const query = missingShipments(db, brand_id, filter, today);
  const { rows, next } = await queryKeyset(
    query,
    { column: 'shipments.picked_up_at', holds: 'moment', id: 'shipments.shipment_id', direction: 'asc' },
    filter,
  );
  const items = rows.map((row): InvoiceLineItem => {
    const expected = row.charge_paise === null ? null : paiseToRupees(row.charge_paise);
    return {
      id: row.shipment_id,
      line: 0,
      awb: row.awb ?? '',
      order_id: row.order_id,
      order_number: row.order_number,
      courier_name: courierName(row.courier_id),
      category: 'MISSING_FROM_INVOICE',
      categories: ['MISSING_FROM_INVOICE'],
      why: `Picked up on ${row.picked_up_at ? istDay(row.picked_up_at) : '—'}, and on no invoice since.`,
      cause: '',
      expected,
      charged: 0,
      difference: -(expected ?? 0),
      recovered: 0,
      status: 'under_review',
      invoice_id: '',
      invoice_number: '',
    };
  });
  return { items, next, ...(await countMatching(db, query)) };
}
