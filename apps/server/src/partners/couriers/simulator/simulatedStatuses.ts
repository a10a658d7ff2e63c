/** Events of a simulated parcel, independent of the courier. */
export const simulatedEvents = [
  'booked',
  'pickup-scheduled',
  'out-for-pickup',
  'pickup-failed',
  'picked-up',
  'at-origin',
  'left-origin',
  'at-hub',
  'at-centre',
  'out-for-delivery',
  'delivered',
  'unavailable',
  'bad-address',
  'refused',
  'rescheduled',
  'lost',
  'return-begun',
  'return-moving',
  'return-at-centre',
  'return-out',
  'returned',
  'cancelled',
] as const;
export type SimulatedEvent = (typeof simulatedEvents)[number];

/** Status, type and code of a scan. */
type Words = readonly [status: string, status_type: string, code: string];

/** A courier's status of every simulated event. */
export type SimulatedStatuses = Readonly<Record<SimulatedEvent, Words>>;

/** How a courier reports a scan. */
export interface ScanFormat {
  codes: SimulatedStatuses;
  /** Codes of reverse pickups, where they differ. */
  reverseCodes?: Partial<SimulatedStatuses>;
  /** Precision of its scan times, milliseconds. */
  precisionMs: number;
}
