import type { CourierPartner } from '@khep/domain/couriers';
import type { Logger } from 'pino';
import type { Config } from '../../start/config.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { Clock } from '../../base/clock.ts';
import type { HealthRecorder } from '../health/health.ts';
import { listAccounts } from './accounts.ts';
import type { CourierAccount } from './accounts.ts';
import { createAdapter, createAccountTransport } from './courierFactory.ts';
import type { AdapterDeps, TransportTimings } from './courierFactory.ts';
import { requireService, servicesOf } from './courierServices.ts';
import type { Credentials } from './credentialSpec.ts';
import { missingCredentials } from './credentials.ts';
import { courierDefinitions, definitionOf } from './definitions.ts';
import type { CourierDefinitions } from './definitions.ts';
import type { BrandCouriers, CourierAdapter, Couriers, CourierService, OfferedService } from './port.ts';
import { loadServiceability, ServiceabilityCache } from './serviceabilityCache.ts';
import { startSimulators } from './simulator/server.ts';
import type { Simulators } from './simulator/server.ts';
import { createAddressLimits } from './transport/addressLimit.ts';
import { createCourierMetrics } from './transport/metrics.ts';
import type { Transport } from './transport/transport.ts';
import { loadPickupLocations } from './warehouseNames.ts';
import { createVault, loadOrCreateVaultKey } from '../../platform/vault/vault.ts';
import type { Vault } from '../../platform/vault/vault.ts';

