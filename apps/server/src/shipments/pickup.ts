import { checkTransition } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { courierName } from '../couriers/courierServices.ts';
import { closeIntent, listOpenIntents, markIntentUnsure, recordIntent } from '../couriers/courierIntents.ts';
import type { CourierIntent } from '../couriers/courierIntents.ts';
import { CourierUnavailable } from '../couriers/port.ts';
import type { Accepted, CourierAdapter } from '../couriers/port.ts';
import type { Db, Tx } from '../db/schema.ts';
import type { Actor } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import { lockOrders, recomputeOrderState } from '../orders/orderState.ts';
import type { ShipmentRecord } from './tables.ts';
import type { OrderRecord } from '../orders/tables.ts';
import type { Services } from '../services.ts';
import { pickupLocation, pickupParty } from './pickupLocation.ts';
import { transitionShipment } from './transition.ts';
import { lockShipmentsById, shipmentsById } from './queries.ts';

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
  const fail = (shipment: PassedShipment, reason: string) =>
    outcome.failures.push({ shipment_id: shipment.shipment_id, order_id: shipment.order_id, reason });
  const groups = new Map<string, ShipmentRecord[]>();
  for (const shipment of shipments) {
    const verdict = canSchedulePickup(shipment);
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
    const intended = await recordPickupIntent(db, services.clock, group, {
      brand_id,
      courier_id: sample.courier_id,
      warehouse_id: sample.warehouse_id,
      details: { actor, date, time },
    });
    const { intent } = intended;
    for (const [shipment, reason] of intended.passed) fail(shipment, reason);
    if (!intent) continue;
    // Call the courier outside the transaction: it may be slow.
    const answer = await requestPickup(db, adapter, intent).catch((error: unknown) => {
      if (error instanceof CourierUnavailable) return error;
      throw error;
    });
    const asked = group.filter(({ shipment_id }) => intent.shipment_ids.includes(shipment_id));
    if (answer instanceof CourierUnavailable && answer.sent) {
      await markIntentUnsure(db, services.clock, intent);
      for (const shipment of asked)
        fail(shipment, `${answer.message} Checking whether the pickup was scheduled.`);
      continue;
    }
    if (answer instanceof CourierUnavailable || !answer.accepted) {
      await closeIntent(db, services.clock, intent, 'refused');
      for (const shipment of asked)
        fail(shipment, answer instanceof CourierUnavailable ? answer.message : answer.reason);
      continue;
    }
    const kept = await savePickup(db, services.clock, intent, answer.reference);
    if (kept.pickup) outcome.pickups.push(kept.pickup);
    for (const [shipment, reason] of kept.passed) fail(shipment, reason);
  }
  return outcome;
}

type PassedShipment = Pick<ShipmentRecord, 'shipment_id' | 'order_id'>;

interface PickupGroup {
  brand_id: string;
  courier_id: number;
  warehouse_id: string;
  details: { actor: Actor; date: string; time: string };
}

/**
 * Records a pickup before the courier is asked, with the shipments that it can include: concurrent requests may
 * have scheduled or cancelled the others.
 */
async function recordPickupIntent(
  db: Db,
  clock: Clock,
  group: readonly ShipmentRecord[],
  { brand_id, courier_id, warehouse_id, details }: PickupGroup,
): Promise<{ intent?: CourierIntent; passed: [PassedShipment, string][] }> {
  return db.transaction().execute(async (tx) => {
    const { ready, passed } = await lockForPickup(tx, brand_id, group);
    const open = await listOpenIntents(tx, brand_id, courier_id);
    const pending = new Set(
      open.filter(({ kind }) => kind === 'pickup').flatMap(({ shipment_ids }) => shipment_ids),
    );
    const free = ready.filter(({ box }) => !pending.has(box.shipment_id));
    for (const { box } of ready)
      if (pending.has(box.shipment_id))
        passed.push([box, 'A pickup is already being requested for it. Try again in a minute.']);
    if (free.length === 0) return { passed };
    const intent = await recordIntent(tx, clock, {
      brand_id,
      kind: 'pickup',
      courier_id,
      warehouse_id,
      shipment_ids: free.map(({ box }) => box.shipment_id),
      details: { ...details, awbs: free.flatMap(({ box }) => box.awb ?? []) },
    });
    return { intent, passed };
  });
}

