import type { ShopifyStore, StoreOrderRow } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { sql } from 'kysely';
import { maskedSecret } from '../../partners/couriers/credentials.ts';
import { decodeCursor, encodeCursor, isText, isTimestamp } from '../../platform/db/cursor.ts';
import { claimVersion, loadVersion } from '../../platform/db/documentVersions.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Db } from '../../platform/db/schema.ts';
import { istDay, startOfDay } from '@khep/domain/days';
import type { Services } from '../../start/services.ts';
import { missingScopes } from './connectShopify.ts';
import { requireStore } from '../../partners/stores/queries.ts';
import { StoreRejected, StoreUnavailable } from '../../partners/stores/shopify/client.ts';
import { optionalScopes, requiredScopes } from '../../partners/stores/shopify/documents.ts';
import { webhookSecretOf } from '../../partners/stores/shopify/token.ts';
import { listUnknownSkus, loadVariantFacts } from './storeSkus.ts';
import { syncStoreJob } from './syncJob.ts';
import type { StoreRecord } from '../../partners/stores/tables.ts';

/** Names the version of what goes back to Shopify. */
const shopifySettings = 'shopify_settings';

/** Serializes a connection with its counts. */
export async function loadShopifyStore(
  db: Db,
  services: Services,
  store: StoreRecord,
): Promise<ShopifyStore> {
  const credentials = services.stores.openCredentials(store);
  const secret = credentials.kind === 'client' ? credentials.client_secret : credentials.token;
  const missing = new Set(missingScopes(store.scopes));
  const granted = new Set(store.scopes);
  const [version, counts, awbs, job] = await Promise.all([
    loadVersion(db, store.brand_id, shopifySettings),
    countStoreOrders(db, services, store),
    countFulfilments(db, store),
    db
      .selectFrom('jobs')
      .select('job_id')
      .where('brand_id', '=', store.brand_id)
      .where('kind', '=', syncStoreJob.kind)
      .where('state', 'in', ['queued', 'running'])
      .executeTakeFirst(),
  ]);
  const hasSecret = webhookSecretOf(credentials) !== '';
  const { job_id: _job, skipped: _skipped, ...last_sync } = store.last_sync;
  return {
    connected: store.is_active,
    is_simulated: services.stores.simulator !== undefined,
    name: store.name,
    domain: store.domain,
    currency: store.currency,
    timezone: store.timezone,
    auth_kind: store.auth_kind,
    client_id: credentials.kind === 'client' ? credentials.client_id : '',
    secret: maskedSecret(secret),
    has_api_secret: hasSecret,
    scopes: requiredScopes.map((one) => ({ ...one, is_granted: !missing.has(one.scope) })),
    optional_scopes: optionalScopes.map((one) => ({ ...one, is_granted: granted.has(one.scope) })),
    problem: store.problem,
    has_webhooks: store.webhooks_at !== null,
    webhook_problem:
      store.webhooks_at !== null
        ? ''
        : !hasSecret
          ? 'Without the API secret key, orders are read every 10 minutes.'
          : services.stores.webhookUrl(store.webhook_id) === undefined
            ? 'This server has no https address (PUBLIC_URL), so orders are read every 10 minutes.'
            : "Shopify didn't accept the webhooks, so orders are read every 10 minutes. Verify again.",
    settings: {
      fulfil_at: store.fulfil_at,
      notify_buyer: store.notify_buyer,
      mark_paid: store.mark_paid,
      version,
    },
    checked_at: store.checked_at.toISOString(),
    synced_at: store.synced_at?.toISOString() ?? null,
    heard_at: store.heard_at?.toISOString() ?? null,
    last_sync,
    sync_job_id: job?.job_id ?? null,
    ...counts,
    ...awbs,
  };
}

