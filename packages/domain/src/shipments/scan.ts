import { isTerminal, isCourierTerminal, nextStates, shipmentStateLabel, shipmentRank } from './states.ts';
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
 * moved: the state changed · confirmed: a newer scan of the same state · late: older than what is known ·
 * kept: would move an ended or further shipment back · unknown-code: no mapping · reopened: an ended shipment went on ·
 * future: dated further ahead than clocks differ
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

/** Minutes by which a courier's clock may be ahead of ours. */
const clockSkewMinutes = 15;

const isLoss = (state: ShipmentState): boolean => state === 'LOST' || state === 'DAMAGED';

/**
 * Applies one scan. An older scan than the newest known one changes nothing: `replayShipment` gives it its place. An
 * ended shipment opens only for a scan of higher rank. A courier's missing scans are tolerated: any forward jump is
 * believed, and the jump is written to the audit when the state machine does not list it. That a box is lost or damaged
 * is believed as long as the courier has it.
 * @param now ISO; without it no scan is too far in the future
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
      alert: `The scan "${scan.code}" for AWB ${scan.awb} has no readable time.`,
    };
  }
  const from = shipment.state;
  const to = scan.state;
  if (now !== undefined && at > Date.parse(now) + clockSkewMinutes * 60_000) {
    return {
      ...unchanged('future'),
      alert: `The courier dates "${shipmentStateLabel(to)}" of AWB ${scan.awb} at ${scan.event_time}, which is yet to come. Ask it for the right time; until then the shipment stays "${shipmentStateLabel(from)}".`,
    };
  }
  if (known !== null && at < Date.parse(known)) return unchanged('late');
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
  const words = `${shipmentStateLabel(from)} → ${shipmentStateLabel(to)} by scan "${scan.code}"`;
  if (isTerminal(from)) {
    if (shipmentRank(to) <= shipmentRank(from)) return kept(unchanged('kept'), to, scan);
    return {
      ...moved,
      outcome: 'reopened',
      audit: `Opened again: ${words}`,
      alert: `AWB ${scan.awb} went on after it had ended: ${words}.`,
    };
  }
  if (nextStates(from).includes(to)) return moved;
  const isBelieved = shipmentRank(to) > shipmentRank(from) || (isLoss(to) && !isCourierTerminal(from));
  if (isBelieved) return { ...moved, audit: `Scans missing: ${words}` };
  return kept(unchanged('kept'), to, scan);
}

/** A scan that moves nothing. Where it says that the box has ended, and in another way, a person has to know. */
function kept(result: ScanResult, to: ShipmentState, { awb, code }: MappedScan): ScanResult {
  // What came back is acknowledged by who has it in his hands.
  if (!isCourierTerminal(to) || result.state === 'RTO_ACKNOWLEDGED') return result;
  return {
    ...result,
    alert: `The courier says "${shipmentStateLabel(to)}" of AWB ${awb} by scan "${code}", and it is "${shipmentStateLabel(result.state)}" here. Ask the courier which of them is true.`,
  };
}

/** Two scans are the same when AWB, code and event time are. */
export function scanKey(scan: Pick<Scan, 'awb' | 'code' | 'event_time'>): string {
  return `${scan.awb}|${scan.code}|${scan.event_time}`;
}
