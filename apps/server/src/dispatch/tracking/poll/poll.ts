import { sql } from 'kysely';
import { z } from 'zod';
import type { CourierAdapter, CourierScan } from '../../../partners/couriers/port.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import { acrossBrands } from '../../../platform/db/acrossBrands.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import type { Services } from '../../../start/services.ts';
import { lateScanWindowMs, lateScanIntervalMs, ingestScans } from '../scans/ingestScans.ts';
import { nextPollAt } from '../../shipments/pollSchedule.ts';
import type { PolledShipment } from '../../shipments/pollSchedule.ts';

/** Shipments per poll request. */
const round = 400;

/** Shipments of one brand with one courier; the courier is null if none has them any more. */
const Group = z.object({ brand_id: z.string(), courier_id: z.number().nullable() });
type Group = z.output<typeof Group>;

/**
 * Polls due shipments of one brand at one courier. Any process handles any group, so a slow courier doesn't
 * delay others. The due time is in the shipment's row; the next tick repeats a failed poll.
 */
export const pollQueue = defineQueue({
  name: 'tracking-polls',
  message: Group,
  maxAttempts: 1,
  retrySeconds: 1,
  timeoutSeconds: 5 * 60,
  concurrency: 4,
  handle: async (group, { db, services }) => {
    await pollGroup(db, services, group);
  },
});

/** Finds groups with due shipments. */
async function dueGroups(db: Db, services: Services): Promise<Group[]> {
  return acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('shipments')
      .select(['brand_id', 'courier_id'])
      .distinct()
      .where('poll_after', '<=', services.clock.now())
      .where('awb', 'is not', null)
      .where(brands)
      .execute(),
  );
}

/** Polls everything that is due, group by group. Returns the number of new scans. */
export async function pollOnce(db: Db, services: Services): Promise<number> {
  let taken = 0;
  for (const group of await dueGroups(db, services)) {
    try {
      taken += await pollGroup(db, services, group);
    } catch (error) {
      // An unavailable shard of one brand doesn't stop the others.
      services.log.error({ ...group, err: error }, 'tracking poll failed');
    }
  }
  return taken;
}

/** Queues a message for each group with due shipments; one that is queued or running isn't duplicated. */
export async function sendPolls(db: Db, services: Services): Promise<void> {
  const groups = await dueGroups(db, services);
  if (groups.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const group of groups)
      await services.jobs.send(tx, pollQueue, group, { key: `${group.brand_id}/${group.courier_id ?? ''}` });
  });
}

/** Polls one group. Returns the number of new scans. */
async function pollGroup(db: Db, services: Services, { brand_id, courier_id }: Group): Promise<number> {
  const now = services.clock.now();
  const rows = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'order_id', 'awb', 'state', 'last_scan'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', courier_id === null ? 'is' : '=', courier_id)
    .where('poll_after', '<=', now)
    .where('awb', 'is not', null)
    .orderBy('poll_after')
    .limit(round)
    .execute();
  if (rows.length === 0) return 0;
  const next = (box: PolledShipment) => nextPollAt(box, now, services.couriers.pollIntervalMs);
  const couriers = await services.couriers.forBrand(brand_id);
  const adapter = courier_id === null ? undefined : couriers.adapter(courier_id);
  const batch = adapter?.trackBatch ?? rows.length;
  let taken = 0;
  for (let start = 0; start < rows.length; start += batch)
    taken += await pollParcels(db, services, brand_id, rows.slice(start, start + batch), adapter, {
      now,
      next,
    });
  return taken;
}

interface Pace {
  now: Date;
  /** Next poll of a shipment. */
  next: (box: PolledShipment) => Date;
}

/** Polls some shipments of a brand. */
async function pollParcels(
  db: Db,
  services: Services,
  brand_id: string,
  rows: readonly Parcel[],
  adapter: CourierAdapter | undefined,
  { now, next }: Pace,
): Promise<number> {
  let scans: CourierScan[] = [];
  let isAnswered = adapter !== undefined;
  try {
    scans = adapter ? await adapter.track(rows.flatMap(({ awb }) => awb ?? [])) : [];
  } catch (error) {
    // A problem of one courier or brand doesn't stop the others.
    isAnswered = false;
    const about = { brand_id, partner: adapter?.partner };
    if (error instanceof CourierUnavailable)
      services.log.warn({ ...about, problem: error.message }, 'tracking poll skipped');
    else services.log.error({ ...about, err: error }, 'tracking poll failed');
  }
  const fresh = Map.groupBy(await withoutKnown(db, brand_id, scans, now), ({ awb }) => awb);
  const quiet: Parcel[] = [];
  let taken = 0;
  for (const row of rows) {
    const news = fresh.get(row.awb ?? '');
    if (!news) {
      quiet.push(row);
      continue;
    }
    const { shipment_id, order_id } = row;
    try {
      taken += await ingestScans(db, { brand_id, shipment_id, order_id, scans: news, now, poll_after: next });
    } catch (error) {
      services.log.error({ brand_id, shipment_id, err: error }, 'scans could not be ingested');
      quiet.push(row);
    }
  }
  for (const [at, some] of Map.groupBy(quiet, (row) => next(row).getTime()))
    await reschedulePoll(db, brand_id, some, { now, next: new Date(at), isAnswered });
  return taken;
}

interface Parcel extends PolledShipment {
  shipment_id: string;
  order_id: string;
  awb: string | null;
}

/**
 * Scans that aren't stored yet, and future ones that are due: most polls find none, and open no transaction.
 */
async function withoutKnown(
  db: Db,
  brand_id: string,
  scans: readonly CourierScan[],
  now: Date,
): Promise<CourierScan[]> {
  const awbs = [...new Set(scans.map(({ awb }) => awb))];
  if (awbs.length === 0) return [];
  const rows = await db
    .selectFrom('scans')
    .select(['awb', 'code', 'event_time'])
    .where('brand_id', '=', brand_id)
    .where('awb', 'in', awbs)
    .where((eb) => eb.or([eb('outcome', '!=', 'future'), eb('event_time', '>', now)]))
    .execute();
  const known = new Set(rows.map((row) => `${row.awb}|${row.code}|${row.event_time.getTime()}`));
  return scans.filter((scan) => !known.has(`${scan.awb}|${scan.code}|${Date.parse(scan.event_time)}`));
}

interface Look {
  now: Date;
  next: Date;
  /** False if the courier couldn't be polled, so that the poll time isn't updated. */
  isAnswered: boolean;
}

async function reschedulePoll(
  db: Db,
  brand_id: string,
  rows: readonly Parcel[],
  { now, next, isAnswered }: Look,
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .updateTable('shipments')
    .set({
      ...(isAnswered ? { checked_at: now } : {}),
      poll_after: sql`case when ended_at is null then ${next}::timestamptz
        when ended_at > ${new Date(now.getTime() - lateScanWindowMs)}::timestamptz then ${new Date(now.getTime() + lateScanIntervalMs)}::timestamptz end`,
    })
    .where('brand_id', '=', brand_id)
    // Locked by ascending id, as everywhere.
    .where('shipment_id', 'in', (eb) =>
      eb
        .selectFrom('shipments')
        .select('shipment_id')
        .where('brand_id', '=', brand_id)
        .where(
          'shipment_id',
          'in',
          rows.map(({ shipment_id }) => shipment_id),
        )
        .where('poll_after', 'is not', null)
        .orderBy('shipment_id')
        .forUpdate(),
    )
    .execute();
}
