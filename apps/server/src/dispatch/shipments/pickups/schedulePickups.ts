import { checkTransition } from '@khep/domain/shipments';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import {
  closeIntent,
  isInFlight,
  listOpenIntents,
  markIntentUnsure,
  recordIntent,
} from '../../../partners/couriers/courierIntents.ts';
import type { CourierIntent } from '../../../partners/couriers/courierIntents.ts';
import { CourierUnavailable } from '../../../partners/couriers/port.ts';
import type { Accepted, BrandCouriers, CourierAdapter } from '../../../partners/couriers/port.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { Actor } from '../../../base/actor.ts';
import type { Clock } from '../../../base/clock.ts';
import { lockOrders, recomputeOrderState } from '../../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import type { OrderRecord } from '../../../orders/core/tables.ts';
import type { Services } from '../../../start/services.ts';
import { joinPickup } from './joinPickup.ts';
import { pickupParty } from './pickupParty.ts';
import { transitionShipment } from '../transition.ts';
import { lockShipmentsById, shipmentsById } from '../../../orders/shipments/queries.ts';

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
    const { intents, passed } = await recordPickupIntent(db, services.clock, group, {
      brand_id,
      courier_id: sample.courier_id,
      warehouse_id: sample.warehouse_id,
      details: { actor, date, time },
    });
    for (const [shipment, reason] of passed) fail(shipment, reason);
    for (const intent of intents) {
      const {
        pickup,
        reason,
        passed: left = [],
      } = await sendPickup(db, services.clock, couriers, adapter, intent);
      if (pickup) outcome.pickups.push(pickup);
      const asked = group.filter(({ shipment_id }) => intent.shipment_ids.includes(shipment_id));
      for (const shipment of asked) {
        const problem = reason ?? left.find(([{ shipment_id }]) => shipment_id === shipment.shipment_id)?.[1];
        if (problem !== undefined) fail(shipment, problem);
      }
    }
  }
  return outcome;
}

/** Outcome of a pickup: the shipments it can't include, or why there is none. */
interface SentPickup {
  pickup?: PickupOutcome['pickups'][number];
  passed?: [PassedShipment, string][];
  reason?: string;
}

/** Sends a pickup to the courier and saves it. Outside any transaction: the courier may be slow. */
async function sendPickup(
  db: Db,
  clock: Clock,
  couriers: BrandCouriers,
  adapter: CourierAdapter,
  intent: CourierIntent,
): Promise<SentPickup> {
  try {
    const answer = await requestPickup(db, couriers, adapter, intent);
    if (answer.accepted) return await savePickup(db, clock, intent, answer.reference);
    await closeIntent(db, clock, intent, 'refused');
    return { reason: answer.reason };
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    if (error.sent) {
      await markIntentUnsure(db, clock, intent);
      return { reason: `${error.message} Checking whether the pickup was scheduled.` };
    }
    await closeIntent(db, clock, intent, 'refused');
    return { reason: error.message };
  }
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
 * have scheduled or cancelled the others. Earlier pickups of the shipments without an outcome are sent again.
 */
async function recordPickupIntent(
  db: Db,
  clock: Clock,
  group: readonly ShipmentRecord[],
  { brand_id, courier_id, warehouse_id, details }: PickupGroup,
): Promise<{ intents: CourierIntent[]; passed: [PassedShipment, string][] }> {
  return db.transaction().execute(async (tx) => {
    const { ready, passed } = await lockForPickup(tx, brand_id, group);
    const open = (await listOpenIntents(tx, brand_id, courier_id)).filter(({ kind }) => kind === 'pickup');
    const intentOf = (box: ShipmentRecord) =>
      open.find(({ shipment_ids }) => shipment_ids.includes(box.shipment_id));
    const earlier = new Set<CourierIntent>();
    const free: ShipmentRecord[] = [];
    for (const { box } of ready) {
      const intent = intentOf(box);
      if (!intent) free.push(box);
      else if (!isInFlight(intent)) earlier.add(intent);
      else passed.push([box, 'A pickup is already being requested for it. Try again in a minute.']);
    }
    const intents = [...earlier];
    if (free.length > 0)
      intents.push(
        await recordIntent(tx, clock, {
          brand_id,
          kind: 'pickup',
          courier_id,
          warehouse_id,
          shipment_ids: free.map(({ shipment_id }) => shipment_id),
          details: { ...details, awbs: free.flatMap(({ awb }) => awb ?? []) },
        }),
      );
    return { intents, passed };
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
  couriers: BrandCouriers,
  adapter: CourierAdapter,
  { brand_id, courier_id, warehouse_id, details }: CourierIntent,
): Promise<Accepted> {
  return adapter.requestPickup({
    location: couriers.pickupLocation(courier_id, warehouse_id).name,
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
): Promise<SentPickup> {
  const now = clock.now();
  const { brand_id, courier_id, warehouse_id, details } = intent;
  const { actor, date = '', time = '' } = details;
  return db.transaction().execute(async (tx) => {
    const group = await shipmentsById(tx, brand_id, intent.shipment_ids);
    const { ready, passed } = await lockForPickup(tx, brand_id, group);
    await closeIntent(tx, clock, intent, 'done');
    if (ready.length === 0) return { passed };
    const { pickup_id, pickup_time } = await joinPickup(tx, ready.length, {
      brand_id,
      warehouse_id,
      courier_id,
      pickup_date: date,
      pickup_time: time,
      courier_reference: reference,
      created_at: now,
    });
    for (const { box } of ready)
      await transitionShipment(tx, box, {
        to: 'PICKUP_SCHEDULED',
        by: 'seller',
        actor,
        now,
        kind: 'shipment.pickup_scheduled',
        data: { pickup_id, date, time: pickup_time, courier: courierName(courier_id) },
        change: { pickup_id, poll_after: now },
      });
    for (const order of new Map(ready.map(({ order }) => [order.order_id, order])).values())
      await recomputeOrderState(tx, order, now, actor);
    const shipments = ready.map(({ box }) => box.shipment_id);
    return { pickup: { pickup_id, courier_id, warehouse_id, reference, shipments }, passed };
  });
}

const canSchedulePickup = (box: ShipmentRecord) =>
  checkTransition({ state: box.state, pickup_failures: box.pickup_tries }, 'PICKUP_SCHEDULED', 'seller');
