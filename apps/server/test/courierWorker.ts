/*
 * A process that asks a courier for a booking, a cancellation or a pickup, and never gets further than the courier's
 * answer: apps/server/src/dispatch/shipments/intents.test.ts kills it there. It finds its database in TEST_JOBS_URL with
 * TEST_JOBS_SCHEMA, and what to do in TEST_COURIER_WORK as JSON.
 */
import pino from 'pino';
import { allocateNow } from '../src/dispatch/allocation/book/allocateNow.ts';
import { systemClock } from '../src/base/clock.ts';
import { parseConfig } from '../src/start/config.ts';
import type { CourierAdapter } from '../src/partners/couriers/port.ts';
import { createCouriers } from '../src/partners/couriers/registry.ts';
import { openPostgres } from '../src/platform/db/engine.ts';
import { cancelShipment } from '../src/dispatch/shipments/cancel/cancelShipment.ts';
import { schedulePickups } from '../src/dispatch/shipments/pickups/schedulePickups.ts';
import { shipmentsById } from '../src/orders/shipments/queries.ts';
import type { Services } from '../src/start/services.ts';

/** Work of the process, from `TEST_COURIER_WORK`. */
export interface CourierWork {
  what: 'book' | 'cancel' | 'pickup';
  brand_id: string;
  /** Of a booking, its order. */
  order_id?: string;
  shipment_ids: string[];
  /** YYYY-MM-DD */
  date: string;
}

const { TEST_JOBS_URL: url = '', TEST_JOBS_SCHEMA: schema, TEST_COURIER_WORK: text = '{}' } = process.env;
const { what, brand_id, order_id = '', shipment_ids, date } = JSON.parse(text) as CourierWork;
const { db } = await openPostgres(url, schema);
const log = pino({ level: 'silent' });
const config = parseConfig({ NODE_ENV: 'test', KHEP_DATA: process.env.KHEP_DATA, LOG_LEVEL: 'silent' });
const couriers = await createCouriers({ config, db, clock: systemClock, log });

/** The courier has done it, and its answer is the last thing this process hears. */
const lastAnswer = async <T>(answer: Promise<T>): Promise<T> => {
  await answer;
  process.send?.('done');
  return new Promise<T>(() => undefined);
};
const withLastAnswer = (adapter: CourierAdapter): CourierAdapter => ({
  ...adapter,
  book: (booking) => lastAnswer(adapter.book(booking)),
  cancel: (awb) => lastAnswer(adapter.cancel(awb)),
  requestPickup: (request) => lastAnswer(adapter.requestPickup(request)),
});
const some = {
  clock: systemClock,
  log,
  couriers: {
    ...couriers,
    async forBrand(id: string) {
      const brand = await couriers.forBrand(id);
      return {
        ...brand,
        adapter: (courier_id: number) => {
          const adapter = brand.adapter(courier_id);
          return adapter && withLastAnswer(adapter);
        },
      };
    },
  },
};
const services = some as unknown as Services;
const actor = { kind: 'system', name: 'Test' } as const;
process.once('disconnect', () => process.exit(0));
if (what === 'book')
  await allocateNow(db, services, { brand_id, actor, order_ids: [order_id], chosen: new Map() });
else if (what === 'cancel')
  await cancelShipment(db, services, shipment_ids[0] ?? '', { brand_id, actor, reason: 'Changed my mind' });
else
  await schedulePickups(db, services, {
    brand_id,
    shipments: await shipmentsById(db, brand_id, shipment_ids),
    date,
    time: '16:00',
    actor,
  });
