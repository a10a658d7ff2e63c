import { applyScan, isTerminal } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { mapCourierStatus } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import type { PlannedScan } from '../../partners/couriers/simulator/plan.ts';

/** Progress of a shipment by its plan. */
export interface Travelled {
  state: ShipmentState;
  last: PlannedScan | undefined;
  moves: { from: ShipmentState; to: ShipmentState; scan: PlannedScan }[];
  scans: { scan: PlannedScan; state_after: ShipmentState; outcome: string }[];
  picked_up_at: string | undefined;
  ended_at: string | undefined;
  pickup_tries: number;
  delivery_tries: number;
}

/** Applies the scans up to now, by the rules of polling. */
export function travel(
  partner: CourierPartner,
  start: ShipmentState,
  plan: readonly PlannedScan[],
  now: Date,
): Travelled {
  const result: Travelled = {
    state: start,
    last: undefined,
    moves: [],
    scans: [],
    picked_up_at: undefined,
    ended_at: undefined,
    pickup_tries: 0,
    delivery_tries: 0,
  };
  const until = now.toISOString();
  for (const scan of plan) {
    if (scan.at > until) break;
    const state = mapCourierStatus(partner, scan);
    const applied = applyScan(
      { state: result.state, last_event_time: result.last?.at ?? null, pickup_failures: result.pickup_tries },
      { awb: '', code: scan.code, event_time: scan.at, location: scan.location, remark: scan.remark, state },
    );
    if (applied.state !== result.state) result.moves.push({ from: result.state, to: applied.state, scan });
    result.scans.push({ scan, state_after: applied.state, outcome: applied.outcome });
    result.state = applied.state;
    result.pickup_tries = applied.pickup_failures;
    result.last = scan;
    if (state === 'PICKED_UP') result.picked_up_at ??= scan.at;
    if (state === 'UNDELIVERED') result.delivery_tries += 1;
    if (isTerminal(applied.state)) result.ended_at = scan.at;
  }
  return result;
}
