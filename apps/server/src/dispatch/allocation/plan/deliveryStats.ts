import { returningStates } from '@khep/domain/shipments';
import type { DeliveryStats } from '@khep/domain/allocation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { ServiceCandidate } from './candidates.ts';

/** Older shipments say little about a courier's current performance. */
const sinceMs = 180 * 24 * 60 * 60_000;

/** By pincode, then by courier. */
type Records = ReadonlyMap<string, ReadonlyMap<number, DeliveryStats>>;

/** Loads the outcomes of each courier's shipments to some pincodes in the last six months. */
export async function loadDeliveryStats(
  db: Db,
  brand_id: string,
  pincodes: readonly string[],
  now: Date,
): Promise<Records> {
  if (pincodes.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.brand_id', '=', 'orders.brand_id')
        .onRef('shipments.order_id', '=', 'orders.order_id'),
    )
    .select(['orders.pincode', 'shipments.courier_id'])
    .select([
      sql<number>`(count(*) filter (where shipments.state = 'DELIVERED'))::int`.as('delivered'),
      sql<number>`count(*)::int`.as('ended'),
    ])
    .where('orders.brand_id', '=', brand_id)
    .where('orders.pincode', 'in', [...new Set(pincodes)])
    .where('shipments.created_at', '>=', new Date(now.getTime() - sinceMs))
    .where('shipments.courier_id', 'is not', null)
    .where('shipments.state', 'in', ['DELIVERED', 'LOST', 'DAMAGED', ...returningStates])
    .groupBy(['orders.pincode', 'shipments.courier_id'])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ pincode }) => pincode)].map(([pincode, own]) => [
      pincode,
      new Map(own.map(({ courier_id, delivered, ended }) => [courier_id ?? 0, { delivered, ended }])),
    ]),
  );
}

/** Adds the pincode's statistics to couriers. */
export const withDeliveryStats = (
  candidates: readonly ServiceCandidate[],
  pincode: string,
  records: Records,
): ServiceCandidate[] =>
  candidates.map((candidate) =>
    Object.assign({}, candidate, { record: records.get(pincode)?.get(candidate.service.courier_id) }),
  );
