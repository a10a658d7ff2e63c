import { inIndia } from '../../platform/db/indianTime.ts';
import type { ResponseOf, calls } from '@khep/api';
import { sql } from 'kysely';
import { requireService } from '../../partners/couriers/courierServices.ts';
import type { Db } from '../../platform/db/schema.ts';
import { listSlas } from './slas.ts';

type Actuals = ResponseOf<typeof calls.contracts.slaActuals>['data'];

const measuredDays = 90;

/** Measures days from pickup to delivery of the last 90 days, by zone, beside the agreed ones. */
export async function measureSlas(db: Db, brand_id: string, courier_id: number, now: Date): Promise<Actuals> {
  const service = requireService(courier_id);
  const agreed = new Map(
    (await listSlas(db, brand_id, courier_id))
      .filter(({ is_active }) => is_active)
      .map(({ zone, delivery_tat }) => [zone, delivery_tat]),
  );
  const defaults: Readonly<Record<string, number>> = service.tat_days;
  // Calendar days in India, as promised to buyers.
  const day = (column: string) => sql`${inIndia(column)}::date`;
  const days = sql<number>`(${day('ended_at')} - ${day('picked_up_at')})`;
  const rows = await db
    .selectFrom('shipments')
    .select(['zone', days.as('days'), (eb) => eb.fn.countAll<number>().as('count')])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('state', '=', 'DELIVERED')
    .where('picked_up_at', '>=', new Date(now.getTime() - measuredDays * 86_400_000))
    .where('ended_at', 'is not', null)
    .groupBy(['zone', days])
    .execute();
  const zones = [...Map.groupBy(rows, ({ zone }) => zone ?? '')].map(([zone, group]) => {
    const sorted = group.toSorted((a, b) => a.days - b.days);
    const parcels = sorted.reduce((sum, { count }) => sum + count, 0);
    const tat = agreed.get(zone) ?? defaults[zone] ?? null;
    let seen = 0;
    const ninety = sorted.find(({ count }) => (seen += count) >= parcels * 0.9);
    return {
      zone,
      parcels,
      average_days: sorted.reduce((sum, one) => sum + one.days * one.count, 0) / parcels,
      ninety_percent_days: ninety?.days ?? 0,
      delivery_tat: tat,
      within_tat: sorted.reduce((sum, one) => sum + (tat !== null && one.days <= tat ? one.count : 0), 0),
    };
  });
  return { zones: zones.toSorted((a, b) => a.zone.localeCompare(b.zone)), days: measuredDays };
}
