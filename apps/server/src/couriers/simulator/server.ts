import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { CourierPartner } from '@khep/domain/tracking';
import { Hono } from 'hono';
import type { Db } from '../../db/schema.ts';
import type { Clock } from '../../clock.ts';
import { bluedartApp } from './bluedart.ts';
import { delhiveryApp } from './delhivery.ts';
import { createFaults } from './faults.ts';
import type { Faults } from './faults.ts';
import { createParcelStore } from './parcelStore.ts';
import type { SimulatedParcels } from './parcelStore.ts';
import { xpressbeesApp } from './xpressbees.ts';

export interface SimulatorOptions {
  db: Db;
  clock: Clock;
  /** Speed of its clock. */
  speed: number;
  faults?: Faults;
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
}: SimulatorOptions): Promise<Simulators> {
  const of = (partner: CourierPartner) =>
    createParcelStore({ db, clock, hourMs: 3_600_000 / speed, partner });
  const parcels = { delhivery: of('delhivery'), xpressbees: of('xpressbees'), bluedart: of('bluedart') };
  const key = randomBytes(12).toString('hex');
  const app = new Hono();
  app.route(`/${key}/delhivery`, delhiveryApp(parcels.delhivery, faults));
  app.route(`/${key}/xpressbees`, xpressbeesApp(parcels.xpressbees, clock, faults));
  app.route(`/${key}/bluedart`, bluedartApp(parcels.bluedart, clock, faults));
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
    url: {
      delhivery: `${base}/delhivery`,
      xpressbees: `${base}/xpressbees`,
      bluedart: `${base}/bluedart`,
    },
    faults,
    parcels,
    close: () =>
      new Promise((resolve) => {
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
