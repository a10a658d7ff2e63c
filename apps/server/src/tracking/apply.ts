import { applyScan, isBeforePickup } from '@khep/domain/shipments';
import type { ScanResult, ShipmentState } from '@khep/domain/shipments';
import { mapCourierStatus } from '@khep/domain/tracking';
import type { CourierPartner, StatusMapping } from '@khep/domain/tracking';
import type { CourierScan } from '../couriers/port.ts';
import { courierService } from '../couriers/catalogue.ts';
import { json } from '../db/schema.ts';
import type { Db, Tx } from '../db/schema.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../events.ts';
import { voidedInvoice } from '../orders/creditNotes.ts';
import { holdOrder, refreshOrder } from '../orders/refresh.ts';
import type { ShipmentRecord } from '../orders/refresh.ts';
import type { LastScanJson } from '../shipments/tables.ts';
import { putState } from '../shipments/move.ts';
import { currentShipment } from '../shipments/queries.ts';
import { raiseAlert, statusSubject } from './alerts.ts';
import { ownMappings } from './mappings.ts';
import type { Paced } from './pace.ts';

interface ScansOf {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  scans: readonly CourierScan[];
  now: Date;
  /** When to look again, or how to tell from where the box is by then; unless the journey is at its end. */
  poll_after: Date | null | ((box: Paced) => Date);
}

/**
 * Takes in a courier's scans of one box. Every raw scan is kept once, by AWB, code and event time; what it does to the
 * state is the domain's to say. Answers how many were new.
 */
export async function takeScans(db: Db, init: ScansOf): Promise<number> {
  const { brand_id, shipment_id, now } = init;
  return onShipment(db, init, async (tx, before, reading) => {
    // The sort is stable: of scans in the same minute the courier's own order stands.
    const scans = init.scans.toSorted((a, b) => Date.parse(a.event_time) - Date.parse(b.event_time));
    let shipment = before;
    let taken = 0;
    for (const scan of scans) {
      if (scan.awb !== shipment.awb) continue;
      const judged = judge(shipment, scan, reading);
      if (!(await keepScan(tx, shipment, scan, judged, now))) continue;
      shipment = await carryOut(tx, shipment, scan, judged, now);
      taken += 1;
    }
    await tx
      .updateTable('shipments')
      .set({ checked_at: now, poll_after: nextLook(shipment, taken, init) })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    return { shipment, count: taken };
  });
}

/** For so long after its end a box is still looked at: for scans that came late, and for a lost parcel that was found. */
export const afterlookMs = 2 * 24 * 60 * 60_000;
/** How often in that time. */
export const seldomMs = 12 * 60 * 60_000;

function nextLook(
  box: ShipmentRecord,
  taken: number,
  { now, poll_after }: Pick<ScansOf, 'now' | 'poll_after'>,
): Date | null {
  const { ended_at } = box;
  if (ended_at === null) return typeof poll_after === 'function' ? poll_after(box) : poll_after;
  const isFresh = ended_at.getTime() > now.getTime() - afterlookMs;
  return isFresh || taken > 0 ? new Date(now.getTime() + seldomMs) : null;
}

/**
 * Reads anew the scans of a box that had an unknown status, now that the mapping knows it. Answers how many it could
 * read.
 */
export async function rereadScans(
  db: Db,
  init: Pick<ScansOf, 'brand_id' | 'shipment_id' | 'order_id' | 'now'>,
): Promise<number> {
  const { brand_id, shipment_id } = init;
  return onShipment(db, init, async (tx, before, reading) => {
    const rows = await tx
      .selectFrom('scans')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .where('outcome', '=', 'unknown-code')
      .orderBy('event_time')
      .execute();
    let shipment = before;
    let count = 0;
    for (const row of rows) {
      const scan: CourierScan = { ...row, event_time: row.event_time.toISOString() };
      const judged = judge(shipment, scan, reading);
      if (judged.state === undefined) continue;
      await tx
        .updateTable('scans')
        .set({ state_after: judged.result.state, outcome: judged.result.outcome })
        .where('brand_id', '=', brand_id)
        .where('awb', '=', row.awb)
        .where('code', '=', row.code)
        .where('event_time', '=', row.event_time)
        .execute();
      shipment = await carryOut(tx, shipment, scan, judged, init.now);
      count += 1;
    }
    return { shipment, count };
  });
}

/** How a courier's statuses are read for a brand. */
interface Reading {
  partner: CourierPartner;
  own: readonly StatusMapping[];
}

type Work = (
  tx: Tx,
  shipment: ShipmentRecord,
  reading: Reading,
) => Promise<{ shipment: ShipmentRecord; count: number }>;

