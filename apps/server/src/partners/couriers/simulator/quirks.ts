/**
 * Odd behaviour of real couriers, as samples show it: off unless a rehearsal switches it on.
 * - `one-pickup-a-day`: Delhivery refuses a second pickup of a day with the number of the first
 * - `partial-save`: Delhivery refuses a booking for want of money, and has saved it
 * - `cancelled-manifested`: Delhivery's cancelled shipment stays Manifested, its cancellation is in words
 * - `wrapped-answers`: XpressBees wraps the answer to an instruction in the name of its call
 * - `no-cod-flags`: XpressBees' PIN codes tell neither COD nor ODA
 * - `no-scan-groups`: Blue Dart's tracking has no groups of scans
 */
export const courierQuirks = [
  'one-pickup-a-day',
  'partial-save',
  'cancelled-manifested',
  'wrapped-answers',
  'no-cod-flags',
  'no-scan-groups',
] as const;
export type CourierQuirk = (typeof courierQuirks)[number];
