import type { calls } from '@khep/api';
import { shipmentTabStates } from '@khep/domain/shipments';
import { sql } from 'kysely';
import type { z } from 'zod';
import { isTimestamp, isText, decodeCursor, encodeCursor } from '../db/cursor.ts';
import { cappedCount, maxCount, likePattern } from '../db/pagination.ts';
import type { Db } from '../db/schema.ts';
import { endOfDay, startOfDay } from '../orders/days.ts';
import { resolveDateRange } from '../orders/list/listOrders.ts';
import type { Services } from '../services.ts';
import { shipmentRows } from '../shipments/serializers.ts';

type Filter = z.output<typeof calls.tracking.list.query>;

/** Shipments in the filter's period, unsorted. */
function filtered(db: Db, brand_id: string, filter: Filter, now: Date) {
  const { from, to } = resolveDateRange(filter, now);
  const { courier_ids, warehouse_ids, search, status, tab, payment_mode } = filter;
  let query = db
    .selectFrom('shipments')
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.created_at', '>=', startOfDay(from))
    .where('shipments.created_at', '<', endOfDay(to));
  if (tab && tab !== 'all') query = query.where('shipments.state', 'in', [...shipmentTabStates[tab]]);
  if (status?.length) query = query.where('shipments.state', 'in', status);
  if (courier_ids?.length) query = query.where('shipments.courier_id', 'in', courier_ids);
  if (warehouse_ids?.length) query = query.where('shipments.warehouse_id', 'in', warehouse_ids);
  if (payment_mode) query = query.where('shipments.payment_mode', '=', payment_mode);
  if (!search) return query;
  return query.where((eb) =>
    eb.or([
      eb('shipments.awb', '=', search.replaceAll(/\s/g, '')),
      eb(
        'shipments.order_id',
        'in',
        eb
          .selectFrom('orders')
          .select('orders.order_id')
          .where('orders.brand_id', '=', brand_id)
          .where('orders.search_text', 'like', likePattern(search)),
      ),
    ]),
  );
}

/** A page of shipments, newest first, with the capped total. */
export async function listShipments(db: Db, services: Services, brand_id: string, filter: Filter) {
  const matching = filtered(db, brand_id, filter, services.clock.now());
  const counted = await db
    .selectFrom(
      matching
        .select('shipments.shipment_id')
        .limit(maxCount + 1)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  let page = matching
    .selectAll('shipments')
    .orderBy('shipments.created_at', 'desc')
    .orderBy('shipments.shipment_id', 'desc')
    .limit(filter.page_size + 1);
  if (filter.after) {
    const [at, id] = decodeCursor(filter.after, isTimestamp, isText);
    page = page.where(
      sql<boolean>`(shipments.created_at, shipments.shipment_id) < (${at}::timestamptz, ${id})`,
    );
  } else if (filter.page > 1) page = page.offset((filter.page - 1) * filter.page_size);
  const rows = await page.execute();
  const shown = rows.slice(0, filter.page_size);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    shipments: await shipmentRows(db, brand_id, shown, await services.couriers.forBrand(brand_id)),
    total: cappedCount(counted.count).total,
    next: last ? encodeCursor(last.created_at.toISOString(), last.shipment_id) : null,
  };
}
