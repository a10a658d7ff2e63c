/** Counts of one combination of values, before and after a change of a rate. */
export interface RateCell {
  /** One value for each dimension, in the order of the dimensions. */
  values: readonly string[];
  eventsBefore: number;
  totalBefore: number;
  eventsAfter: number;
  totalAfter: number;
}