/** Locks orders and boxes of a pickup, in the order of every transaction, and sorts out those it can't include. */
async function lockForPickup(tx: Tx, brand_id: string, group: readonly PassedShipment[]) {
  const orders = await lockOrders(
    tx,
    brand_id,
    group.map(({ order_id }) => order_id),
  );
  const boxes = await lockShipmentsById(
    tx,
    brand_id,
    group.map(({ shipment_id }) => shipment_id),
  );
  const ready: { order: OrderRecord; box: ShipmentRecord }[] = [];
  const passed: [PassedShipment, string][] = [];
  for (const one of group) {
    const order = orders.get(one.order_id);
    const box = boxes.get(one.shipment_id);
    const verdict = box && canSchedulePickup(box);
    if (order && box && verdict?.allowed) ready.push({ order, box });
    else
      passed.push([one, verdict?.allowed === false ? verdict.reason : 'Someone else changed the packaging.']);
  }
  return { ready, passed };
}

/** Asks the courier for the pickup of an intent. A repeat returns the pickup that there is. */
export async function requestPickup(
  db: Db,
  adapter: CourierAdapter,
  { brand_id, warehouse_id, details }: CourierIntent,
): Promise<Accepted> {
  return adapter.requestPickup({
    location: pickupLocation(warehouse_id),
    pickup: await pickupParty(db, brand_id, warehouse_id),
    date: details.date ?? '',
    time: `${details.time ?? ''}:00`,
    expected_count: details.awbs.length,
    awbs: details.awbs,
  });
}

/**
 * Saves a pickup that the courier accepted, with the shipments that it can still include, and closes its
 * intent. Without shipments there is no pickup.
 */
export async function savePickup(
  db: Db,
  clock: Clock,
  intent: CourierIntent,
  reference: string,
): Promise<{ pickup?: PickupOutcome['pickups'][number]; passed: [PassedShipment, string][] }> {
  const now = clock.now();
  const { brand_id, courier_id, warehouse_id, details } = intent;
  const { actor, date = '', time = '' } = details;
  const pickup_id = newId('pck');
  return db.transaction().execute(async (tx) => {
    const group = await shipmentsById(tx, brand_id, intent.shipment_ids);
    const { ready, passed } = await lockForPickup(tx, brand_id, group);
    await closeIntent(tx, clock, intent, 'done');
    if (ready.length === 0) return { passed };
    await tx
      .insertInto('pickups')
      .values({
        brand_id,
        pickup_id,
        warehouse_id,
        courier_id,
        pickup_date: date,
        pickup_time: time,
        expected_count: ready.length,
        courier_reference: reference,
        created_at: now,
      })
      .execute();
    for (const { box } of ready)
      await transitionShipment(tx, box, {
        to: 'PICKUP_SCHEDULED',
        by: 'seller',
        actor,
        now,
        kind: 'shipment.pickup_scheduled',
        data: { pickup_id, date, time, courier: courierName(courier_id) },
        change: { pickup_id, poll_after: now },
      });
    for (const order of new Map(ready.map(({ order }) => [order.order_id, order])).values())
      await recomputeOrderState(tx, order, now, actor);
    const shipments = ready.map(({ box }) => box.shipment_id);
    return { pickup: { pickup_id, courier_id, warehouse_id, reference, shipments }, passed };
  });
}

const canSchedulePickup = (box: ShipmentRecord) =>
  checkTransition(
    { state: box.state as ShipmentState, pickup_failures: box.pickup_tries },
    'PICKUP_SCHEDULED',
    'seller',
  );
