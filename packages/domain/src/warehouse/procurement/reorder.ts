/** Sales and delivery of a SKU. */
export interface SkuDemand {
  /** Units sold on each day, the latest last; days without stock left out, because nothing could be sold. */
  daily: readonly number[];
  /** Days from order to receipt of earlier purchase orders. */
  lead_days: readonly number[];
  /** Days between two orders at the supplier: what is ordered lasts until the next one arrives. */
  review_days: number;
}

/** Units on their way, by the day from now on which they are expected; 0 is today. */
export interface OnOrder {
  units: number;
  in_days: number;
}

export interface Reorder {
  /** Units at which an order is due. */
  point: number;
  /** Units to order now; 0 if none. */
  quantity: number;
  /** Of the point: what covers the spread of sales and lead time. */
  safety: number;
}

/** Standard deviations of the lead-time demand that the safety stock covers, by the share of cycles without a shortage. */
export const serviceLevels = { 0.9: 1.282, 0.95: 1.645, 0.98: 2.054, 0.99: 2.326 } as const;
export type ServiceLevel = keyof typeof serviceLevels;

/** Assumed of a supplier of whom nothing was received yet. */
const unknownLead = { mean: 10, spread: 3 };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sample variance; 0 below two values. */
function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}

/**
 * When and how much to order: the demand of the lead time and its safety stock, in which both the sales of a day and the lead
 * time vary (Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains, 4th edition, section 6.9). What
 * comes after the lead time of an order made now doesn't help against the shortage before it, so it doesn't count for the
 * point. Undefined without sales.
 * @throws {Error} for numbers that aren't finite
 */
export function reorderOf(
  { daily, lead_days, review_days }: SkuDemand,
  { available, on_order }: { available: number; on_order: readonly OnOrder[] },
  level: ServiceLevel = 0.95,
): Reorder | undefined {
  const given = [
    ...daily,
    ...lead_days,
    review_days,
    available,
    ...on_order.flatMap(({ units, in_days }) => [units, in_days]),
  ];
  if (!given.every(Number.isFinite)) throw new Error('Sales, lead times and stock are finite numbers.');
  const rate = daily.length > 0 ? mean(daily) : 0;
  if (!(rate > 0)) return undefined;
  const lead = lead_days.length > 0 ? mean(lead_days) : unknownLead.mean;
  const leadVariance = lead_days.length > 1 ? variance(lead_days) : unknownLead.spread ** 2;
  const safety = serviceLevels[level] * Math.sqrt(lead * variance(daily) + rate ** 2 * leadVariance);
  const point = Math.ceil(rate * lead + safety);
  const inTime = on_order
    .filter(({ in_days }) => in_days <= lead)
    .reduce((sum, { units }) => sum + units, available);
  if (inTime > point) return { point, quantity: 0, safety };
  const later = on_order.reduce((sum, { units, in_days }) => (in_days > lead ? sum + units : sum), 0);
  const upTo = point + rate * review_days;
  return { point, quantity: Math.max(0, Math.ceil(upTo - inTime - later)), safety };
}
