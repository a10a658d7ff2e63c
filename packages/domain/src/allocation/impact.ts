import type { Paise } from '../money/index.ts';
import { planAllocation } from './recommend.ts';
import type { AllocationOrder, AllocationSettings, PricedCandidate } from './recommend.ts';
import type { CourierId, SplitRow } from './split.ts';
import type { AllocationRule } from './rules.ts';

/** A parcel that has had its way, as far as it was measured. */
export interface PastShipment {
  courier_id: CourierId;
  zone: string;
  is_delivered: boolean;
  /** Paise with GST. */
  cost?: Paise | null | undefined;
  /** Hours from pickup to the first attempt. */
  pickup_to_ofd_h?: number | null | undefined;
  /** Hours from the turn back to the warehouse. */
  rto_tat_h?: number | null | undefined;
  /** Hours from pickup to the door. */
  delivery_tat_h?: number | null | undefined;
}

/** An order of the past, with the couriers that could have taken it. */
export interface PastOrder {
  /** YYYY-MM-DD in India: the load split counts anew each day. */
  day: string;
  zone: string;
  order: AllocationOrder;
  candidates: readonly PricedCandidate[];
}

export interface RuleSet {
  rules: readonly AllocationRule[];
  split: readonly SplitRow[];
}

export const impactMetrics = [
  'Delivered Shipments',
  'Cost per shipment (avg.)',
  'Avg Pickup to OFD',
  'Avg RTO TAT',
  'Avg Delivery TAT',
] as const;
export type ImpactMetric = (typeof impactMetrics)[number];

export interface ImpactRow {
  metric: ImpactMetric;
  /** Shipments, rupees, or hours; null where nothing was measured. */
  beforeChange: number | null;
  afterChange: number | null;
  /** Null where there is nothing to compare with. */
  percentChange: number | null;
  /** More delivered, or less cost and time; no change counts as positive. */
  isPositive: boolean;
}

export interface Impact {
  rows: ImpactRow[];
  /** Orders that were replayed. */
  orders: number;
  /** Past shipments that the averages are from. */
  measured: number;
  /** Orders that another courier would carry. */
  moved: number;
  /** Orders that no courier would take, before and after. */
  unallocated: { before: number; after: number };
}

interface Mean {
  sum: number;
  count: number;
}
type Measure = 'delivered' | 'cost' | 'ofd' | 'rto' | 'tat';
type Means = Record<Measure, Mean>;

const noMean = (): Means => ({
  delivered: { sum: 0, count: 0 },
  cost: { sum: 0, count: 0 },
  ofd: { sum: 0, count: 0 },
  rto: { sum: 0, count: 0 },
  tat: { sum: 0, count: 0 },
});

function count(mean: Mean, value: number | null | undefined): void {
  if (value === null || value === undefined) return;
  mean.sum += value;
  mean.count += 1;
}

/** What to expect of a courier in a zone: its average there, else its average everywhere. */
function averages(shipments: readonly PastShipment[]) {
  const cells = new Map<string, Means>();
  const cell = (key: string) => cells.get(key) ?? cells.set(key, noMean()).get(key)!;
  for (const shipment of shipments) {
    for (const key of [`${shipment.courier_id}|${shipment.zone}`, `${shipment.courier_id}|`]) {
      const means = cell(key);
      count(means.delivered, shipment.is_delivered ? 1 : 0);
      count(means.cost, shipment.cost);
      count(means.ofd, shipment.pickup_to_ofd_h);
      count(means.rto, shipment.rto_tat_h);
      count(means.tat, shipment.delivery_tat_h);
    }
  }
  return (courier_id: CourierId, zone: string, measure: Measure): number | undefined => {
    for (const key of [`${courier_id}|${zone}`, `${courier_id}|`]) {
      const mean = cells.get(key)?.[measure];
      if (mean && mean.count > 0) return mean.sum / mean.count;
    }
    return undefined;
  };
}

/** The courier of each order under a rule set, in the order of the days. */
function replay(orders: readonly PastOrder[], set: RuleSet): (CourierId | undefined)[] {
  let day = '';
  let counts: Record<string, number> = {};
  const settings: AllocationSettings = { rules: set.rules, split: set.split };
  return orders.map((past) => {
    if (past.day !== day) {
      day = past.day;
      counts = {};
    }
    const [courier] = planAllocation(past.order, past.candidates, { ...settings, counts }).couriers;
    if (courier !== undefined) counts[String(courier)] = (counts[String(courier)] ?? 0) + 1;
    return courier;
  });
}

/**
 * What another rule set would have made of past orders: each is allocated under both, and what is expected of its courier
 * in its zone is taken from what that courier did.
 * @param orders    in the order in which they were allocated
 * @param shipments what the couriers' averages are made of
 */
export function allocationImpact(
  orders: readonly PastOrder[],
  shipments: readonly PastShipment[],
  before: RuleSet,
  after: RuleSet,
): Impact {
  const expected = averages(shipments);
  const choices = { before: replay(orders, before), after: replay(orders, after) };
  const means = { before: noMean(), after: noMean() };
  for (const side of ['before', 'after'] as const) {
    for (const [at, { zone, candidates }] of orders.entries()) {
      const courier = choices[side][at];
      if (courier === undefined) continue;
      const quoted = candidates.find((one) => String(one.courier.courier_id) === String(courier))?.price;
      const to = means[side];
      count(to.delivered, expected(courier, zone, 'delivered'));
      // The price of today's contract is surer than the average of past bills.
      count(to.cost, quoted?.rated === true ? quoted.total : expected(courier, zone, 'cost'));
      count(to.ofd, expected(courier, zone, 'ofd'));
      count(to.rto, expected(courier, zone, 'rto'));
      count(to.tat, expected(courier, zone, 'tat'));
    }
  }
  const average = (side: 'before' | 'after', measure: Measure, unit = 1): number | null => {
    const { sum, count: of } = means[side][measure];
    return of === 0 ? null : sum / of / unit;
  };
  const row = (metric: ImpactMetric, measure: Measure, unit = 1): ImpactRow =>
    compare(metric, average('before', measure, unit), average('after', measure, unit));
  const delivered = (side: 'before' | 'after') =>
    means[side].delivered.count === 0 ? null : means[side].delivered.sum;
  const without = (side: 'before' | 'after') =>
    choices[side].filter((courier) => courier === undefined).length;
  return {
    rows: [
      compare('Delivered Shipments', delivered('before'), delivered('after')),
      row('Cost per shipment (avg.)', 'cost', 100),
      row('Avg Pickup to OFD', 'ofd'),
      row('Avg RTO TAT', 'rto'),
      row('Avg Delivery TAT', 'tat'),
    ],
    orders: orders.length,
    measured: shipments.length,
    moved: orders.filter((_, at) => String(choices.before[at]) !== String(choices.after[at])).length,
    unallocated: { before: without('before'), after: without('after') },
  };
}

const round = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) / 100;

function compare(metric: ImpactMetric, before: number | null, after: number | null): ImpactRow {
  const change = before === null || after === null || before === 0 ? null : ((after - before) / before) * 100;
  const percentChange = round(change);
  const isUpGood = metric === 'Delivered Shipments';
  return {
    metric,
    beforeChange: round(before),
    afterChange: round(after),
    percentChange,
    isPositive: isUpGood ? (percentChange ?? 0) >= 0 : (percentChange ?? 0) <= 0,
  };
}
