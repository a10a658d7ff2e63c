import { isEnded, nextStates, shipmentLabel, shipmentRank } from './states.ts';
import type { ShipmentState } from './states.ts';

/** A courier's scan, as it was received. */
export interface Scan {
  awb: string;
  /** The courier's own code or status; kept raw. */
  code: string;
  /** When it happened, ISO 8601. */
  event_time: string;
  location: string;
  remark: string;
}

/** A scan with the state that the courier's mapping gave it; none when the code is unknown. */
export interface MappedScan extends Scan {
  state?: ShipmentState | undefined;
}

/** What a scan is judged against. */
export interface ScannedShipment {
  state: ShipmentState;
  /** Event time of the newest scan that moved or confirmed the state, ISO. */
  last_event_time?: string | null;
  pickup_failures?: number;
}

export const scanOutcomes = ['moved', 'confirmed', 'late', 'kept', 'unknown-code', 'reopened'] as const;
/**
 * moved: the state changed · confirmed: a newer scan of the same state · late: older than what is known ·
 * kept: would move an ended or further shipment back · unknown-code: no mapping · reopened: an ended shipment went on
 */
export type ScanOutcome = (typeof scanOutcomes)[number];

export interface ScanResult {
  outcome: ScanOutcome;
  state: ShipmentState;
  /** Event time to keep on the shipment. */
  last_event_time: string | null;
  pickup_failures: number;
  /** Raise an alert with these words. */
  alert?: string;
  /** Write an audit row with these words. */
  audit?: string;
}

/**
 * Applies one scan. Order is by event time, not by arrival: an older scan never moves the state back. An ended shipment
 * opens only for a scan of higher rank. A courier's missing scans are tolerated: any forward jump is believed, and the
 * jump is written to the audit when the state machine does not list it.
 */
export function applyScan(shipment: ScannedShipment, scan: MappedScan): ScanResult {
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
      alert: `The scan "${scan.code}" for AWB ${scan.awb} has no readable time.`,
    };
  }
  if (known !== null && at < Date.parse(known)) return unchanged('late');
  const from = shipment.state;
  const to = scan.state;
  if (from === to) {
    // Each failed attempt is a new scan of the same state.
    const again = to === 'PICKUP_FAILED' && known !== null && at > Date.parse(known);
    return { ...unchanged('confirmed', scan.event_time), pickup_failures: again ? failures + 1 : failures };
  }
  const moved: ScanResult = {
    outcome: 'moved',
    state: to,
    last_event_time: scan.event_time,
    pickup_failures: to === 'PICKUP_FAILED' ? failures + 1 : failures,
  };
  const words = `${shipmentLabel(from)} → ${shipmentLabel(to)} by scan "${scan.code}"`;
  if (isEnded(from)) {
    if (shipmentRank(to) <= shipmentRank(from)) return unchanged('kept', scan.event_time);
    return {
      ...moved,
      outcome: 'reopened',
      audit: `Opened again: ${words}`,
      alert: `AWB ${scan.awb} went on after it had ended: ${words}.`,
    };
  }
  if (nextStates(from).includes(to)) return moved;
  if (shipmentRank(to) > shipmentRank(from)) return { ...moved, audit: `Scans missing: ${words}` };
  return unchanged('kept', scan.event_time);
}

/** Two scans are the same when AWB, code and event time are. */
export function scanKey(scan: Pick<Scan, 'awb' | 'code' | 'event_time'>): string {
  return `${scan.awb}|${scan.code}|${scan.event_time}`;
}

/** Replays scans in the order they happened, each once. */
export function replayScans(start: ScannedShipment, scans: readonly MappedScan[]): ScanResult {
  const seen = new Map(scans.map((scan) => [scanKey(scan), scan]));
  const ordered = [...seen.values()].sort(
    (a, b) =>
      Date.parse(a.event_time) - Date.parse(b.event_time) ||
      rankOf(a) - rankOf(b) ||
      (a.code < b.code ? -1 : 1),
  );
  const first: ScanResult = {
    outcome: 'confirmed',
    state: start.state,
    last_event_time: start.last_event_time ?? null,
    pickup_failures: start.pickup_failures ?? 0,
  };
  return ordered.reduce((result, scan) => applyScan(result, scan), first);
}

const rankOf = (scan: MappedScan): number => (scan.state === undefined ? -1 : shipmentRank(scan.state));
