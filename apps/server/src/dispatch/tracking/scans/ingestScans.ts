import { isCourierTerminal, replayShipment } from '@khep/domain/shipments';
import type { ReplayedScan, ReplayedShipment } from '@khep/domain/shipments';
import { updateRtoCharges } from '../../allocation/plan/rtoCharges.ts';
import type { CourierScan } from '../../../partners/couriers/port.ts';
import { findCourierService } from '../../../partners/couriers/courierServices.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { followLane } from '../../lanes/laneHistory.ts';
import { settleFreight } from '../../shipments/freight.ts';
import { publish } from '../../../platform/db/domainEvents.ts';
import { noteOrderChange } from '../../../platform/db/orderChanges.ts';
import { scansReplayed } from '../domainEvents.ts';
import { lockOrder, recomputeOrderState } from '../../../orders/state/orderState.ts';
import type { ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { saveState } from '../../shipments/transition.ts';
import { currentShipment } from '../../../orders/shipments/queries.ts';
import { courierActor, recordScanEvents } from './scanEvents.ts';
import type { ScanUpdate } from './scanEvents.ts';
import { loadScanHistory, mapScan, scanIdentity } from './scanHistory.ts';
import type { KnownScan, MappingContext } from './scanHistory.ts';
import { loadBrandMappings } from '../../shipments/brandMappings.ts';
import type { PolledShipment } from '../../shipments/pollSchedule.ts';

interface ScansOf {
  brand_id: string;
  shipment_id: string;
  order_id: string;
  scans: readonly CourierScan[];
  now: Date;
  /** Next poll, or a function of the resulting state; null at the end of the journey. */
  poll_after: Date | null | ((box: PolledShipment) => Date);
}

/**
 * Ingests a courier's scans of one shipment. Each raw scan is stored once, by AWB, code and event time; the
 * state is replayed from all of them in chronological order, so their arrival order doesn't matter. Returns
 * the number of new scans.
 */
export async function ingestScans(db: Db, init: ScansOf): Promise<number> {
  const { brand_id, shipment_id, now } = init;
  return onShipment(db, init, async (tx, before, reading) => {
    const history = await loadScanHistory(tx, before, reading);
    const known = new Map(history.scans.map((scan) => [scanIdentity(scan), scan]));
    const fresh = new Map(
      init.scans
        .filter((scan) => scan.awb === before.awb && !known.has(scanIdentity(scan)))
        .map((scan) => [scanIdentity(scan), mapScan(scan, reading, now.toISOString())]),
    );
    const isDue = init.scans.some((scan) => known.get(scanIdentity(scan))?.read_as?.outcome === 'future');
    let shipment = before;
    if (fresh.size > 0 || isDue) {
      const scans = [...history.scans, ...fresh.values()];
      const replayed = replayShipment({ ...history, scans }, now.toISOString());
      ({ shipment } = await settle(tx, before, { ...reading, told: history.told, replayed, now }));
    }
    await tx
      .updateTable('shipments')
      .set({ checked_at: now, poll_after: nextLook(shipment, fresh.size, init) })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    return { shipment, count: fresh.size };
  });
}

/** How long a terminal shipment is still polled, for late scans and lost parcels that are found. */
export const lateScanWindowMs = 2 * 24 * 60 * 60_000;
/** Poll interval during that time. */
export const lateScanIntervalMs = 12 * 60 * 60_000;

function nextLook(
  box: ShipmentRecord,
  taken: number,
  { now, poll_after }: Pick<ScansOf, 'now' | 'poll_after'>,
): Date | null {
  const { ended_at } = box;
  if (ended_at === null) return typeof poll_after === 'function' ? poll_after(box) : poll_after;
  const isFresh = ended_at.getTime() > now.getTime() - lateScanWindowMs;
  return isFresh || taken > 0 ? new Date(now.getTime() + lateScanIntervalMs) : null;
}

/** Reprocesses scans of a shipment that had an unknown status. Returns the number of mapped scans. */
export async function reprocessScans(
  db: Db,
  init: Pick<ScansOf, 'brand_id' | 'shipment_id' | 'order_id' | 'now'>,
): Promise<number> {
  return onShipment(db, init, async (tx, before, reading) => {
    const history = await loadScanHistory(tx, before, reading);
    const replayed = replayShipment(history, init.now.toISOString());
    const { shipment, reread } = await settle(tx, before, {
      ...reading,
      told: history.told,
      replayed,
      now: init.now,
    });
    const isRead = ({ scan, result }: ReplayedScan<KnownScan>) =>
      scan.read_as?.outcome === 'unknown-code' && result.outcome !== 'unknown-code';
    return { shipment, count: reread.filter(isRead).length };
  });
}

/** How scans are mapped, and where the parcel goes. */
interface Reading extends MappingContext {
  pincode: string;
}

type Work = (
  tx: Tx,
  shipment: ShipmentRecord,
  reading: Reading,
) => Promise<{ shipment: ShipmentRecord; count: number }>;

/** Runs a change with the order locked, and recomputes the order's state if the shipment changed. */
async function onShipment(
  db: Db,
  { brand_id, shipment_id, order_id, now }: Pick<ScansOf, 'brand_id' | 'shipment_id' | 'order_id' | 'now'>,
  work: Work,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, brand_id, order_id);
    const before = await currentShipment(tx, brand_id, shipment_id);
    const partner = findCourierService(before?.courier_id ?? null)?.partner;
    if (!order || !before?.awb || !partner) return 0;
    const { pincode } = order;
    const reading = { partner, pincode, own: await loadBrandMappings(tx, brand_id, partner) };
    const { shipment, count } = await work(tx, before, reading);
    if (shipment.state === before.state) return count;
    const actor = courierActor(shipment);
    await updateRtoCharges(tx, order, before, shipment, { now, actor });
    await settleFreight(tx, shipment, { actor, at: now });
    await recomputeOrderState(tx, order, now, actor);
    return count;
  });
}