async function countStoreOrders(db: Db, services: Services, { brand_id, kind }: StoreRecord) {
  const midnight = startOfDay(istDay(services.clock.now()));
  const { rows } = await sql<{ orders_today: number; open_orders: number; unknown_skus: number }>`
    select
      (select count(*)::int from store_orders where brand_id = ${brand_id} and kind = ${kind}
        and order_id is not null and created_at >= ${midnight}) as orders_today,
      (select count(*)::int from store_orders where brand_id = ${brand_id} and kind = ${kind}
        and state in ('waiting', 'failed', 'conflict')) as open_orders,
      (select count(distinct s.code)::int from store_skus s
        join store_orders o on o.brand_id = s.brand_id and o.kind = s.kind and o.state = 'waiting' and o.missing ? s.code
        where s.brand_id = ${brand_id} and s.kind = ${kind} and s.sku_id is null) as unknown_skus`.execute(
    db,
  );
  return rows[0]!;
}

async function countFulfilments(db: Db, { brand_id, kind }: StoreRecord) {
  const rows = await db
    .selectFrom('store_fulfilments')
    .select(['state', sql<number>`count(*)::int`.as('count'), sql<string>`max(problem)`.as('problem')])
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .groupBy('state')
    .execute();
  const of = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    awbs: {
      sent: of('sent'),
      pending: of('pending', 'sending', 'updating', 'cancelling'),
      failed: of('failed'),
    },
    awb_problem: rows.find(({ state }) => state === 'failed')?.problem ?? '',
  };
}

interface OrderQuery {
  state?: readonly string[] | undefined;
  page_size: number;
  after?: string | undefined;
}

/** A page of store orders, latest first. */
export async function listStoreOrders(
  db: Db,
  { brand_id, kind }: Pick<StoreRecord, 'brand_id' | 'kind'>,
  { state, page_size, after }: OrderQuery,
): Promise<{ orders: StoreOrderRow[]; total: number; next: string | null }> {
  let query = db.selectFrom('store_orders').where('brand_id', '=', brand_id).where('kind', '=', kind);
  if (state && state.length > 0) query = query.where('state', 'in', state as StoreOrderRow['state'][]);
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  let rows = query
    .select(['external_id', 'name', 'state', 'problem', 'order_id', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('external_id', 'desc')
    .limit(page_size + 1);
  if (after) {
    const [at, id] = decodeCursor(after, isTimestamp, isText);
    rows = rows.where(sql<boolean>`(updated_at, external_id) < (${new Date(at)}::timestamptz, ${id})`);
  }
  const found = await rows.execute();
  const shown = found.slice(0, page_size);
  const last = shown.at(-1);
  return {
    orders: shown.map(({ external_id, updated_at, ...row }) => ({
      id: external_id,
      ...row,
      updated_at: updated_at.toISOString(),
    })),
    total,
    next:
      found.length > page_size && last ? encodeCursor(last.updated_at.toISOString(), last.external_id) : null,
  };
}

/** Unknown SKUs with what the store knows of them. Without the store they come without weight. */
export async function loadUnknownSkus(db: Db, services: Services, store: StoreRecord) {
  const rows = await listUnknownSkus(db, store.brand_id, store.kind);
  let facts: Awaited<ReturnType<typeof loadVariantFacts>> = new Map();
  try {
    facts = await loadVariantFacts(
      services,
      store,
      rows.map(({ variant_id }) => variant_id),
    );
  } catch (error) {
    if (!(error instanceof StoreRejected || error instanceof StoreUnavailable)) throw error;
  }
  return rows.map(({ code, title, variant_id, price_paise, orders }) => ({
    code,
    title,
    unit_price: paiseToRupees(price_paise),
    orders,
    actual_weight: 0,
    hsn_code: '',
    ...facts.get(variant_id),
  }));
}

/** Saves what goes back to Shopify. @throws ApiError 404, VersionConflict */
export async function saveShopifySettings(
  db: Db,
  author: ChangeContext,
  settings: Pick<StoreRecord, 'fulfil_at' | 'notify_buyer' | 'mark_paid'>,
  now: Date,
): Promise<void> {
  const { brand_id } = author;
  const kind = 'shopify';
  await requireStore(db, brand_id, kind);
  await db.transaction().execute(async (tx) => {
    await claimVersion(tx, author, {
      document: shopifySettings,
      now,
      load: async () => {
        const { fulfil_at, notify_buyer, mark_paid } = await requireStore(tx, brand_id, kind);
        return { fulfil_at, notify_buyer, mark_paid };
      },
    });
    await tx
      .updateTable('stores')
      .set({ ...settings, updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('kind', '=', kind)
      .execute();
  });
}
