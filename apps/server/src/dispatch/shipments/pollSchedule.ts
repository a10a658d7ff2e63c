import type { ReverseState } from '@khep/domain/returns';
import type { ShipmentState } from '@khep/domain/shipments';

/** Fields that decide the poll interval of a shipment or a return. */
export interface PolledShipment {
  state: ShipmentState | ReverseState;
  /** Time of its latest scan; null before the first one. */
  last_scan: { at: string } | null;
}

/**
 * Poll interval per state, in rounds. States about to change are polled more often, within courier rate
 * limits.
 */
const pollRounds: Partial<Record<PolledShipment['state'], number>> = {
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
  // Only a cancellation by the courier is expected.
  AWB_ASSIGNED: 24,
};
const otherwise = 4;
const dayOfRounds = 96;
/** Maximum interval: six hours, with rounds of a quarter of an hour. */
const maxRounds = 24;

/**
 * Returns the next poll time of a shipment.
 * @param pollEvery milliseconds of one round: a quarter of an hour, less for fast simulators
 */
export function nextPollAt(box: PolledShipment, now: Date, pollEvery: number): Date {
  const base = pollRounds[box.state] ?? otherwise;
  const quiet = box.last_scan ? (now.getTime() - Date.parse(box.last_scan.at)) / pollEvery : 0;
  // The interval doubles for each day without a scan.
  const slower = 2 ** Math.min(4, Math.max(0, Math.floor(quiet / dayOfRounds)));
  return new Date(now.getTime() + Math.min(maxRounds, base * slower) * pollEvery);
}