interface Settled {
  shipment: ShipmentRecord;
  /** Scans that are new, or whose outcome changed by replay. */
  reread: ReplayedScan<KnownScan>[];
}

/**
 * Updates the shipment to its replayed state. Effects occur once: for new scans, and for those whose outcome
 * changed because of an earlier one.
 */
async function settle(
  tx: Tx,
  before: ShipmentRecord,
  { pincode, ...read }: Omit<ScanUpdate, 'reread'> & Pick<Reading, 'pincode'>,
): Promise<Settled> {
  const { replayed } = read;
  const reread = replayed.steps.filter(
    ({ scan: { read_as }, result }) =>
      read_as?.outcome !== result.outcome || read_as.state_after !== result.state,
  );
  await saveScans(tx, before, reread);
  await recordScanEvents(tx, before, { ...read, reread });
  const shipment = await saveReplayed(tx, before, replayed);
  const scans = replayed.steps
    .filter(({ result }) => isNews.has(result.outcome))
    .map(({ scan, result }) => ({ at: scan.event_time, state: result.state }));
  await followLane(tx, shipment, { pincode, scans });
  noteOrderChange(tx, shipment.brand_id, shipment.order_id);
  await publish(tx, scansReplayed, { shipment, partner: read.partner, replayed, now: read.now });
  return { shipment, reread };
}

async function saveScans(
  tx: Tx,
  { brand_id, shipment_id }: ShipmentRecord,
  steps: readonly ReplayedScan<KnownScan>[],
): Promise<void> {
  const rows = steps.map(({ scan, result }) => ({
    brand_id,
    shipment_id,
    awb: scan.awb,
    code: scan.code,
    event_time: new Date(scan.event_time),
    status: scan.status,
    status_type: scan.status_type,
    location: scan.location,
    remark: scan.remark,
    state_after: result.state,
    outcome: result.outcome,
    received_at: new Date(scan.received_at),
  }));
  if (rows.length === 0) return;
  await tx
    .insertInto('scans')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'awb', 'code', 'event_time']).doUpdateSet((eb) => ({
        state_after: eb.ref('excluded.state_after'),
        outcome: eb.ref('excluded.outcome'),
      })),
    )
    .execute();
}

/** Outcomes that are shown as events. */
const isNews: ReadonlySet<string> = new Set(['moved', 'confirmed', 'reopened']);

async function saveReplayed(
  tx: Tx,
  before: ShipmentRecord,
  replayed: ReplayedShipment<KnownScan>,
): Promise<ShipmentRecord> {
  const { brand_id, shipment_id } = before;
  const { state, pickup_failures, delivery_tries, picked_up_at } = replayed;
  const last = replayed.steps.findLast(({ result }) => isNews.has(result.outcome))?.scan;
  const reached = new Date(replayed.reached_at ?? before.updated_at);
  const change = {
    ...(last
      ? {
          last_scan: json({
            code: last.code,
            status: last.status,
            status_type: last.status_type,
            at: last.event_time,
            location: last.location,
            remark: last.remark,
          }),
        }
      : {}),
    pickup_tries: pickup_failures,
    delivery_tries,
    picked_up_at: picked_up_at === null ? null : new Date(picked_up_at),
    ...(isCourierTerminal(state) ? { ended_at: reached } : {}),
  };
  if (state !== before.state) await saveState(tx, before, { to: state, at: reached, change });
  else
    await tx
      .updateTable('shipments')
      .set(change)
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
  return (await currentShipment(tx, brand_id, shipment_id)) ?? before;
}
