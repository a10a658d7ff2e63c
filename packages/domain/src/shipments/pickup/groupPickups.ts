/** A scheduled pickup, as far as its place in the lists needs it. */
export interface GroupedPickup {
  /** YYYY-MM-DD */
  date: string;
  expected_count: number;
  /** Boxes picked up. */
  picked_count: number;
  /** Boxes without a manifest. */
  unmanifested_count: number;
  /** Boxes that were not picked up. */
  failed_shipment_ids: readonly string[];
}

/** Whether a pickup needs a manifest, or another pickup for failed boxes. */
const needsAction = ({ unmanifested_count, failed_shipment_ids }: GroupedPickup): boolean =>
  unmanifested_count > 0 || failed_shipment_ids.length > 0;

/** Whether the courier has taken every box, also before the day of the pickup. */
const isHandedOver = ({ picked_count, expected_count }: GroupedPickup): boolean =>
  expected_count > 0 && picked_count >= expected_count;

/**
 * Groups pickups into open and past ones. Those that need action come first, however old; a pickup is past once all of
 * its boxes are picked up, and after its day.
 * @param today the day in India, YYYY-MM-DD
 */
export function groupPickups<Pickup extends GroupedPickup>(
  pickups: readonly Pickup[],
  today: string,
): { open: Pickup[]; past: Pickup[] } {
  const open = pickups.filter(
    (pickup) => needsAction(pickup) || (pickup.date >= today && !isHandedOver(pickup)),
  );
  return {
    open: [...open.filter(needsAction), ...open.filter((pickup) => !needsAction(pickup))],
    past: pickups.filter((pickup) => !open.includes(pickup)),
  };
}
