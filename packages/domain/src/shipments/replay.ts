import { applyScan, scanKey } from './scan.ts';
import type { MappedScan, ScanResult } from './scan.ts';
import { isBeforePickup, isTerminal, nextStates, shipmentRank } from './states.ts';
import type { ShipmentState } from './states.ts';

/** A move that the seller or the system made: an appointment, a cancel, a return that was asked for. */
export interface ManualTransition {
  to: ShipmentState;
  /** When it was made, ISO. */
  at: string;
}

/** All that is known of one AWB. */
export interface ShipmentHistory<S extends ReceivedScan = ReceivedScan> {
  /** State that the box was booked in. */
  start: ShipmentState;
  moves: readonly ManualTransition[];
  /** In any order; each is read once. */
  scans: readonly S[];
}

interface ReceivedScan extends MappedScan {
  /** When we were told of it, ISO. */
  received_at: string;
}

/** A scan in its place, and what it did there. */
export interface ReplayedScan<S extends ReceivedScan = ReceivedScan> {
  scan: S;
  from: ShipmentState;
  result: ScanResult;
}

export interface ReplayedShipment<S extends ReceivedScan = ReceivedScan> {
  state: ShipmentState;
  /** When it came into that state, ISO; null where it has been in it from the start. */
  reached_at: string | null;
  /** Event time of the newest scan that moved or confirmed a state, ISO. */
  last_event_time: string | null;
  pickup_failures: number;
  /** Failed deliveries. */
  delivery_tries: number;
  /** Its own scan says it, or the first one that could not be without it; ISO. */
  picked_up_at: string | null;
  /** The scans in the order in which they happened, each once. */
  steps: ReplayedScan<S>[];
}

/**
 * What became of a box, from all that is known of it. The order is that of the events, whatever the order in which they
 * arrived: scans of one moment stand in the order of a box's way. What the seller did stands where it was done, and after
 * what was known by then.
 * @param now ISO; scans dated beyond it wait for their time
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
  const waiting = inPlace(moves, scans);
  for (const scan of inOrder(scans)) {
    const at = Date.parse(scan.event_time);
    while (waiting[0] && waiting[0].place < at) carryOut(done, waiting.shift()!);
    take(done, scan, now);
  }
  for (const move of waiting) carryOut(done, move);
  return done;
}

function take<S extends ReceivedScan>(done: ReplayedShipment<S>, scan: S, now: string): void {
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

/** A courier's clock may be ahead of ours: what was known when a move was made comes before it all the same. */
function inPlace(moves: readonly ManualTransition[], scans: readonly ReceivedScan[]): PlacedMove[] {
  return moves
    .map((move) => {
      const at = Date.parse(move.at);
      const known = scans
        .filter(({ received_at }) => Date.parse(received_at) < at)
        // One that is dated far ahead had no place then either.
        .map(({ event_time }) => Date.parse(event_time))
        .filter((time) => time < at + farMs);
      return { ...move, place: Math.max(at, ...known) };
    })
    .sort((a, b) => a.place - b.place || Date.parse(a.at) - Date.parse(b.at));
}

const farMs = 60 * 60_000;

/** A move stands unless the box was beyond it by then, which was not known. */
function carryOut(done: ReplayedShipment, { to, at }: PlacedMove): void {
  const isPossible =
    nextStates(done.state).includes(to) ||
    (!isTerminal(done.state) && shipmentRank(to) > shipmentRank(done.state));
  if (!isPossible) return;
  done.state = to;
  done.reached_at = at;
}

function inOrder<S extends ReceivedScan>(scans: readonly S[]): S[] {
  const first = new Map(scans.toReversed().map((scan) => [scanKey(scan), scan]));
  return [...first.values()].sort(
    (a, b) =>
      Date.parse(a.event_time) - Date.parse(b.event_time) ||
      rankOf(a) - rankOf(b) ||
      (a.code < b.code ? -1 : 1),
  );
}

const rankOf = ({ state }: MappedScan): number => (state === undefined ? -1 : shipmentRank(state));
