import { z } from 'zod';
import { CourierUnavailable } from '../../partners/couriers/port.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Services } from '../../start/services.ts';
import { ingestReturnScans } from './ingestScans.ts';

/** Reverse pickups per poll request. */
const round = 200;

const Group = z.object({ brand_id: z.string(), courier_id: z.number() });
type Group = z.output<typeof Group>;

/** Polls due reverse pickups of one brand at one courier, beside the shipments. */
export const returnPollQueue = defineQueue({
  name: 'return-polls',
  message: Group,
  maxAttempts: 1,
  retrySeconds: 1,
  timeoutSeconds: 5 * 60,
  concurrency: 2,
  handle: async (group, { db, services }) => {
    await pollGroup(db, services, group);
  },
});

async function dueGroups(db: Db, services: Services): Promise<Group[]> {
  const rows = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('returns')
      .select(['brand_id', 'courier_id'])
      .distinct()
      .where('poll_after', '<=', services.clock.now())
      .where('courier_id', 'is not', null)
      .where(brands)
      .execute(),
  );
  return rows.flatMap(({ brand_id, courier_id }) => (courier_id === null ? [] : { brand_id, courier_id }));
}

/** Polls everything that is due. Returns the number of new scans. */
export async function pollReturns(db: Db, services: Services): Promise<number> {
  let taken = 0;
  for (const group of await dueGroups(db, services)) taken += await pollGroup(db, services, group);
  return taken;
}

/** Queues a message for each group that is due. */
export async function sendReturnPolls(db: Db, services: Services): Promise<void> {
  const groups = await dueGroups(db, services);
  if (groups.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const group of groups)
      await services.jobs.send(tx, returnPollQueue, group, { key: `${group.brand_id}/${group.courier_id}` });
  });
}

async function pollGroup(db: Db, services: Services, { brand_id, courier_id }: Group): Promise<number> {
  const now = services.clock.now();
  const pollEvery = services.couriers.pollIntervalMs;
  const rows = await db
    .selectFrom('returns')
    .select(['return_id', 'awb'])
    .where('brand_id', '=', brand_id)
    .where('courier_id', '=', courier_id)
    .where('poll_after', '<=', now)
    .where('awb', 'is not', null)
    .orderBy('poll_after')
    .limit(round)
    .execute();
  const adapter = (await services.couriers.forBrand(brand_id)).adapter(courier_id);
  if (!adapter) return 0;
  let taken = 0;
  for (let start = 0; start < rows.length; start += adapter.trackBatch) {
    const some = rows.slice(start, start + adapter.trackBatch);
    try {
      const scans = Map.groupBy(await adapter.track(some.flatMap(({ awb }) => awb ?? [])), ({ awb }) => awb);
      for (const { return_id, awb } of some)
        taken += await ingestReturnScans(db, {
          brand_id,
          return_id,
          scans: scans.get(awb ?? '') ?? [],
          now,
          pollEvery,
        });
    } catch (error) {
      // A courier that is down is polled again with the next tick.
      if (!(error instanceof CourierUnavailable)) throw error;
      services.log.warn({ brand_id, courier_id, problem: error.message }, 'return poll skipped');
    }
  }
  return taken;
}
