import { z } from 'zod';
import { acrossBrands } from '../../platform/db/acrossBrands.ts';
import type { Db } from '../../platform/db/schema.ts';
import { RetryLater, defineQueue } from '../../platform/jobs/queue.ts';
import type { Services } from '../../start/services.ts';
import { ingestOrders } from './ingest.ts';
import { findStore } from '../../partners/stores/queries.ts';
import { StoreRejected, StoreUnavailable } from '../../partners/stores/shopify/client.ts';
import { fetchOrder } from '../../partners/stores/shopify/orders.ts';
import type { StoreKind, StoreRecord } from '../../partners/stores/tables.ts';

const maxAttempts = 6;
const retrySeconds = 10;
/** Time before the sweep handles a webhook that is queued or being processed. Both may: it is idempotent. */
const leaseMs = 2 * 60_000;
const sweepSize = 200;

const Delivery = z.object({ brand_id: z.string(), kind: z.literal('shopify'), delivery_key: z.string() });
type Delivery = z.output<typeof Delivery>;

/**
 * Processes each webhook soon after it arrives. The order is fetched again: its current state makes late, repeated and
 * shuffled webhooks harmless.
 */
export const storeWebhookQueue = defineQueue({
  name: 'store-webhooks',
  message: Delivery,
  maxAttempts,
  retrySeconds,
  timeoutSeconds: 120,
  concurrency: 4,
  async handle(delivery, { db, services }) {
    if (!(await processDelivery(db, services, delivery))) throw new RetryLater("The store can't be reached.");
  },
});

interface NewDelivery {
  /** Its ID in the store, or the hash of its body. */
  delivery_key: string;
  topic: string;
  external_id: string;
}

/** Stores a webhook and queues it; a repeat is stored once. Returns whether it was new. */
export async function storeDelivery(
  db: Db,
  services: Services,
  { brand_id, kind }: StoreRecord,
  delivery: NewDelivery,
): Promise<boolean> {
  const now = services.clock.now();
  const { isReady } = services.jobs;
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('store_inbox')
      .values({
        brand_id,
        kind,
        ...delivery,
        received_at: now,
        tries: 0,
        read_after: isReady ? new Date(now.getTime() + leaseMs) : now,
        problem: '',
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'kind', 'delivery_key']).doNothing())
      .returning('delivery_key')
      .executeTakeFirst();
    await tx
      .updateTable('stores')
      .set({ heard_at: now })
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .execute();
    if (!row) return false;
    if (isReady)
      await services.jobs.send(
        tx,
        storeWebhookQueue,
        { brand_id, kind, delivery_key: row.delivery_key },
        { key: `${brand_id}/${kind}/${row.delivery_key}` },
      );
    return true;
  });
}

/** Processes webhooks that are overdue, because there was no queue or their process died. */
export async function processDeliveries(db: Db, services: Services): Promise<number> {
  const rows = await acrossBrands(db, services.log, (brands) =>
    db
      .selectFrom('store_inbox')
      .select(['brand_id', 'kind', 'delivery_key'])
      .where('read_after', '<=', services.clock.now())
      .where(brands)
      .orderBy('read_after')
      .limit(sweepSize)
      .execute(),
  );
  for (const row of rows) {
    try {
      await processDelivery(db, services, row);
    } catch (error) {
      services.log.error({ brand_id: row.brand_id, err: error }, 'a store webhook could not be processed');
    }
  }
  return rows.length;
}

/** Processes one webhook. Returns false if it has to be retried. */
async function processDelivery(db: Db, services: Services, key: Delivery): Promise<boolean> {
  const now = services.clock.now();
  // Counted first, so that one that crashes its process isn't retried forever.
  const row = await db
    .updateTable('store_inbox')
    .set((eb) => ({ tries: eb('tries', '+', 1), read_after: new Date(now.getTime() + leaseMs) }))
    .where('brand_id', '=', key.brand_id)
    .where('kind', '=', key.kind)
    .where('delivery_key', '=', key.delivery_key)
    .where('read_after', 'is not', null)
    .returning(['external_id', 'tries'])
    .executeTakeFirst();
  if (!row) return true;
  if (row.tries > maxAttempts) {
    await finish(db, key, "It couldn't be processed. The next sync reads its order.");
    return true;
  }
  const store = await findStore(db, key.brand_id, key.kind);
  if (!store?.is_active) {
    await finish(db, key, 'The store is not connected.');
    return true;
  }
  try {
    await refreshOrder(db, services, store, row.external_id);
  } catch (error) {
    if (error instanceof StoreRejected) {
      await finish(db, key, error.message);
      return true;
    }
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
  await finish(db, key, '');
  return true;
}

/** Fetches an order and imports its current state. */
export async function refreshOrder(
  db: Db,
  services: Services,
  store: StoreRecord,
  external_id: string,
): Promise<void> {
  const order = await fetchOrder(services.stores.clientOf(store), external_id);
  if (order) await ingestOrders(db, services, { brand_id: store.brand_id, kind: store.kind }, [order]);
}

async function finish(
  db: Db,
  { brand_id, kind, delivery_key }: { brand_id: string; kind: StoreKind; delivery_key: string },
  problem: string,
): Promise<void> {
  await db
    .updateTable('store_inbox')
    .set({ read_after: null, problem })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('delivery_key', '=', delivery_key)
    .execute();
}
