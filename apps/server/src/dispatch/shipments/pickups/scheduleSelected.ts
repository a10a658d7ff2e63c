import type { Pickup, calls } from '@khep/api';
import type { z } from 'zod';
import type { Actor } from '../../../base/actor.ts';
import { istDay } from '@khep/domain/days';
import { conflict, notFound, validationError } from '../../../base/errors.ts';
import { shipmentsById, shipmentsOfOrders } from '../../../orders/shipments/queries.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { assertSomeSucceeded } from '../../../platform/http/batch.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../start/services.ts';
import { loadPickups } from './listPickups.ts';
import { schedulePickups } from './schedulePickups.ts';

interface ScheduledPickups {
  pickups: Pickup[];
  failures: { shipment_id: string; awb: string | null; message: string }[];
}

/**
 * Schedules pickups of the shipments and orders that were selected.
 * @throws ApiError if there is nothing to pick up, or if no pickup was scheduled
 */
export async function scheduleSelected(
  db: Db,
  services: Services,
  { brand_id, actor }: { brand_id: string; actor: Actor },
  { shipment_ids, order_ids, pickup_date, pickup_time }: z.output<typeof calls.orders.pickup.body>,
): Promise<ScheduledPickups> {
  if (pickup_date < istDay(services.clock.now()))
    throw validationError({ pickup_date: 'Choose today or a later date.' });
  await assertOrders(db, brand_id, order_ids);
  const shipments = [
    ...(await shipmentsById(db, brand_id, shipment_ids)),
    ...waiting(await shipmentsOfOrders(db, brand_id, order_ids)),
  ];
  const byId = new Map(shipments.map((shipment) => [shipment.shipment_id, shipment]));
  const outcome = await schedulePickups(db, services, {
    brand_id,
    shipments: [...byId.values()],
    date: pickup_date,
    time: pickup_time,
    actor,
  });
  const failures = outcome.failures.map(({ shipment_id, reason }) => ({
    shipment_id,
    awb: byId.get(shipment_id)?.awb ?? null,
    message: reason,
  }));
  if (outcome.pickups.length === 0 && failures.length === 0)
    throw conflict('There is nothing to pick up. Allocate a courier first.');
  const ofOrders = shipment_ids.length === 0;
  assertSomeSucceeded({
    successful: outcome.pickups,
    failures: ofOrders
      ? failures.map((failure) => ({ ...failure, order_id: byId.get(failure.shipment_id)?.order_id ?? '' }))
      : failures,
    path: ofOrders ? 'order_ids' : 'shipment_ids',
    ids: ofOrders ? order_ids : shipment_ids,
  });
  const ids = outcome.pickups.map(({ pickup_id }) => pickup_id);
  return { pickups: await loadPickups(db, brand_id, { ids }), failures };
}

/** @throws ApiError 404 if one is unknown */
async function assertOrders(db: Db, brand_id: string, order_ids: readonly string[]): Promise<void> {
  if (order_ids.length === 0) return;
  const known = await db
    .selectFrom('orders')
    .select('order_id')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  if (known.length !== new Set(order_ids).size) throw notFound('order');
}

/**
 * Shipments to pick up of each order: those waiting for a pickup, or all without one, so that the response
 * gives the reason.
 */
function waiting(boxes: readonly ShipmentRecord[]): ShipmentRecord[] {
  const waits = ({ state }: ShipmentRecord) => state === 'AWB_ASSIGNED' || state === 'PICKUP_FAILED';
  return [...Map.groupBy(boxes, ({ order_id }) => order_id).values()].flatMap((own) => {
    const some = own.filter(waits);
    return some.length > 0 ? some : own;
  });
}
