import { isTerminal, isCourierTerminal, nextStates, shipmentStateLabel, shipmentRank } from './states.ts';
import type { ShipmentState } from './states.ts';

/** A courier's scan, as received. */
export interface Scan {
  awb: string;
  /** The courier's own code or status. */
  code: string;
  /** Event time, ISO 8601. */
  event_time: string;
  location: string;
  remark: string;
}

/** A scan with its state from the courier's status mapping; none for an unknown code. */
export interface MappedScan extends Scan {
  state?: ShipmentState | undefined;
}

/** The shipment that a scan is applied to. */
export interface ScannedShipment {
  state: ShipmentState;
  /** Event time of the newest scan that changed or confirmed the state, ISO. */
  last_event_time?: string | null;
  pickup_failures?: number;
}

export const scanOutcomes = [
  'moved',
  'confirmed',
  'late',
  'kept',
  'unknown-code',
  'reopened',
  'future',
] as const;
/**
 * moved: state changed · confirmed: newer scan of the same state · late: older than the newest scan · kept:
 * would move a terminal or further shipment back · unknown-code: no mapping · reopened: scan after a terminal
 * state · future: dated ahead by more than the clock skew
 */
export type ScanOutcome = (typeof scanOutcomes)[number];

export interface ScanResult {
  outcome: ScanOutcome;
  state: ShipmentState;
  /** Event time to store on the shipment. */
  last_event_time: string | null;
  pickup_failures: number;
  /** Message of an alert to raise. */
  alert?: string;
  /** Message of an audit entry to write. */
  audit?: string;
}

/** Accepted clock skew of a courier in minutes. */
const clockSkewMinutes = 15;

const isLoss = (state: ShipmentState): boolean => state === 'LOST' || state === 'DAMAGED';

/**
 * Applies one scan. Older scans change nothing (see `replayShipment`). A terminal shipment reopens only for a
 * higher rank. Forward jumps are accepted, with an audit entry if the state machine doesn't list them. Loss
 * and damage are accepted while the courier has the box.
 * @param now ISO; if omitted, no scan is too far in the future
 */
export function applyScan(shipment: ScannedShipment, scan: MappedScan, now?: string): ScanResult {
  const known = shipment.last_event_time ?? null;
  const failures = shipment.pickup_failures ?? 0;
  const unchanged = (outcome: ScanOutcome, time = known): ScanResult => ({
    outcome,
    state: shipment.state,
    last_event_time: time,
    pickup_failures: failures,
  });
  if (scan.state === undefined) {
    return {
      ...unchanged('unknown-code'),
      alert: `Unknown courier status "${scan.code}" for AWB ${scan.awb}. Add it to the status mapping.`,
    };
  }
  const at = Date.parse(scan.event_time);
  if (Number.isNaN(at)) {
    return {
      ...unchanged('unknown-code'),
      alert: `Scan "${scan.code}" of AWB ${scan.awb} has an invalid time.`,
    };
  }
  const from = shipment.state;
  const to = scan.state;
  if (now !== undefined && at > Date.parse(now) + clockSkewMinutes * 60_000) {
    return {
      ...unchanged('future'),
      alert: `Scan "${shipmentStateLabel(to)}" of AWB ${scan.awb} is dated in the future (${scan.event_time}). Ask the courier for the correct time; until then the shipment stays "${shipmentStateLabel(from)}".`,
    };
  }
  if (known !== null && at < Date.parse(known)) return unchanged('late');
  if (from === to) {
    // Every failed attempt is a new scan of the same state.
    const again = to === 'PICKUP_FAILED' && known !== null && at > Date.parse(known);
    return { ...unchanged('confirmed', scan.event_time), pickup_failures: again ? failures + 1 : failures };
  }
  const moved: ScanResult = {
    outcome: 'moved',
    state: to,
    last_event_time: scan.event_time,
    pickup_failures: to === 'PICKUP_FAILED' ? failures + 1 : failures,
  };
  const change = `${shipmentStateLabel(from)} → ${shipmentStateLabel(to)} by scan "${scan.code}"`;
  if (isTerminal(from)) {
    if (shipmentRank(to) <= shipmentRank(from)) return keepState(unchanged('kept'), to, scan);
    return {
      ...moved,
      outcome: 'reopened',
      audit: `Reopened: ${change}`,
      alert: `AWB ${scan.awb} reopened by a scan: ${change}.`,
    };
  }
  if (nextStates(from).includes(to)) return moved;
  const isBelieved = shipmentRank(to) > shipmentRank(from) || (isLoss(to) && !isCourierTerminal(from));
  if (isBelieved) return { ...moved, audit: `Scans missing: ${change}` };
  return keepState(unchanged('kept'), to, scan);
}

/** Keeps the state. A contradicting terminal scan raises an alert. */
function keepState(result: ScanResult, to: ShipmentState, { awb, code }: MappedScan): ScanResult {
  // RTO acknowledgement by the recipient outranks scans.
  if (!isCourierTerminal(to) || result.state === 'RTO_ACKNOWLEDGED') return result;
  return {
    ...result,
    alert: `Conflicting scan "${code}" of AWB ${awb}: the courier reports "${shipmentStateLabel(to)}" but the shipment is "${shipmentStateLabel(result.state)}". Check with the courier.`,
  };
}

/** Returns the identity of a scan: AWB, code and event time. */
export function scanKey(scan: Pick<Scan, 'awb' | 'code' | 'event_time'>): string {
  return `${scan.awb}|${scan.code}|${scan.event_time}`;
}
