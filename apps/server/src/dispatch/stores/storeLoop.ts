import { collectDeliveries, sendDeliveries } from '../../brand/channels/deliveries.ts';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';
import { markOrdersPaid, sendFulfilmentEvents } from './fulfilmentEvents.ts';
import { collectFulfilments, sendFulfilments } from './fulfilments.ts';
import { startSync } from './startSync.ts';
import { processDeliveries } from './storeInbox.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Once a day at night, whatever webhooks said: some are lost. */
const backfillAfterMs = 20 * hour;
const nightStartsUtc = 20;
/** Without webhooks a store is polled. */
const pollEveryMs = 10 * minute;

/** One round of the work that no request waits for. Any process may run it; it is repeatable. */
export async function runStoreRound(db: Db, services: Services): Promise<void> {
  await processDeliveries(db, services);
  await collectFulfilments(db, services);
  await sendFulfilments(db, services);
  await sendFulfilmentEvents(db, services);
  await markOrdersPaid(db, services);
  await collectDeliveries(db, services);
  await sendDeliveries(db, services);
}

/** Starts syncs that are due: nightly, and every few minutes for stores without webhooks. */
export async function startDueSyncs(db: Db, services: Services): Promise<number> {
  const now = services.clock.now();
  const isNight = now.getUTCHours() >= nightStartsUtc;
  const stores = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('stores')
      .select(['brand_id', 'kind', 'synced_at', 'webhooks_at'])
      .where('is_active', '=', true)
      .where(brands)
      .execute(),
  );
  let started = 0;
  for (const { brand_id, kind, synced_at, webhooks_at } of stores) {
    const age = synced_at ? now.getTime() - synced_at.getTime() : Infinity;
    const isDue =
      webhooks_at === null
        ? age > pollEveryMs
        : age > backfillAfterMs && (isNight || age > 2 * backfillAfterMs);
    if (!isDue) continue;
    await startSync(db, services, { brand_id, kind, owner: { kind: 'system', name: 'Khep' } });
    started += 1;
  }
  return started;
}
