import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../services.ts';
import { courierServices } from './catalogue.ts';
import type { CourierService } from './catalogue.ts';
import { delhivery } from './delhivery.ts';
import type { CourierAdapter, Couriers, OfferedService } from './port.ts';
import { rememberServiceability } from './serviceability.ts';
import { startSimulator } from './simulator/server.ts';

interface CouriersInit {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
}

/** The couriers of this server: live where credentials are given, else Delhivery's simulator over HTTP on loopback. */
export async function createCouriers({ config, db, clock, log }: CouriersInit): Promise<Couriers> {
  const isLive = config.KHEP_COURIERS === 'live';
  const token = config.DELHIVERY_TOKEN ?? '';
  const isDelhiveryLive = isLive && token !== '';
  const simulatorToken = randomBytes(18).toString('hex');
  const simulator = isLive
    ? undefined
    : await startSimulator({ db, clock, token: simulatorToken, speed: config.KHEP_SIMULATOR_SPEED });

  const adapters = new Map<number, CourierAdapter>();
  for (const service of courierServices) {
    if (service.partner !== 'delhivery' || (isLive && !isDelhiveryLive)) continue;
    adapters.set(
      service.courier_id,
      rememberServiceability(
        delhivery({
          url: simulator?.url ?? config.DELHIVERY_URL ?? 'https://track.delhivery.com',
          token: simulator ? simulatorToken : token,
          mode: service.mode === 'Air' ? 'Express' : 'Surface',
          isSimulated: simulator !== undefined,
          log,
        }),
      ),
    );
  }

  const offer = (service: CourierService): OfferedService => {
    const offered = adapters.has(service.courier_id);
    const reason =
      service.partner === 'delhivery'
        ? 'Needs DELHIVERY_TOKEN.'
        : 'Needs credentials; connecting it comes later.';
    return {
      ...service,
      offered,
      simulated: offered && simulator !== undefined,
      reason: offered ? '' : reason,
    };
  };
  const quarter = 15 * 60_000;
  return {
    list: () => courierServices.map(offer),
    adapter: (courier_id) => adapters.get(courier_id),
    // A fast simulator is looked at as much more often as it is faster.
    pollEvery: simulator
      ? Math.min(quarter, Math.max(250, Math.round(quarter / config.KHEP_SIMULATOR_SPEED)))
      : quarter,
    close: async () => simulator?.close(),
  };
}
