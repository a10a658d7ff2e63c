import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Clock } from '../../base/clock.ts';
import type { Config } from '../../start/config.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { HealthRecorder } from '../health/health.ts';
import { storeSecretOwner } from './secretOwner.ts';
import { createShopifyClient } from './shopify/client.ts';
import type { ClientTimings, ShopifyClient } from './shopify/client.ts';
import { createShopifySimulator } from './shopify/simulator/app.ts';
import type { ShopifySimulator } from './shopify/simulator/app.ts';
import { createTokenSource } from './shopify/token.ts';
import type { ShopifyCredentials } from './shopify/token.ts';
import type { StoreRecord } from './tables.ts';

/** The stores that this server reaches: live, or simulated on loopback. */
export interface ServerStores {
  /** Undefined when stores are live. */
  simulator: ShopifySimulator | undefined;
  /** The client of a connected store. It keeps its token and its points while the connection is unchanged. */
  clientOf(store: StoreRecord): ShopifyClient;
  /** A client for credentials that aren't saved. */
  trial(domain: string, credentials: ShopifyCredentials): ShopifyClient;
  openCredentials(store: Pick<StoreRecord, 'brand_id' | 'kind' | 'credentials'>): ShopifyCredentials;
  sealCredentials(brand_id: string, kind: string, credentials: ShopifyCredentials): string;
  /** Where a store sends its webhooks; undefined if this server has no address that it can reach. */
  webhookUrl(webhook_id: string): string | undefined;
  /** Tells where this server listens, once it does. */
  setAddress(url: string): void;
  close(): Promise<void>;
}

interface StoresInit {
  config: Config;
  db: Db;
  clock: Clock;
  vault: Vault;
  health: HealthRecorder;
  /** For tests. */
  timings?: ClientTimings;
  /** Whether buyers of simulated shops place orders. */
  isTrading: boolean;
}

/** How often simulated shops get an order. */
const tradeEveryMs = 45_000;

export const shopifyWebhookPath = (webhook_id: string): string => `/webhooks/shopify/${webhook_id}`;

/** Creates the access to stores, with the simulator unless they are live. */
export async function createStores({
  config,
  db,
  clock,
  vault,
  health,
  timings,
  isTrading,
}: StoresInit): Promise<ServerStores> {
  let address = config.PUBLIC_URL;
  const simulator =
    config.KHEP_STORES === 'live' ? undefined : createShopifySimulator(db, clock, () => address);
  const served = simulator && (await serve(simulator, config.KHEP_SHOPIFY_SIMULATOR_URL));
  const trading =
    simulator && isTrading
      ? setInterval(() => void simulator.shops.trade().catch(() => undefined), tradeEveryMs)
      : undefined;
  trading?.unref();
  const baseUrl = (domain: string) => (served ? `${served.url}/${domain}` : `https://${domain}`);
  const create = (domain: string, credentials: ShopifyCredentials, brand_id?: string) =>
    createShopifyClient({
      baseUrl: baseUrl(domain),
      version: config.SHOPIFY_API_VERSION,
      token: createTokenSource(baseUrl(domain), credentials, () => clock.now().getTime()),
      ...(timings ? { timings } : {}),
      ...(brand_id === undefined
        ? {}
        : { onCall: ({ outcome, ms }) => health.record(brand_id, 'shopify', outcome, ms) }),
    });
  const open: ServerStores['openCredentials'] = ({ brand_id, kind, credentials }) =>
    JSON.parse(vault.open(credentials, storeSecretOwner(brand_id, kind))) as ShopifyCredentials;
  const clients = new Map<string, { stamp: string; client: ShopifyClient }>();

  return {
    simulator,
    clientOf(store) {
      const found = clients.get(store.brand_id);
      if (found?.stamp === store.credentials) return found.client;
      const client = create(store.domain, open(store), store.brand_id);
      clients.set(store.brand_id, { stamp: store.credentials, client });
      return client;
    },
    trial: (domain, credentials) => create(domain, credentials),
    openCredentials: open,
    sealCredentials: (brand_id, kind, credentials) =>
      vault.seal(JSON.stringify(credentials), storeSecretOwner(brand_id, kind)),
    webhookUrl(webhook_id) {
      // A live shop delivers to https only.
      if (address === undefined || (!simulator && !address.startsWith('https://'))) return undefined;
      return `${address}${shopifyWebhookPath(webhook_id)}`;
    },
    setAddress(url) {
      // The simulator delivers to this process, whatever address browsers use.
      if (simulator) address = url;
    },
    async close() {
      clearInterval(trading);
      await served?.close();
    },
  };
}

/** Serves the simulator on loopback only, below a secret path unless its address is configured. */
async function serve(
  simulator: ShopifySimulator,
  configured: string | undefined,
): Promise<{ url: string; close(): Promise<void> }> {
  const at = configured === undefined ? undefined : new URL(configured);
  const path = at?.pathname ?? `/${randomBytes(12).toString('hex')}`;
  const app = new Hono();
  app.route(path, simulator.app);
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(at?.port ?? 0), '127.0.0.1', () => resolve());
  });
  // It doesn't keep the process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
