import { inTransitStates, transitPercentiles } from '@khep/domain/shipments';
import { sql } from 'kysely';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { laneOf, loadLaneHistory, stuckAfterOf } from './laneHistory.ts';

const dayMs = 24 * 60 * 60_000;
/** Journeys of this time count: couriers change. */
export const laneHistoryDays = 90;
/** A brand's times are computed at most this often. */
const everyMs = 60 * 60_000;
const batchSize = 1000;

/** Computes the times of brands with newly ended journeys. An error of one brand doesn't stop the others. */
export async function sweepLanes(db: Db, services: Services): Promise<void> {
  const now = services.clock.now();
  const due = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('lane_journeys')
      .select('brand_id')
      .distinct()
      .where('is_counted', '=', false)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('lane_times')
              .select('lane_times.brand_id')
              .whereRef('lane_times.brand_id', '=', 'lane_journeys.brand_id')
              .where('computed_at', '>', new Date(now.getTime() - everyMs)),
          ),
        ),
      )
      .where(brands)
      .execute(),
  );
  for (const { brand_id } of due) {
    try {
      await computeLaneTimes(db, brand_id, now);
    } catch (error) {
      services.log.error({ brand_id, err: error }, 'lane times not computed');
    }
  }
}

/** Computes the times of a brand's lanes from its journeys, and when its open shipments count as stuck. */
export async function computeLaneTimes(db: Db, brand_id: string, now: Date): Promise<void> {
  const from = new Date(now.getTime() - laneHistoryDays * dayMs);
  const shares = sql.join(transitPercentiles.map((percent) => sql.lit(percent / 100)));
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into lane_times (brand_id, lane, sample, silence_p50_h, silence_p95_h, transit_h, computed_at)
      select brand_id, key, count(*)::int,
        percentile_disc(0.5) within group (order by silence_h),
        percentile_disc(0.95) within group (order by silence_h),
        to_jsonb(percentile_disc(array[${shares}]::double precision[]) within group (order by transit_h)),
        ${now}::timestamptz
      from lane_journeys cross join lateral (values (lane), (zone), (leg || '/' || courier_id)) as counted (key)
      where brand_id = ${brand_id} and ended_at >= ${from}::timestamptz
      group by brand_id, key
      on conflict (brand_id, lane) do update set sample = excluded.sample, silence_p50_h = excluded.silence_p50_h,
        silence_p95_h = excluded.silence_p95_h, transit_h = excluded.transit_h, computed_at = excluded.computed_at`.execute(
      tx,
    );
    await tx
      .deleteFrom('lane_times')
      .where('brand_id', '=', brand_id)
      .where('computed_at', '<', now)
      .execute();
    await tx
      .updateTable('lane_journeys')
      .set({ is_counted: true })
      .where('brand_id', '=', brand_id)
      .where('is_counted', '=', false)
      .execute();
  });
  let after = '';
  for (;;) {
    const last = await updateStuckAfter(db, brand_id, after);
    if (last === undefined) return;
    after = last;
  }
}

/** Applies new times to a batch of open shipments. Returns the last id; undefined at the end. */
async function updateStuckAfter(db: Db, brand_id: string, after: string): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('shipments')
      .select([
        'shipment_id',
        'order_id',
        'state',
        'courier_id',
        'warehouse_id',
        'zone',
        'last_scan',
        'stuck_after',
      ])
      .where('brand_id', '=', brand_id)
      .where('state', 'in', inTransitStates)
      .where('shipment_id', '>', after)
      .orderBy('shipment_id')
      .limit(batchSize)
      .forUpdate()
      .execute();
    if (rows.length === 0) return undefined;
    const orders = await tx
      .selectFrom('orders')
      .select(['order_id', 'pincode'])
      .where('brand_id', '=', brand_id)
      .where(
        'order_id',
        'in',
        rows.map(({ order_id }) => order_id),
      )
      .execute();
    const pincodes = new Map(orders.map(({ order_id, pincode }) => [order_id, pincode]));
    const carried = rows.map((row) => ({ row, lane: laneOf(row, pincodes.get(row.order_id) ?? '') }));
    const history = await loadLaneHistory(
      tx,
      brand_id,
      carried.map(({ lane }) => lane),
    );
    const changed = carried.flatMap(({ row, lane }) => {
      const at = stuckAfterOf(row, lane, history);
      return at?.getTime() === row.stuck_after?.getTime() ? [] : [{ shipment_id: row.shipment_id, at }];
    });
    if (changed.length > 0)
      await sql`
        update shipments set stuck_after = changed.at
        from jsonb_to_recordset(cast(${JSON.stringify(changed)}::text as jsonb)) as changed (shipment_id text, at timestamptz)
        where shipments.brand_id = ${brand_id} and shipments.shipment_id = changed.shipment_id`.execute(tx);
    return rows.length < batchSize ? undefined : rows.at(-1)?.shipment_id;
  });
}
