import { randomBytes } from 'node:crypto';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError, validationError } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { findStore } from '../../partners/stores/queries.ts';
import { StoreRejected, StoreUnavailable } from '../../partners/stores/shopify/client.ts';
import type { ShopifyClient } from '../../partners/stores/shopify/client.ts';
import {
  AddWebhookData,
  RemoveWebhookData,
  ShopData,
  WebhooksData,
  addWebhookDocument,
  removeWebhookDocument,
  requiredScopes,
  shopDocument,
  webhookTopics,
  webhooksDocument,
} from '../../partners/stores/shopify/documents.ts';
import { webhookSecretOf } from '../../partners/stores/shopify/token.ts';
import type { ShopifyCredentials } from '../../partners/stores/shopify/token.ts';
import { noCounts } from './syncJob.ts';
import type { StoreRecord, SyncCounts } from '../../partners/stores/tables.ts';

/** Orders of the last days are imported when a store is connected; older ones are shipped. */
const firstDays = 14;
const dayMs = 86_400_000;

export interface ShopifyInput {
  shop: string;
  token?: string | undefined;
  api_secret?: string | undefined;
  client_id?: string | undefined;
  client_secret?: string | undefined;
}

/** Normalizes what people paste: the admin's address, a name, or the domain. */
export function shopDomain(typed: string): string | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const admin = /^admin\.shopify\.com\/store\/([a-z0-9-]+)/.exec(text)?.[1];
  const name = admin ?? /^([a-z0-9][a-z0-9-]*)(?:\.myshopify\.com)?(?:[/?#].*)?$/.exec(text)?.[1];
  return name === undefined ? undefined : `${name}.myshopify.com`;
}

/** Scopes that are missing; a write scope includes reading. */
export function missingScopes(granted: readonly string[]): string[] {
  const has = new Set(granted);
  return requiredScopes
    .map(({ scope }) => scope)
    .filter((scope) => !has.has(scope) && !has.has(scope.replace(/^read_/, 'write_')));
}

/**
 * Connects a shop: verifies the credentials, saves them encrypted, and registers webhooks. Rejected credentials change
 * nothing. An empty secret keeps the saved one.
 */
export async function connectShopify(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  input: ShopifyInput,
): Promise<StoreRecord> {
  const domain = shopDomain(input.shop);
  if (domain === undefined)
    throw validationError({ shop: 'Enter the address of your store, such as your-store.myshopify.com.' });
  const before = await findStore(db, brand_id, 'shopify');
  const saved = before?.domain === domain ? services.stores.openCredentials(before) : undefined;
  const credentials = toCredentials(input, saved);
  const client = services.stores.trial(domain, credentials);
  const { shop, scopes } = await checkShop(client, credentials, 'connect');
  const now = services.clock.now();
  const isSameShop = before?.domain === domain;
  const values = {
    domain,
    name: shop.name.slice(0, 120),
    currency: shop.currencyCode,
    timezone: shop.ianaTimezone,
    auth_kind: credentials.kind,
    credentials: services.stores.sealCredentials(brand_id, 'shopify', credentials),
    scopes: json(scopes),
    is_active: true,
    problem: '',
    connected_at: now,
    checked_at: now,
    updated_at: now,
    // Another shop starts from its own recent orders.
    ...(isSameShop
      ? {}
      : { synced_until: new Date(now.getTime() - firstDays * dayMs), synced_at: null, heard_at: null }),
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('stores')
      .values({
        brand_id,
        kind: 'shopify',
        webhook_id: `${brand_id}.${randomBytes(18).toString('base64url')}`,
        fulfil_at: 'pickup',
        notify_buyer: true,
        synced_until: new Date(now.getTime() - firstDays * dayMs),
        last_sync: json<SyncCounts>(noCounts),
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['brand_id', 'kind']).doUpdateSet(values))
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'store.connected',
      actor,
      data: { store: 'Shopify', domain },
      at: now,
    });
  });
  const store = (await findStore(db, brand_id, 'shopify'))!;
  await registerWebhooks(db, services, store);
  return (await findStore(db, brand_id, 'shopify'))!;
}

function toCredentials(input: ShopifyInput, saved: ShopifyCredentials | undefined): ShopifyCredentials {
  const { token = '', api_secret = '', client_id = '', client_secret = '' } = input;
  if (client_id !== '' || client_secret !== '') {
    const kept = saved?.kind === 'client' ? saved : undefined;
    const secret = client_secret || (kept?.client_id === client_id ? kept.client_secret : '');
    const problems: Record<string, string> = {};
    if (client_id === '') problems['client_id'] = 'Enter the client ID of the app.';
    if (secret === '') problems['client_secret'] = 'Enter the client secret of the app.';
    if (Object.keys(problems).length > 0) throw validationError(problems);
    return { kind: 'client', client_id, client_secret: secret };
  }
  const kept = saved?.kind === 'token' ? saved : undefined;
  const value = token || kept?.token || '';
  if (value === '')
    throw validationError({ token: 'Enter the Admin API access token. It starts with shpat_.' });
  return { kind: 'token', token: value, api_secret: api_secret || kept?.api_secret || '' };
}

