import { ApiError } from '../../base/errors.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreKind, StoreRecord } from './tables.ts';

/** Finds a brand's store, also a disconnected one. */
export async function findStore(
  db: Db | Tx,
  brand_id: string,
  kind: StoreKind,
): Promise<StoreRecord | undefined> {
  return db
    .selectFrom('stores')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** Requires a connected store. @throws ApiError 409 */
export async function requireStore(db: Db | Tx, brand_id: string, kind: StoreKind): Promise<StoreRecord> {
  const store = await findStore(db, brand_id, kind);
  if (!store?.is_active)
    throw new ApiError({
      status: 409,
      code: 'not_connected',
      detail: 'Shopify is not connected. Connect it in Settings > Integrations.',
    });
  return store;
}

/** Finds the store behind a webhook address. The ID leads with its brand, so that one shard is asked. */
export async function findStoreByWebhook(db: Db, webhook_id: string): Promise<StoreRecord | undefined> {
  const [brand_id = ''] = webhook_id.split('.');
  return db
    .selectFrom('stores')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirst();
}

/** Saves what a check or sync found; an empty text resolves it. */
export async function saveStoreProblem(
  db: Db,
  { brand_id, kind }: Pick<StoreRecord, 'brand_id' | 'kind'>,
  problem: string,
): Promise<void> {
  await db
    .updateTable('stores')
    .set({ problem })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('problem', '!=', problem)
    .execute();
}
