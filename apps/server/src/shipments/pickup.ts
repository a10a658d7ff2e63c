import { checkTransition } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { courierName } from '../couriers/courierServices.ts';
import { CourierUnavailable } from '../couriers/port.ts';
import type { Db } from '../db/schema.ts';
import type { Actor } from '../actor.ts';
import { newId } from '../ids.ts';
import { lockOrder, recomputeOrderState } from '../orders/orderState.ts';
import type { ShipmentRecord } from './tables.ts';
import type { OrderRecord } from '../orders/tables.ts';
import type { Services } from '../services.ts';
import { pickupLocation, pickupParty } from './pickupLocation.ts';
import { transitionShipment } from './transition.ts';
import { currentShipment } from './queries.ts';

interface PickupInit {
  brand_id: string;
  shipments: readonly ShipmentRecord[];
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
  actor: Actor;
}

interface PickupOutcome {
  pickups: {
    pickup_id: string;
    courier_id: number;
    warehouse_id: string;
    reference: string;
    shipments: string[];
  }[];
  failures: { shipment_id: string; order_id: string; reason: string }[];
}

/** Schedules one pickup per courier and warehouse, and marks its shipments. */
export async function schedulePickups(
  db: Db,
  services: Services,
  { brand_id, shipments, date, time, actor }: PickupInit,
): Promise<PickupOutcome> {
  const outcome: PickupOutcome = { pickups: [], failures: [] };
  const fail = (shipment: ShipmentRecord, reason: string) =>
    outcome.failures.push({ shipment_id: shipment.shipment_id, order_id: shipment.order_id, reason });
  const groups = new Map<string, ShipmentRecord[]>();
  for (const shipment of shipments) {
    const verdict = mayBeFetched(shipment);
    if (!verdict.allowed) {
      fail(shipment, verdict.reason);
      continue;
    }
    const key = `${shipment.courier_id}|${shipment.warehouse_id}`;
    groups.set(key, [...(groups.get(key) ?? []), shipment]);
  }
  const couriers = await services.couriers.forBrand(brand_id);
  for (const group of groups.values()) {
    const [sample] = group;
    const adapter = sample?.courier_id ? couriers.adapter(sample.courier_id) : undefined;
    if (!sample?.courier_id || !adapter) {
      for (const shipment of group)
        fail(shipment, `${courierName(sample?.courier_id ?? null)} isn't connected.`);
      continue;
    }
    // Call the courier outside the transaction: it may be slow.
    const answer = await adapter
      .requestPickup({
        location: pickupLocation(sample.warehouse_id),
        pickup: await pickupParty(db, brand_id, sample.warehouse_id),
        date,
        time: `${time}:00`,
        expected_count: group.length,
        awbs: group.flatMap(({ awb }) => awb ?? []),
      })
      .catch((error: unknown) => {
        if (error instanceof CourierUnavailable)
          return { accepted: false, reference: '', reason: error.message };
        throw error;
      });
    if (!answer.accepted) {
      for (const shipment of group) fail(shipment, answer.reason);
      continue;
    }
    const kept = await savePickup(db, services, group, {
      brand_id,
      date,
      time,
      actor,
      reference: answer.reference,
      courier_id: sample.courier_id,
      warehouse_id: sample.warehouse_id,
    });
    if (kept.pickup) outcome.pickups.push(kept.pickup);
    for (const [shipment, reason] of kept.passed) fail(shipment, reason);
  }
  return outcome;
}

interface KeptPickup {
  brand_id: string;
  date: string;
  time: string;
  actor: Actor;
  reference: string;
  courier_id: number;
  warehouse_id: string;
}

/**
 * Saves a scheduled pickup with the shipments that it can still include. Concurrent requests may have
 * scheduled or cancelled them, or a first scan may have arrived; without shipments there is no pickup.
 */
async function savePickup(
  db: Db,
  services: Services,
  group: readonly ShipmentRecord[],
  pickup: KeptPickup,
): Promise<{ pickup?: PickupOutcome['pickups'][number]; passed: [ShipmentRecord, string][] }> {
  const now = services.clock.now();
  const { brand_id, courier_id, warehouse_id, date, time, reference, actor } = pickup;
  const pickup_id = newId('pck');
  return db.transaction().execute(async (tx) => {
    const passed: [ShipmentRecord, string][] = [];
    const fetched: { order: OrderRecord; box: ShipmentRecord }[] = [];
    for (const read of inLockOrder(group)) {
      const order = await lockOrder(tx, brand_id, read.order_id);
      const box = await currentShipment(tx, brand_id, read.shipment_id);
      const verdict = box && mayBeFetched(box);
      if (order && box && verdict?.allowed) fetched.push({ order, box });
      else
        passed.push([
          read,
          verdict?.allowed === false ? verdict.reason : 'Someone else changed the packaging.',
        ]);
    }
    if (fetched.length === 0) return { passed };
    await tx
      .insertInto('pickups')
      .values({
        brand_id,
        pickup_id,
        warehouse_id,
        courier_id,
        pickup_date: date,
        pickup_time: time,
        expected_count: fetched.length,
        courier_reference: reference,
        created_at: now,
      })
      .execute();
    for (const { order, box } of fetched) {
      await transitionShipment(tx, box, {
        to: 'PICKUP_SCHEDULED',
        by: 'seller',
        actor,
        now,
        kind: 'shipment.pickup_scheduled',
        data: { pickup_id, date, time, courier: courierName(courier_id) },
        change: { pickup_id, poll_after: now },
      });
      // Of two shipments of one order the second sees the change of the first.
      await recomputeOrderState(tx, (await lockOrder(tx, brand_id, order.order_id)) ?? order, now, actor);
    }
    const shipments = fetched.map(({ box }) => box.shipment_id);
    return { pickup: { pickup_id, courier_id, warehouse_id, reference, shipments }, passed };
  });
}

const mayBeFetched = (box: ShipmentRecord) =>
  checkTransition(
    { state: box.state as ShipmentState, pickup_failures: box.pickup_tries },
    'PICKUP_SCHEDULED',
    'seller',
  );

/** Sorts by order, so that concurrent requests lock orders in the same sequence. */
export function inLockOrder<T extends { order_id: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
}
