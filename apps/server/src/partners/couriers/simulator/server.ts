import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { CourierPartner } from '@khep/domain/couriers';
import { Hono } from 'hono';
import type { Db } from '../../../platform/db/schema.ts';
import type { Clock } from '../../../base/clock.ts';
import { byCourier, courierDefinitions } from '../definitions.ts';
import type { CourierDefinitions } from '../definitions.ts';
import { createFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { createParcelStore } from './parcelStore.ts';
import type { SimulatedParcels } from './parcelStore.ts';
import { supportDeskApp } from './supportDeskApp.ts';

export interface SimulatorOptions {
  db: Db;
  clock: Clock;
  /** Speed of its clock. */
  speed: number;
  faults?: Faults;
  /** @default all couriers */
  definitions?: CourierDefinitions;
}

export interface Simulators {
  /** Addresses of the couriers. */
  url: Record<CourierPartner, string>;
  faults: Faults;
  parcels: Record<CourierPartner, SimulatedParcels>;
  close(): Promise<void>;
}

/** The simulated couriers on a separate port, on loopback only, below a secret path. */
export async function startSimulators({
  db,
  clock,
  speed,
  faults = createFaults(),
  definitions = courierDefinitions,
}: SimulatorOptions): Promise<Simulators> {
  const parcels = byCourier(definitions, ({ partner, simulator }) =>
    createParcelStore({ db, clock, hourMs: 3_600_000 / speed, partner, format: simulator }),
  );
  const key = randomBytes(12).toString('hex');
  const app = new Hono();
  for (const { partner, simulator } of definitions) {
    app.use(`/${key}/${partner}/*`, faults.middleware(partner));
    app.route(`/${key}/${partner}/support`, supportDeskApp(parcels[partner], clock));
    app.route(`/${key}/${partner}`, simulator.createApp({ parcels: parcels[partner], clock, faults }));
  }
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve());
  });
  // It doesn't keep the process alive.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/${key}`;
  return {
    url: byCourier(definitions, ({ partner }) => `${base}/${partner}`),
    faults,
    parcels,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
