import { z } from 'zod';
import type { StoreOrder } from '@khep/domain/stores';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext } from '../../platform/jobs/define.ts';
import { ingestOrders } from './ingest.ts';
import type { IngestOutcome } from './ingest.ts';
import { requireStore, saveStoreProblem } from '../../partners/stores/queries.ts';
import { StoreRejected, StoreUnavailable } from '../../partners/stores/shopify/client.ts';
import {
  countOrders,
  fetchOrder,
  ordersQuery,
  readOrderPages,
} from '../../partners/stores/shopify/orders.ts';
import type { StoreRecord, SyncCounts } from '../../partners/stores/tables.ts';

/** Read again from before the last sync: the clocks of two systems differ, and an index may lag. */
const overlapMs = 5 * 60_000;
/** Waiting orders that are fetched again; the others follow with the next sync. */
const maxRetried = 500;

/**
 * Imports everything that changed in a store since the last sync. `synced_until` advances with each page, so that a
 * run that was killed is resumed there; an order that is read twice changes nothing.
 */
export const syncStoreJob = defineJob({
  kind: 'stores.sync',
  module: 'orders',
  input: z.object({ kind: z.literal('shopify') }),
  title: () => 'Shopify sync',
  async run(context) {
    const { brand_id, db, services, input } = context;
    const store = await requireStore(db, brand_id, input.kind);
    try {
      const counts = await syncStore(context, store);
      await saveStoreProblem(db, store, '');
      return describeCounts(counts);
    } catch (error) {
      if (!(error instanceof StoreUnavailable || error instanceof StoreRejected)) throw error;
      services.log.warn({ brand_id, problem: error.message }, 'store sync failed');
      await saveStoreProblem(db, store, error.message);
      throw new ApiError({
        status: 503,
        code: 'store_down',
        detail: `${error.message} Orders so far are imported; the next sync continues there.`,
      });
    }
  },
});

async function syncStore(
  { brand_id, job_id, db, services, checkpoint, progress }: JobContext,
  store: StoreRecord,
): Promise<SyncCounts> {
  const client = services.stores.clientOf(store);
  const key = { brand_id, kind: store.kind };
  const counts: SyncCounts =
    store.last_sync.job_id === job_id ? { ...store.last_sync } : { ...noCounts, job_id };
  const query = ordersQuery(new Date(store.synced_until.getTime() - overlapMs));
  const retried = await listOpenOrders(db, store);
  const total = counts.read + (await countOrders(client, query)) + retried.length;
  progress(counts.read, total);
  for await (const page of readOrderPages(client, query)) {
    checkpoint();
    const outcomes = await ingestOrders(db, services, key, page);
    addCounts(counts, page.length, outcomes);
    await saveProgress(db, store, counts, page);
    progress(counts.read, Math.max(total, counts.read));
  }
  for (const external_id of retried) {
    checkpoint();
    const order = await fetchOrder(client, external_id);
    if (order) addCounts(counts, 1, await ingestOrders(db, services, { ...key, isForced: true }, [order]));
    progress(counts.read, Math.max(total, counts.read));
  }
  await db
    .updateTable('stores')
    .set({ synced_at: services.clock.now(), last_sync: json(counts) })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', store.kind)
    .execute();
  return counts;
}

export const noCounts: SyncCounts = { job_id: '', read: 0, added: 0, changed: 0, open: 0, skipped: 0 };

function addCounts(counts: SyncCounts, read: number, outcomes: ReadonlyMap<string, IngestOutcome>): void {
  counts.read += read;
  for (const outcome of outcomes.values()) counts[outcome] += 1;
}

async function saveProgress(
  db: Db,
  { brand_id, kind }: StoreRecord,
  counts: SyncCounts,
  page: readonly StoreOrder[],
): Promise<void> {
  const latest = page.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), '');
  await db
    .updateTable('stores')
    .set({ last_sync: json(counts), ...(latest === '' ? {} : { synced_until: new Date(latest) }) })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .execute();
}

/** Orders that aren't imported for a reason that may be gone. */
async function listOpenOrders(db: Db, { brand_id, kind }: StoreRecord): Promise<string[]> {
  const rows = await db
    .selectFrom('store_orders')
    .select('external_id')
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'failed', 'conflict'])
    .orderBy('updated_at')
    .limit(maxRetried)
    .execute();
  return rows.map(({ external_id }) => external_id);
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Describes the result of a sync in a sentence. */
export function describeCounts({ read, added, changed, open }: SyncCounts): string {
  return [
    `${counted(read, 'order')} read`,
    `${added} added`,
    changed > 0 && `${changed} changed`,
    open > 0 && `${counted(open, 'order')} to check`,
  ]
    .filter(Boolean)
    .join(', ');
}