async function checkShop(client: ShopifyClient, credentials: ShopifyCredentials, why: 'connect' | 'check') {
  try {
    const { shop, currentAppInstallation } = await client.request(shopDocument, {}, ShopData, { cost: 5 });
    return { shop, scopes: currentAppInstallation.accessScopes.map(({ handle }) => handle).slice(0, 200) };
  } catch (error) {
    if (error instanceof StoreUnavailable)
      throw new ApiError({
        status: 503,
        code: 'store_down',
        detail: `${error.message} ${why === 'connect' ? 'Nothing was saved. ' : ''}Try again in a minute.`,
      });
    if (!(error instanceof StoreRejected)) throw error;
    const field = credentials.kind === 'client' ? 'client_secret' : 'token';
    throw validationError({ [field]: error.message }, error.message);
  }
}

/** Verifies a connected store again, and registers webhooks that are missing. */
export async function checkStore(db: Db, services: Services, store: StoreRecord): Promise<StoreRecord> {
  const credentials = services.stores.openCredentials(store);
  const where = { brand_id: store.brand_id, kind: store.kind };
  const save = async (change: { problem: string; scopes?: string[]; name?: string }) => {
    const { scopes, ...rest } = change;
    await db
      .updateTable('stores')
      .set({ ...rest, ...(scopes ? { scopes: json(scopes) } : {}), checked_at: services.clock.now() })
      .where('brand_id', '=', where.brand_id)
      .where('kind', '=', where.kind)
      .execute();
  };
  try {
    const { shop, scopes } = await checkShop(services.stores.clientOf(store), credentials, 'check');
    await save({ problem: '', scopes, name: shop.name.slice(0, 120) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await save({ problem: error.detail });
    return (await findStore(db, store.brand_id, store.kind))!;
  }
  await registerWebhooks(db, services, store);
  return (await findStore(db, store.brand_id, store.kind))!;
}

/** Registers the webhooks of a store once; without them its orders come with the next sync. */
async function registerWebhooks(db: Db, services: Services, store: StoreRecord): Promise<void> {
  const { brand_id, kind } = store;
  const uri = services.stores.webhookUrl(store.webhook_id);
  const secret = webhookSecretOf(services.stores.openCredentials(store));
  let webhooks_at: Date | null = null;
  if (uri !== undefined && secret !== '') {
    const client = services.stores.clientOf(store);
    try {
      const { webhookSubscriptions } = await client.request(webhooksDocument, {}, WebhooksData);
      const known = webhookSubscriptions.nodes;
      for (const { id, uri: old } of known)
        // Of this store at an address that the server had before.
        if (old !== uri && old.endsWith(store.webhook_id))
          await client.request(removeWebhookDocument, { id }, RemoveWebhookData);
      for (const topic of webhookTopics) {
        if (known.some((one) => one.topic === topic && one.uri === uri)) continue;
        const { webhookSubscriptionCreate } = await client.request(
          addWebhookDocument,
          { topic, webhookSubscription: { uri } },
          AddWebhookData,
        );
        const [problem] = webhookSubscriptionCreate.userErrors;
        if (problem && !/taken/i.test(problem.message)) throw new StoreRejected(problem.message);
      }
      webhooks_at = services.clock.now();
    } catch (error) {
      if (!(error instanceof StoreRejected || error instanceof StoreUnavailable)) throw error;
      services.log.warn({ brand_id, problem: error.message }, 'store webhooks not registered');
    }
  }
  await db
    .updateTable('stores')
    .set({ webhooks_at })
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .execute();
}

/** Disconnects a store: removes its webhooks where it can, and forgets the credentials. Its orders stay. */
export async function disconnectStore(
  db: Db,
  services: Services,
  { brand_id, actor }: ChangeContext,
  store: StoreRecord,
): Promise<void> {
  const client = services.stores.clientOf(store);
  try {
    const { webhookSubscriptions } = await client.request(webhooksDocument, {}, WebhooksData);
    for (const { id, uri } of webhookSubscriptions.nodes)
      if (uri.endsWith(store.webhook_id))
        await client.request(removeWebhookDocument, { id }, RemoveWebhookData);
  } catch (error) {
    // A shop that is away or rejects us can still be disconnected: its webhooks are then rejected by us.
    if (!(error instanceof StoreRejected || error instanceof StoreUnavailable)) throw error;
  }
  await forgetStore(db, services, { brand_id, actor }, store, '');
}

/** The shop removed our app: its token is worthless, and its webhooks are gone with it. */
export async function forgetUninstalled(
  db: Db,
  services: Services,
  store: StoreRecord,
  at: Date,
): Promise<void> {
  // Told late, of an app that has been installed again since.
  if (at < store.connected_at) return;
  const actor = { kind: 'system', name: 'Shopify' } as const;
  const words = 'The app was uninstalled in Shopify. Install it again, then connect it here.';
  await forgetStore(db, services, { brand_id: store.brand_id, actor }, store, words);
}

async function forgetStore(
  db: Db,
  services: Services,
  { brand_id, actor }: Pick<ChangeContext, 'brand_id' | 'actor'>,
  store: StoreRecord,
  problem: string,
): Promise<void> {
  const none: ShopifyCredentials = { kind: 'token', token: '', api_secret: '' };
  const now = services.clock.now();
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('stores')
      .set({
        is_active: false,
        credentials: services.stores.sealCredentials(brand_id, store.kind, none),
        webhooks_at: null,
        problem,
        updated_at: now,
      })
      .where('brand_id', '=', brand_id)
      .where('kind', '=', store.kind)
      .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'store.disconnected',
      actor,
      data: { store: 'Shopify', domain: store.domain },
      at: now,
    });
  });
}
