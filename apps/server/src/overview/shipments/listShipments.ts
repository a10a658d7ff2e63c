import { resolveDateRange } from '../../base/dateRange.ts';
import type { calls } from '@khep/api';
import { inTransitStates, shipmentTabStates } from '@khep/domain/shipments';
import type { z } from 'zod';
import { countMatching, likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { endOfDay, istDay, startOfDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { trackedRows } from './trackedRows.ts';

type Filter = z.output<typeof calls.tracking.list.query>;

/** Shipments in the filter's period, unsorted. */
function filtered(db: Db, brand_id: string, filter: Filter, now: Date) {
  const { from, to } = resolveDateRange(filter, now);
  const { courier_ids, warehouse_ids, search, status, tab, payment_mode } = filter;
  let query = db.selectFrom('shipments').where('shipments.brand_id', '=', brand_id);
  // Open shipments are listed whatever their age, unless days are chosen.
  const isOpenWork =
    tab === 'pending' || tab === 'in-transit' || filter.is_stuck === true || filter.promise !== undefined;
  if (!isOpenWork || filter.start_date !== undefined || filter.end_date !== undefined)
    query = query
      .where('shipments.created_at', '>=', startOfDay(from))
      .where('shipments.created_at', '<', endOfDay(to));
  if (tab && tab !== 'all') query = query.where('shipments.state', 'in', [...shipmentTabStates[tab]]);
  if (status?.length) query = query.where('shipments.state', 'in', status);
  if (courier_ids?.length) query = query.where('shipments.courier_id', 'in', courier_ids);
  if (warehouse_ids?.length) query = query.where('shipments.warehouse_id', 'in', warehouse_ids);
  // The moment that `stuckAfter` decided.
  if (filter.is_stuck === true) query = query.where('shipments.stuck_after', '<=', now);
  if (filter.promise)
    query = query
      .where('shipments.state', 'in', inTransitStates)
      .where(
        'shipments.expected_at',
        '<',
        filter.promise === 'late' ? startOfDay(istDay(now)) : endOfDay(istDay(now)),
      )
      .where(
        'shipments.expected_at',
        '>=',
        filter.promise === 'late' ? new Date(0) : startOfDay(istDay(now)),
      );
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
  const [counted, { rows, next }] = await Promise.all([
    countMatching(db, matching),
    queryKeyset(
      matching.selectAll('shipments'),
      { column: 'shipments.created_at', holds: 'moment', id: 'shipments.shipment_id', direction: 'desc' },
      filter,
    ),
  ]);
  return {
    shipments: await trackedRows(db, services, brand_id, rows),
    ...counted,
    next,
  };
}
