import { applyScan, scanKey } from './scan.ts';
import type { MappedScan, ScanResult } from './scan.ts';
import { isBeforePickup, isTerminal, nextStates, shipmentRank } from './states.ts';
import type { ShipmentState } from './states.ts';

/** A transition by the seller or the system: a pickup appointment, a cancellation, an RTO request. */
export interface ManualTransition {
  to: ShipmentState;
  /** ISO time of the transition. */
  at: string;
}

/** Everything known about one AWB. */
export interface ShipmentHistory<S extends ReceivedScan = ReceivedScan> {
  /** State at booking. */
  start: ShipmentState;
  moves: readonly ManualTransition[];
  /** In any order; duplicates are ignored. */
  scans: readonly S[];
}

interface ReceivedScan extends MappedScan {
  /** When the scan was received, ISO. */
  received_at: string;
}

/** A scan with the state it was applied to and its result. */
export interface ReplayedScan<S extends ReceivedScan = ReceivedScan> {
  scan: S;
  from: ShipmentState;
  result: ScanResult;
}

export interface ReplayedShipment<S extends ReceivedScan = ReceivedScan> {
  state: ShipmentState;
  /** When the state was reached, ISO; null for the start state. */
  reached_at: string | null;
  /** Event time of the newest scan that changed or confirmed a state, ISO. */
  last_event_time: string | null;
  pickup_failures: number;
  /** Failed delivery attempts. */
  delivery_tries: number;
  /** Event time of the pickup scan, or of the first scan that implies a pickup. ISO. */
  picked_up_at: string | null;
  /** Distinct scans sorted by event time. */
  steps: ReplayedScan<S>[];
}

/**
 * Derives a shipment's state from its whole history, sorted by event time rather than arrival. Scans of the
 * same moment are sorted by rank. Manual transitions apply after the scans known at that time.
 * @param now ISO; scans dated later are not applied yet
 */
export function replayShipment<S extends ReceivedScan>(
  { start, moves, scans }: ShipmentHistory<S>,
  now: string,
): ReplayedShipment<S> {
  const done: ReplayedShipment<S> = {
    state: start,
    reached_at: null,
    last_event_time: null,
    pickup_failures: 0,
    delivery_tries: 0,
    picked_up_at: null,
    steps: [],
  };
  const waiting = placeMoves(moves, scans);
  for (const scan of sortScans(scans)) {
    const at = Date.parse(scan.event_time);
    while (waiting[0] && waiting[0].place < at) applyMove(done, waiting.shift()!);
    applyNext(done, scan, now);
  }
  for (const move of waiting) applyMove(done, move);
  return done;
}

function applyNext<S extends ReceivedScan>(done: ReplayedShipment<S>, scan: S, now: string): void {
  const from = done.state;
  const result = applyScan(done, scan, now);
  done.steps.push({ scan, from, result });
  done.state = result.state;
  done.last_event_time = result.last_event_time;
  done.pickup_failures = result.pickup_failures;
  if (result.state !== from) done.reached_at = scan.event_time;
  if (['unknown-code', 'future', 'kept'].includes(result.outcome)) return;
  if (scan.state === 'UNDELIVERED') done.delivery_tries += 1;
  if (!isBeforePickup(result.state) && result.state !== 'CANCELLED') done.picked_up_at ??= scan.event_time;
}

interface PlacedMove extends ManualTransition {
  /** Milliseconds. */
  place: number;
}

/** Scans known when a manual transition was made come before it, even if the courier's clock was ahead. */
function placeMoves(moves: readonly ManualTransition[], scans: readonly ReceivedScan[]): PlacedMove[] {
  return moves
    .map((move) => {
      const at = Date.parse(move.at);
      const known = scans
        .filter(({ received_at }) => Date.parse(received_at) < at)
        // Scans dated far ahead were not applied at that time either.
        .map(({ event_time }) => Date.parse(event_time))
        .filter((time) => time < at + farMs);
      return { ...move, place: Math.max(at, ...known) };
    })
    .sort((a, b) => a.place - b.place || Date.parse(a.at) - Date.parse(b.at));
}

const farMs = 60 * 60_000;

/** Applies a manual transition unless the box was already further, which was not known then. */
function applyMove(done: ReplayedShipment, { to, at }: PlacedMove): void {
  const isPossible =
    nextStates(done.state).includes(to) ||
    (!isTerminal(done.state) && shipmentRank(to) > shipmentRank(done.state));
  if (!isPossible) return;
  done.state = to;
  done.reached_at = at;
}

function sortScans<S extends ReceivedScan>(scans: readonly S[]): S[] {
  const first = new Map(scans.toReversed().map((scan) => [scanKey(scan), scan]));
  return [...first.values()].sort(
    (a, b) =>
      Date.parse(a.event_time) - Date.parse(b.event_time) ||
      scanRank(a) - scanRank(b) ||
      (a.code < b.code ? -1 : 1),
  );
}

const scanRank = ({ state }: MappedScan): number => (state === undefined ? -1 : shipmentRank(state));
