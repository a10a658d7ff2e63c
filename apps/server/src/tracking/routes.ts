import { calls } from '@khep/api';
import { shipmentTabStates } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { isMoment, isText, readCursor, writeCursor } from '../db/cursor.ts';
import { likePattern } from '../db/listing.ts';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { endOfDay, startOfDay } from '../orders/days.ts';
import { countLimit, daysOf } from '../orders/list.ts';
import { shipmentRows } from '../shipments/wire.ts';
import { takeLookup, trackingPage } from './service.ts';

export const routes: Route[] = [
  serve(calls.tracking.get, async ({ params, query, db, services, address }) => {
    await takeLookup(db, services.clock, address);
    return { data: await trackingPage(db, services, query.brand_name, params.id) };
  }),

  serve(calls.tracking.list, async ({ query, db, services, session }) => {
    const { brand_id } = session;
    const { from, to } = daysOf(query, services.clock.now());
    let base = db
      .selectFrom('shipments')
      .where('shipments.brand_id', '=', brand_id)
      .where('shipments.created_at', '>=', startOfDay(from))
      .where('shipments.created_at', '<', endOfDay(to));
    const { courier_ids, warehouse_ids, search, status, tab, payment_mode } = query;
    if (tab && tab !== 'all') base = base.where('shipments.state', 'in', [...shipmentTabStates[tab]]);
    if (status?.length) base = base.where('shipments.state', 'in', status);
    if (courier_ids?.length) base = base.where('shipments.courier_id', 'in', courier_ids);
    if (warehouse_ids?.length) base = base.where('shipments.warehouse_id', 'in', warehouse_ids);
    if (payment_mode) base = base.where('shipments.payment_mode', '=', payment_mode);
    if (search) {
      base = base.where((eb) =>
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
    const counted = await db
      .selectFrom(
        base
          .select('shipments.shipment_id')
          .limit(countLimit + 1)
          .as('some'),
      )
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    let page = base
      .selectAll('shipments')
      .orderBy('shipments.created_at', 'desc')
      .orderBy('shipments.shipment_id', 'desc')
      .limit(query.page_size + 1);
    if (query.after) {
      const [at, id] = readCursor(query.after, isMoment, isText);
      page = page.where(
        sql<boolean>`(shipments.created_at, shipments.shipment_id) < (${at}::timestamptz, ${id})`,
      );
    } else if (query.page > 1) page = page.offset((query.page - 1) * query.page_size);
    const rows = await page.execute();
    const shown = rows.slice(0, query.page_size);
    const last = shown.at(-1);
    return {
      data: {
        shipments: await shipmentRows(db, brand_id, shown, await services.couriers.of(brand_id)),
        total: Math.min(counted.count, countLimit),
        next:
          rows.length > query.page_size && last
            ? writeCursor(last.created_at.toISOString(), last.shipment_id)
            : null,
      },
    };
  }),
];
