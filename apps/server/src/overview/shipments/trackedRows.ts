import type { ShipmentRow, TrackedShipment } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { claimDeadline, claimKindOf, isStuck, silenceLimit } from '@khep/domain/shipments';
import type { ClaimDays, Lane, LaneHistory } from '@khep/domain/shipments';
import type { Db } from '../../platform/db/schema.ts';
import { loadSituations } from '../../aftercare/ndr/situations.ts';
import { loadClaimDays } from '../../aftercare/inquiries/desks.ts';
import { listInquiries, serializeInquiry } from '../../aftercare/inquiries/serializeInquiry.ts';
import { expectDelivery } from '../../dispatch/tracking/expected/expectDelivery.ts';
import { laneOf, loadLaneHistory } from '../../dispatch/lanes/laneHistory.ts';
import type { Services } from '../../start/services.ts';
import { shipmentRows } from '../../orders/shipments/serializers.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';

const hourMs = 3_600_000;
const hoursSince = (at: string, now: Date) => Math.max(0, (now.getTime() - Date.parse(at)) / hourMs);

function toSilence(row: ShipmentRecord, lane: Lane, history: LaneHistory, now: Date) {
  if (row.stuck_after === null || !row.last_scan) return null;
  const limit = silenceLimit(lane, history);
  return {
    is_stuck: isStuck(row.stuck_after, now),
    hours: hoursSince(row.last_scan.at, now),
    limit_hours: limit.hours,
    usual_hours: limit.usual_hours,
    basis: limit.basis,
    sample: limit.sample,
  };
}

function toClaim(row: ShipmentRecord, now: Date, days: ClaimDays): TrackedShipment['claim'] {
  const kind = claimKindOf(row.state);
  if (!kind || row.ended_at === null) return null;
  const deadline = claimDeadline(kind, row.ended_at, days);
  return {
    kind,
    deadline: deadline.toISOString(),
    is_late: deadline < now,
    declared_value: paiseToRupees(row.declared_paise),
  };
}

/** Serializes shipments with what the history of their lanes says, and what their couriers were asked. */
export async function trackedRows(
  db: Db,
  services: Services,
  brand_id: string,
  rows: readonly ShipmentRecord[],
): Promise<TrackedShipment[]> {
  const now = services.clock.now();
  const shown: ShipmentRow[] = await shipmentRows(
    db,
    brand_id,
    rows,
    await services.couriers.forBrand(brand_id),
  );
  const lanes = rows.map((row, index) => laneOf(row, shown[index]?.ship_to.pincode ?? ''));
  const [claimDays, history, situationOf, inquiries] = await Promise.all([
    loadClaimDays(db, brand_id),
    loadLaneHistory(db, brand_id, lanes),
    loadSituations(db, brand_id, rows, now),
    listInquiries(
      db,
      brand_id,
      rows.map(({ shipment_id }) => shipment_id),
    ),
  ]);
  const latest = new Map(inquiries.toReversed().map((inquiry) => [inquiry.shipment_id, inquiry]));
  return rows.flatMap((row, index) => {
    const base = shown[index];
    if (!base) return [];
    const lane = lanes[index];
    const inquiry = latest.get(row.shipment_id);
    return {
      ...base,
      situation: situationOf(row),
      silence: lane ? toSilence(row, lane, history, now) : null,
      prediction: expectDelivery(row, situationOf(row), lane, history, now).prediction,
      inquiry: inquiry ? serializeInquiry(inquiry) : null,
      claim: row.courier_id === null ? null : toClaim(row, now, claimDays(row.courier_id)),
    };
  });
}
