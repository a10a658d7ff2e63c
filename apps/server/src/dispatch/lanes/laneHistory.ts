import { laneKeys, legOf, measureLeg, silenceLimit, stuckAfter } from '@khep/domain/shipments';
import type { JourneyScan, Lane, LaneHistory } from '@khep/domain/shipments';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';

type Carried = Pick<ShipmentRecord, 'state' | 'courier_id' | 'warehouse_id' | 'zone'>;

/** The lane of a shipment; undefined without a courier. */
export function laneOf(
  { state, courier_id, warehouse_id, zone }: Carried,
  pincode: string,
): Lane | undefined {
  if (courier_id === null) return undefined;
  return { leg: legOf(state), courier_id, warehouse_id, pincode, zone: zone ?? '' };
}

/** Loads the times of lanes and of their fallbacks. */
export async function loadLaneHistory(
  db: Db | Tx,
  brand_id: string,
  lanes: readonly (Lane | undefined)[],
): Promise<LaneHistory> {
  const keys = [...new Set(lanes.flatMap((lane) => (lane ? Object.values(laneKeys(lane)) : [])))];
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('lane_times')
    .select(['lane', 'sample', 'silence_p50_h', 'silence_p95_h', 'transit_h'])
    .where('brand_id', '=', brand_id)
    .where('lane', 'in', keys)
    .execute();
  return new Map(rows.map(({ lane, ...times }) => [lane, times]));
}

/** When a shipment counts as stuck, by its lane. */
export function stuckAfterOf(
  shipment: Carried & Pick<ShipmentRecord, 'last_scan'>,
  lane: Lane | undefined,
  history: LaneHistory,
): Date | null {
  if (!lane) return null;
  const last_scan_at = shipment.last_scan?.at ?? null;
  return stuckAfter({ state: shipment.state, last_scan_at }, silenceLimit(lane, history));
}

/** After new scans: saves when the shipment counts as stuck, and adds a leg that ended to the history. */
export async function followLane(
  tx: Tx,
  shipment: ShipmentRecord,
  { pincode, scans }: { pincode: string; scans: readonly JourneyScan[] },
): Promise<void> {
  const { brand_id, shipment_id, courier_id } = shipment;
  const lane = laneOf(shipment, pincode);
  if (!lane || courier_id === null) return;
  const stuck_after = stuckAfterOf(shipment, lane, await loadLaneHistory(tx, brand_id, [lane]));
  if (stuck_after?.getTime() !== shipment.stuck_after?.getTime())
    await tx
      .updateTable('shipments')
      .set({ stuck_after })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
  const ended = measureLeg(shipment.state, scans);
  if (!ended) return;
  const times = { ...ended, ended_at: new Date(ended.ended_at), is_counted: false };
  const { lane: key, zone } = laneKeys(lane);
  await tx
    .insertInto('lane_journeys')
    .values({ brand_id, shipment_id, courier_id, lane: key, zone, ...times })
    .onConflict((conflict) => conflict.columns(['brand_id', 'shipment_id', 'leg']).doUpdateSet(times))
    .execute();
}
