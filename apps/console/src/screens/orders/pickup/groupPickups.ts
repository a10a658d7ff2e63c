import type { Pickup } from '@khep/api';

/** Somebody has to do something about it: make a manifest, or ask again for what was left behind. */
const isWaiting = ({ unmanifested_count, failed_shipment_ids }: Pickup): boolean =>
  unmanifested_count > 0 || failed_shipment_ids.length > 0;

/**
 * Parts what is still to be handed over from what is history; what waits for somebody comes first.
 * @param today the day in India, YYYY-MM-DD
 */
export function groupPickups(pickups: readonly Pickup[], today: string): { open: Pickup[]; past: Pickup[] } {
  const open = pickups.filter((pickup) => isWaiting(pickup) || pickup.date >= today);
  return {
    open: [...open.filter(isWaiting), ...open.filter((pickup) => !isWaiting(pickup))],
    past: pickups.filter((pickup) => !open.includes(pickup)),
  };
}
