import { applyScan } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { mapDelhiveryStatus } from '@khep/domain/tracking';
import type { CourierScan } from '../couriers/port.ts';
import { courierService } from '../couriers/catalogue.ts';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../events.ts';
import { holdOrder, refreshOrder } from '../orders/refresh.ts';
import type { ShipmentRecord } from '../orders/refresh.ts';
import type { LastScanJson } from '../shipments/tables.ts';
import { putState } from '../shipments/move.ts';
import { currentShipment } from '../shipments/queries.ts';

interface ScansOf {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  scans: readonly CourierScan[];
  now: Date;
  /** When to look again; the end of the journey clears it by itself. */
  poll_after: Date | null;
}

/**
 * Takes in a courier's scans of one box. Every raw scan is kept once, by AWB, code and event time; what it does to the
 * state is the domain's to say. Answers how many were new.
 */
export async function takeScans(db: Db, init: ScansOf): Promise<number> {
  const { brand_id, shipment_id, order_id, now } = init;
  const scans = [...init.scans].sort((a, b) => Date.parse(a.event_time) - Date.parse(b.event_time));
  return db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, brand_id, order_id);
    let shipment = await currentShipment(tx, brand_id, shipment_id);
    if (!order || !shipment?.awb) return 0;
    const before = shipment.state;
    let taken = 0;
    for (const scan of scans) {
      if (scan.awb !== shipment.awb) continue;
      const applied = await takeScan(tx, shipment, scan, now);
      if (!applied) continue;
      taken += 1;
      shipment = applied;
    }
    await tx
      .updateTable('shipments')
      .set({ checked_at: now, ...(shipment.ended_at === null ? { poll_after: init.poll_after } : {}) })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    if (shipment.state !== before) await refreshOrder(tx, order, now, courierActor(shipment));
    return taken;
  });
}

function courierActor(shipment: ShipmentRecord): Actor {
  return {
    kind: 'courier',
    id: String(shipment.courier_id),
    name: courierService(shipment.courier_id)?.name ?? 'Courier',
  };
}

async function takeScan(
  tx: Tx,
  shipment: ShipmentRecord,
  scan: CourierScan,
  now: Date,
): Promise<ShipmentRecord | undefined> {
  const { brand_id, shipment_id, order_id } = shipment;
  const last = shipment.last_scan;
  const state = mapDelhiveryStatus(scan.status_type, scan.status, scan.code);
  const result = applyScan(
    {
      state: shipment.state as ShipmentState,
      last_event_time: last?.at ?? null,
      pickup_failures: shipment.pickup_tries,
    },
    {
      awb: scan.awb,
      code: scan.code,
      event_time: scan.event_time,
      location: scan.location,
      remark: scan.remark,
      state,
    },
  );
  const event_time = new Date(scan.event_time);
  const kept = await tx
    .insertInto('scans')
    .values({
      brand_id,
      awb: scan.awb,
      code: scan.code,
      event_time,
      shipment_id,
      status_type: scan.status_type,
      status: scan.status,
      location: scan.location,
      remark: scan.remark,
      state_after: result.state,
      outcome: result.outcome,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'awb', 'code', 'event_time']).doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!kept) return undefined;
  const actor = courierActor(shipment);
  const data = { code: scan.code, location: scan.location, remark: scan.remark, awb: scan.awb };
  if (result.alert) {
    await appendEvent(tx, {
      brand_id,
      order_id,
      shipment_id,
      kind: 'shipment.unknown_scan',
      actor,
      data: { ...data, alert: result.alert },
      at: event_time,
    });
  }
  const isNews = result.outcome !== 'late' && result.outcome !== 'unknown-code';
  const last_scan: LastScanJson | null = isNews
    ? {
        code: scan.code,
        status: scan.status,
        status_type: scan.status_type,
        at: scan.event_time,
        location: scan.location,
        remark: scan.remark,
      }
    : last;
  const change = {
    ...(last_scan ? { last_scan: json(last_scan) } : {}),
    pickup_tries: result.pickup_failures,
    delivery_tries: shipment.delivery_tries + (state === 'UNDELIVERED' && isNews ? 1 : 0),
    ...(state === 'PICKED_UP' && shipment.picked_up_at === null ? { picked_up_at: event_time } : {}),
  };
  if (result.state !== shipment.state) {
    await putState(tx, shipment, {
      to: result.state,
      by: 'courier',
      actor,
      now: event_time,
      kind: 'shipment.scanned',
      data: { ...data, ...(result.audit ? { audit: result.audit } : {}) },
      change,
    });
  } else {
    await tx
      .updateTable('shipments')
      .set(change)
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
  }
  return currentShipment(tx, brand_id, shipment_id);
}
