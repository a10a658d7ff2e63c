import type { CourierPartner } from '@khep/domain/tracking';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../clock.ts';
import { listAccounts } from './accounts.ts';
import type { CourierAccount } from './accounts.ts';
import { createAdapter, partnerNames, createAccountTransport } from './courierFactory.ts';
import type { AdapterDeps, TransportTimings } from './courierFactory.ts';
import { courierServices } from './courierServices.ts';
import type { CourierService } from './courierServices.ts';
import { missingCredentials } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import type { BrandCouriers, CourierAdapter, Couriers, OfferedService } from './port.ts';
import { cacheServiceability } from './serviceabilityCache.ts';
import { startSimulators } from './simulator/server.ts';
import type { Simulators } from './simulator/server.ts';
import { createCourierMetrics } from './transport/metrics.ts';
import type { Transport } from './transport/transport.ts';
import { createVault, loadOrCreateVaultKey } from './vault.ts';
import type { Vault } from './vault.ts';

interface CouriersInit {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  /** For tests. */
  pace?: TransportTimings;
}

/** The couriers of this server, with its simulators. */
export interface ServerCouriers extends Couriers {
  vault: Vault;
  /** Undefined when couriers are live. */
  simulators: Simulators | undefined;
  /** Creates an adapter for unsaved credentials, to verify them. */
  trial(brand_id: string, partner: CourierPartner, credentials: Credentials): CourierAdapter;
}

/** Delay until a change by another server is seen. */
const cacheTtlMs = 5000;
const quarter = 15 * 60_000;
/** Every brand can try Delhivery's simulator without connecting it. */
const rehearsal: Credentials = { token: 'simulator' };

interface Kept {
  until: number;
  stamp: string;
  couriers: Promise<BrandCouriers>;
}

/** The couriers of this server's brands: live with the brand's credentials, or simulated on loopback. */
export async function createCouriers({
  config,
  db,
  clock,
  log,
  pace,
}: CouriersInit): Promise<ServerCouriers> {
  const isLive = config.KHEP_COURIERS === 'live';
  const simulators = isLive
    ? undefined
    : await startSimulators({ db, clock, speed: config.KHEP_SIMULATOR_SPEED });
  const vault = createVault(config.KHEP_SECRET_KEY ?? loadOrCreateVaultKey(config.KHEP_DATA));
  const metrics = createCourierMetrics();
  const parts: AdapterDeps = { db, clock, log, metrics, ...(pace ? { pace } : {}) };

  const adapterFor = (
    account: Pick<CourierAccount, 'brand_id' | 'partner' | 'credentials'>,
    mode: CourierService['mode'],
    transport: Transport,
  ) =>
    createAdapter(parts, {
      ...account,
      mode,
      transport,
      simulator: simulators?.url[account.partner],
      delhiveryUrl: config.DELHIVERY_URL,
    });

  /** The brand's account, or the server's. */
  const credentialsOf = (accounts: readonly CourierAccount[], partner: CourierPartner) => {
    const own = accounts.find((account) => account.partner === partner)?.credentials;
    if (own) return own;
    if (partner !== 'delhivery') return undefined;
    if (!isLive) return rehearsal;
    return config.DELHIVERY_TOKEN ? { token: config.DELHIVERY_TOKEN } : undefined;
  };

  const build = (brand_id: string, accounts: readonly CourierAccount[]): BrandCouriers => {
    const transports = new Map<CourierPartner, Transport>();
    const adapters = new Map<number, CourierAdapter>();
    for (const { partner, mode, courier_id } of courierServices) {
      const credentials = credentialsOf(accounts, partner);
      if (!credentials || missingCredentials(partner, credentials).length > 0) continue;
      const transport =
        transports.get(partner) ?? createAccountTransport(parts, brand_id, partner, simulators !== undefined);
      transports.set(partner, transport);
      adapters.set(
        courier_id,
        cacheServiceability(adapterFor({ brand_id, partner, credentials }, mode, transport)),
      );
    }
    const list = courierServices.map((service): OfferedService => {
      const offered = adapters.has(service.courier_id);
      return {
        ...service,
        offered,
        simulated: offered && simulators !== undefined,
        reason: offered ? '' : `Connect ${partnerNames[service.partner]} in Settings > Integrations.`,
      };
    });
    return { list: () => list, adapter: (courier_id) => adapters.get(courier_id) };
  };

  const kept = new Map<string, Kept>();
  const read = async (brand_id: string): Promise<BrandCouriers> => {
    const accounts = await listAccounts(db, vault, brand_id, (partner, error) =>
      log.error({ brand_id, partner, problem: error.message }, 'courier credentials'),
    );
    const stamp = accounts.map((one) => `${one.partner}@${one.updated_at.getTime()}`).join();
    const before = kept.get(brand_id);
    // Unchanged accounts keep their adapters, with tokens, breakers and serviceability caches.
    const couriers = before?.stamp === stamp ? before.couriers : Promise.resolve(build(brand_id, accounts));
    kept.set(brand_id, { until: Date.now() + cacheTtlMs, stamp, couriers });
    return couriers;
  };

  return {
    vault,
    simulators,
    metrics: metrics.registry,
    forBrand(brand_id) {
      const found = kept.get(brand_id);
      return found && found.until > Date.now() ? found.couriers : read(brand_id);
    },
    invalidate: (brand_id) => {
      const found = kept.get(brand_id);
      if (found) kept.set(brand_id, { ...found, until: 0 });
    },
    trial(brand_id, partner, credentials) {
      const service = courierServices.find((one) => one.partner === partner);
      const transport = createAccountTransport(parts, brand_id, partner, simulators !== undefined);
      return adapterFor({ brand_id, partner, credentials }, service?.mode ?? 'Surface', transport);
    },
    // Shorten the interval by the simulator's speed.
    pollIntervalMs: simulators
      ? Math.min(quarter, Math.max(250, Math.round(quarter / config.KHEP_SIMULATOR_SPEED)))
      : quarter,
    close: async () => simulators?.close(),
  };
}
