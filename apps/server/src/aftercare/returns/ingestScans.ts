import { applyReverseScan, isReverseEnded } from '@khep/domain/returns';
import type { ReverseState, ReverseScanResult } from '@khep/domain/returns';
import { mapCourierReturnStatus } from '@khep/domain/couriers';
import { findCourierService } from '../../partners/couriers/courierServices.ts';
import type { CourierScan } from '../../partners/couriers/port.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { Actor } from '../../base/actor.ts';
import { addDays, istDay } from '@khep/domain/days';
import { loadBrandMappings } from '../../dispatch/shipments/brandMappings.ts';
import { nextPollAt } from '../../dispatch/shipments/pollSchedule.ts';
import { settleReturnFreight } from './freight.ts';
import { loadReturnPolicy } from './policy.ts';
import type { ReturnRecord } from './tables.ts';
import { lockReturn, recordReturnEvent, updateReturn } from './transition.ts';

interface ScansOf {
  brand_id: string;
  return_id: string;
  scans: readonly CourierScan[];
  now: Date;
  /** Milliseconds of a poll round. */
  pollEvery: number;
}

/** Courier's clocks may be ahead by this much. */
const aheadMs = 15 * 60_000;

/**
 * Ingests a courier's scans of a reverse pickup: each is stored once, and applied in the order of its event time. Returns
 * the number of new scans.
 */
export async function ingestReturnScans(db: Db, init: ScansOf): Promise<number> {
  const { brand_id, now } = init;
  return db.transaction().execute(async (tx) => {
    let record = await lockReturn(tx, brand_id, init.return_id);
    const partner = findCourierService(record.courier_id)?.partner;
    if (record.awb === null || record.kind === 'rto' || !partner) return 0;
    const own = await loadBrandMappings(tx, brand_id, partner);
    const fresh = await withoutKnown(tx, record, init);
    const actor: Actor = { kind: 'courier', name: findCourierService(record.courier_id)?.name ?? 'Courier' };
    for (const scan of fresh) {
      const state = mapCourierReturnStatus(partner, scan, own);
      const before = record.state;
      const result = applyReverseScan(
        { state: before, last_event_time: record.last_event_time?.toISOString() ?? null },
        { event_time: scan.event_time, state },
      );
      await saveScan(tx, record, scan, { ...result, now });
      if (result.outcome === 'moved') record = await move(tx, record, scan, result.state, { now, actor });
      else if (result.last_event_time !== null)
        record = await updateReturn(tx, record, now, { last_event_time: result.last_event_time });
    }
    const last = record.last_event_time;
    const isDone = isReverseEnded(record.state) || ['DTO_DELIVERED', 'QC_PASSED'].includes(record.state);
    await tx
      .updateTable('returns')
      .set({
        poll_after: isDone
          ? null
          : nextPollAt(
              { state: record.state, last_scan: last && { at: last.toISOString() } },
              now,
              init.pollEvery,
            ),
      })
      .where('brand_id', '=', brand_id)
      .where('return_id', '=', record.return_id)
      .execute();
    return fresh.length;
  });
}

async function withoutKnown(
  tx: Tx,
  { brand_id, return_id, awb }: ReturnRecord,
  { scans, now }: ScansOf,
): Promise<CourierScan[]> {
  const rows = await tx
    .selectFrom('return_scans')
    .select(['code', 'event_time'])
    .where('brand_id', '=', brand_id)
    .where('return_id', '=', return_id)
    .execute();
  const key = (code: string, at: number) => `${code}|${at}`;
  const known = new Set(rows.map(({ code, event_time }) => key(code, event_time.getTime())));
  const own = scans.filter((scan) => {
    const at = Date.parse(scan.event_time);
    const id = key(scan.code, at);
    if (scan.awb !== awb || known.has(id) || at > now.getTime() + aheadMs) return false;
    known.add(id);
    return true;
  });
  return own.sort((a, b) => Date.parse(a.event_time) - Date.parse(b.event_time));
}

async function saveScan(
  tx: Tx,
  { brand_id, return_id }: ReturnRecord,
  scan: CourierScan,
  { state, outcome, now }: { state: ReverseState; outcome: ReverseScanResult['outcome']; now: Date },
): Promise<void> {
  await tx
    .insertInto('return_scans')
    .values({
      brand_id,
      return_id,
      awb: scan.awb,
      code: scan.code,
      event_time: new Date(scan.event_time),
      status_type: scan.status_type,
      status: scan.status,
      location: scan.location,
      remark: scan.remark,
      state_after: state,
      outcome,
      received_at: now,
    })
    .execute();
}

async function move(
  tx: Tx,
  record: ReturnRecord,
  scan: CourierScan,
  to: ReverseState,
  { now, actor }: { now: Date; actor: Actor },
): Promise<ReturnRecord> {
  const at = new Date(scan.event_time);
  const received = to === 'DTO_DELIVERED';
  const policy = received ? await loadReturnPolicy(tx, record.brand_id) : undefined;
  const change = {
    last_event_time: at,
    ...(to === 'PICKUP_FAILED' ? { pickup_failures: record.pickup_failures + 1 } : {}),
    ...(policy ? { received_at: at, refund_due: addDays(istDay(at), policy.refund_days) } : {}),
  };
  const event = {
    kind: received ? 'return.received' : 'return.scanned',
    actor,
    now: at,
    data: { location: scan.location, remark: scan.remark, awb: scan.awb },
  };
  // A scan may skip states that the courier never reported.
  const moved = await updateReturn(tx, record, now, { ...change, state: to });
  await settleReturnFreight(tx, moved, { actor, at: now });
  await recordReturnEvent(tx, moved, { ...event, data: { ...event.data, from: record.state, to } });
  return moved;
}
