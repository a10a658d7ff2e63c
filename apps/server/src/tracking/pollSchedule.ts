import type { ShipmentState } from '@khep/domain/shipments';

/** What says how soon a box is worth another look. */
export interface PolledShipment {
  state: string;
  /** When its courier last said anything of it; null before the first word. */
  last_scan: { at: string } | null;
}

/**
 * Rounds of the poll from one look to the next. A box on the van moves within the hour, one on the highway within the
 * day; a courier answers only so many questions a minute, and they go to the boxes where something happens.
 */
const pollRounds: Partial<Record<ShipmentState, number>> = {
  OUT_FOR_PICKUP: 1,
  OUT_FOR_DELIVERY: 1,
  PICKUP_SCHEDULED: 2,
  PICKED_UP: 2,
  AT_DESTINATION: 2,
  UNDELIVERED: 2,
  RTO_OUT_FOR_DELIVERY: 2,
  PICKUP_FAILED: 4,
  IN_TRANSIT: 4,
  RTO_UNDELIVERED: 4,
};
const otherwise = 4;
const dayOfRounds = 96;
/** A box is never left alone for longer: six hours, where a round is a quarter of an hour. */
const maxRounds = 24;

/**
 * When to look at a box again.
 * @param pollEvery milliseconds of one round: a quarter of an hour, less where the simulators run fast
 */
export function nextPollAt(box: PolledShipment, now: Date, pollEvery: number): Date {
  const base = pollRounds[box.state as ShipmentState] ?? otherwise;
  const quiet = box.last_scan ? (now.getTime() - Date.parse(box.last_scan.at)) / pollEvery : 0;
  // Twice as seldom for each day without a word.
  const slower = 2 ** Math.min(4, Math.max(0, Math.floor(quiet / dayOfRounds)));
  return new Date(now.getTime() + Math.min(maxRounds, base * slower) * pollEvery);
}