/** Does something to a box while its order is held, and derives the order anew where the box has moved. */
async function onShipment(
  db: Db,
  { brand_id, shipment_id, order_id, now }: Pick<ScansOf, 'brand_id' | 'shipment_id' | 'order_id' | 'now'>,
  work: Work,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const order = await holdOrder(tx, brand_id, order_id);
    const before = await currentShipment(tx, brand_id, shipment_id);
    const partner = courierService(before?.courier_id ?? null)?.partner;
    if (!order || !before?.awb || !partner) return 0;
    const reading = { partner, own: await ownMappings(tx, brand_id, partner) };
    const { shipment, count } = await work(tx, before, reading);
    if (shipment.state !== before.state) await refreshOrder(tx, order, now, courierActor(shipment));
    return count;
  });
}

function courierActor(shipment: ShipmentRecord): Actor {
  return {
    kind: 'courier',
    id: String(shipment.courier_id),
    name: courierService(shipment.courier_id)?.name ?? 'Courier',
  };
}

interface Judged {
  partner: CourierPartner;
  /** What the status means; undefined where nobody knows it. */
  state: ShipmentState | undefined;
  result: ScanResult;
}

function judge(shipment: ShipmentRecord, scan: CourierScan, { partner, own }: Reading): Judged {
  const state = mapCourierStatus(partner, scan, own);
  const result = applyScan(
    {
      state: shipment.state as ShipmentState,
      last_event_time: shipment.last_scan?.at ?? null,
      pickup_failures: shipment.pickup_tries,
    },
    { ...scan, state },
  );
  return { partner, state, result };
}

/** Keeps the raw scan; false where it is kept already. */
async function keepScan(
  tx: Tx,
  { brand_id, shipment_id }: ShipmentRecord,
  { event_time, ...scan }: CourierScan,
  { result }: Judged,
  now: Date,
): Promise<boolean> {
  const kept = await tx
    .insertInto('scans')
    .values({
      brand_id,
      shipment_id,
      ...scan,
      event_time: new Date(event_time),
      state_after: result.state,
      outcome: result.outcome,
      received_at: now,
    })
    .onConflict((conflict) => conflict.columns(['brand_id', 'awb', 'code', 'event_time']).doNothing())
    .returning('code')
    .executeTakeFirst();
  return kept !== undefined;
}

/** What follows from a scan: alert, the row's news, and the move. */
async function carryOut(
  tx: Tx,
  shipment: ShipmentRecord,
  scan: CourierScan,
  judged: Judged,
  now: Date,
): Promise<ShipmentRecord> {
  const { brand_id, shipment_id, order_id } = shipment;
  const { result, state } = judged;
  const event_time = new Date(scan.event_time);
  const actor = courierActor(shipment);
  const data = { code: scan.code, location: scan.location, remark: scan.remark, awb: scan.awb };
  if (result.alert) {
    const isReopened = result.outcome === 'reopened';
    const voided = isReopened ? await voidedInvoice(tx, brand_id, order_id) : undefined;
    const words = [result.alert, voided].filter(Boolean).join(' ');
    await alert(tx, shipment, scan, judged, words, now);
    await appendEvent(tx, {
      brand_id,
      order_id,
      shipment_id,
      kind: isReopened ? 'shipment.reopened' : 'shipment.unknown_scan',
      actor,
      data: { ...data, alert: words },
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
    : shipment.last_scan;
  // An attempt that is told of late was an attempt all the same.
  const isAttempt = state === 'UNDELIVERED' && result.outcome !== 'kept';
  const picked_up_at = pickedUpAt(shipment, state, result, event_time);
  const change = {
    ...(last_scan ? { last_scan: json(last_scan) } : {}),
    pickup_tries: result.pickup_failures,
    delivery_tries: shipment.delivery_tries + (isAttempt ? 1 : 0),
    ...(picked_up_at ? { picked_up_at } : {}),
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
  return (await currentShipment(tx, brand_id, shipment_id)) ?? shipment;
}

/** The pickup's time: its own scan says it best, else the first scan that could not be without it. */
function pickedUpAt(
  { picked_up_at }: ShipmentRecord,
  state: ShipmentState | undefined,
  result: ScanResult,
  at: Date,
): Date | undefined {
  if (state === 'PICKED_UP') return picked_up_at === null || at < picked_up_at ? at : undefined;
  const isBeyond = result.state !== 'CANCELLED' && !isBeforePickup(result.state);
  return picked_up_at === null && isBeyond ? at : undefined;
}

async function alert(
  tx: Tx,
  shipment: ShipmentRecord,
  scan: CourierScan,
  { partner, result }: Judged,
  words: string,
  at: Date,
): Promise<void> {
  const { status_type, status, code, awb } = scan;
  await raiseAlert(tx, {
    brand_id: shipment.brand_id,
    partner,
    ...(result.outcome === 'reopened'
      ? { kind: 'reopened', subject: awb }
      : { kind: 'unknown-status', subject: statusSubject(status_type, status, code) }),
    status_type,
    status,
    code,
    awb,
    words,
    at,
  });
}