interface CouriersInit {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  /** @default all couriers */
  definitions?: CourierDefinitions;
  /** For tests. */
  pace?: TransportTimings;
  health?: HealthRecorder;
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

/** The courier services that the brand selected; undefined for all of them. */
async function findSelectedServices(db: Db, brand_id: string): Promise<number[] | undefined> {
  const row = await db
    .selectFrom('company_choices')
    .select('courier_ids')
    .where('brand_id', '=', brand_id)
    .executeTakeFirst();
  return row?.courier_ids ?? undefined;
}

/** The part that stays while accounts don't change. */
type AccountCouriers = Omit<BrandCouriers, 'pickupLocation'>;

interface Kept {
  until: number;
  stamp: string;
  accounts: AccountCouriers;
  couriers: BrandCouriers;
}

/** The couriers of this server's brands: live with the brand's credentials, or simulated on loopback. */
export async function createCouriers({
  config,
  db,
  clock,
  log,
  definitions = courierDefinitions,
  pace,
  health,
}: CouriersInit): Promise<ServerCouriers> {
  const isLive = config.KHEP_COURIERS === 'live';
  const simulators = isLive
    ? undefined
    : await startSimulators({ db, clock, speed: config.KHEP_SIMULATOR_SPEED, definitions });
  simulators?.faults.setQuirks(config.KHEP_SIMULATOR_QUIRKS);
  const vault = createVault(config.KHEP_SECRET_KEY ?? loadOrCreateVaultKey(config.KHEP_DATA));
  const metrics = createCourierMetrics();
  const parts: AdapterDeps = {
    db,
    clock,
    log,
    metrics,
    addresses: createAddressLimits(),
    ...(pace ? { pace } : {}),
    ...(health ? { health } : {}),
  };
  const services = servicesOf(definitions);

  const adapterFor = (
    { brand_id, partner, credentials }: Pick<CourierAccount, 'brand_id' | 'partner' | 'credentials'>,
    mode: CourierService['mode'],
    transport: Transport,
  ) => {
    const definition = definitionOf(partner, definitions);
    return createAdapter(parts, definition, {
      brand_id,
      credentials,
      mode,
      transport,
      simulator: simulators?.url[partner],
      configuredUrl: definition.configuredUrl?.(config),
    });
  };
  const transportFor = (brand_id: string, partner: CourierPartner) =>
    createAccountTransport(parts, brand_id, definitionOf(partner, definitions), simulators !== undefined);

  /** The brand's account, or the server's. */
  const credentialsOf = (accounts: readonly CourierAccount[], partner: CourierPartner) =>
    accounts.find((account) => account.partner === partner)?.credentials ??
    definitionOf(partner, definitions).serverCredentials?.(config);

  const build = (
    brand_id: string,
    accounts: readonly CourierAccount[],
    selected: readonly number[] | undefined,
  ): AccountCouriers => {
    const transports = new Map<CourierPartner, Transport>();
    const adapters = new Map<number, CourierAdapter>();
    const caches = new Map<CourierPartner, ServiceabilityCache>();
    for (const { partner, mode, courier_id } of services) {
      const credentials = credentialsOf(accounts, partner);
      if (!credentials || missingCredentials(partner, credentials, definitions).length > 0) continue;
      const transport = transports.get(partner) ?? transportFor(brand_id, partner);
      transports.set(partner, transport);
      const cache = caches.get(partner) ?? new ServiceabilityCache({ db, brand_id, partner });
      caches.set(partner, cache);
      adapters.set(
        courier_id,
        cache.wrap(adapterFor({ brand_id, partner, credentials }, mode, transport), mode),
      );
    }
    const cacheOf = new Map(services.map(({ courier_id, partner }) => [courier_id, caches.get(partner)]));
    const modeOf = new Map(services.map(({ courier_id, mode }) => [courier_id, mode]));
    const list = services.map((service): OfferedService => {
      const isConnected = adapters.has(service.courier_id);
      const is_selected = selected?.includes(service.courier_id) ?? true;
      return {
        ...service,
        offered: isConnected && is_selected,
        is_connected: isConnected,
        is_selected,
        simulated: isConnected && simulators !== undefined,
        reason: !isConnected
          ? `Connect ${definitionOf(service.partner, definitions).name} in Settings > Integrations.`
          : is_selected
            ? ''
            : 'Select it in Settings > Company.',
      };
    });
    return {
      list: () => list,
      adapter: (courier_id) => adapters.get(courier_id),
      loadServiceability: (lanes) => loadServiceability(db, brand_id, caches, lanes),
      knownServiceability: (courier_id, lane) =>
        cacheOf.get(courier_id)?.settledLane(lane, modeOf.get(courier_id) ?? 'Surface'),
      knownDays: (courier_id, lane) =>
        cacheOf.get(courier_id)?.settledDays(lane, modeOf.get(courier_id) ?? 'Surface'),
    };
  };

  const kept = new Map<string, Kept>();
  const read = async (brand_id: string): Promise<BrandCouriers> => {
    const locationOf = await loadPickupLocations(db, brand_id);
    const accounts = await listAccounts(db, vault, brand_id, (partner, error) =>
      log.error({ brand_id, partner, problem: error.message }, 'courier credentials'),
    );
    const selected = await findSelectedServices(db, brand_id);
    const stamp = JSON.stringify([
      accounts.map((one) => `${one.partner}@${one.updated_at.getTime()}`),
      selected ?? 'all',
    ]);
    const before = kept.get(brand_id);
    // Unchanged accounts keep their adapters, with tokens, breakers and serviceability caches.
    const own = before?.stamp === stamp ? before.accounts : build(brand_id, accounts, selected);
    const couriers: BrandCouriers = {
      ...own,
      pickupLocation: (courier_id, warehouse_id) =>
        locationOf(requireService(courier_id, services).partner, warehouse_id),
    };
    kept.set(brand_id, { until: Date.now() + cacheTtlMs, stamp, accounts: own, couriers });
    return couriers;
  };

  return {
    vault,
    simulators,
    metrics: metrics.registry,
    async forBrand(brand_id) {
      const found = kept.get(brand_id);
      return found && found.until > Date.now() ? found.couriers : read(brand_id);
    },
    invalidate: (brand_id) => {
      const found = kept.get(brand_id);
      if (found) kept.set(brand_id, { ...found, until: 0 });
    },
    trial(brand_id, partner, credentials) {
      const service = services.find((one) => one.partner === partner);
      const transport = transportFor(brand_id, partner);
      return adapterFor({ brand_id, partner, credentials }, service?.mode ?? 'Surface', transport);
    },
    // Shorten the interval by the simulator's speed.
    pollIntervalMs: simulators
      ? Math.min(quarter, Math.max(250, Math.round(quarter / config.KHEP_SIMULATOR_SPEED)))
      : quarter,
    close: async () => simulators?.close(),
  };
}
