import type { Paise } from '../../money/index.ts';
import { AllocationPlanner } from './planAllocations.ts';
import type { AllocationOrder, PricedCandidate } from './pricedCandidate.ts';
import type { CourierId, DistributionRow } from '../rules/loadDistribution.ts';
import type { AllocationRule } from '../rules/rules.ts';

/** A completed shipment with its measurements. */
export interface PastShipment {
  courier_id: CourierId;
  zone: string;
  is_delivered: boolean;
  /** Paise including GST. */
  cost?: Paise | null | undefined;
  /** Hours from pickup to the first delivery attempt. */
  pickup_to_ofd_h?: number | null | undefined;
  /** Hours from RTO start to the warehouse. */
  rto_tat_h?: number | null | undefined;
  /** Hours from pickup to delivery. */
  delivery_tat_h?: number | null | undefined;
}

/** A past order with the couriers that could have shipped it. */
export interface PastOrder {
  /** YYYY-MM-DD in India. Load distribution counts restart each day. */
  day: string;
  zone: string;
  order: AllocationOrder;
  /** Shipments of the order; a candidate's price is for all of them. @default 1 */
  parcels?: number | undefined;
  candidates: readonly PricedCandidate[];
}

export interface RuleSet {
  rules: readonly AllocationRule[];
  split: readonly DistributionRow[];
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
  /** Shipments, rupees or hours; null if not measured. */
  beforeChange: number | null;
  afterChange: number | null;
  /** Null without a baseline. */
  percentChange: number | null;
  /** More delivered, or lower cost and time. No change counts as positive. */
  isPositive: boolean;
}

export interface Impact {
  rows: ImpactRow[];
  /** Replayed orders. */
  orders: number;
  /** Past shipments behind the averages. */
  measured: number;
  /** Orders that would change courier. */
  moved: number;
  /** Orders excluded from Delivered Shipments because their courier has no history. */
  unmeasured: number;
  /** Orders without a courier, before and after. */
  unallocated: { before: number; after: number };
  /** Orders matched by each new rule, in the given order. */
  rules: { name: string; orders: number }[];
}

interface Mean {
  sum: number;
  count: number;
}
type Measure = 'delivered' | 'cost' | 'ofd' | 'rto' | 'tat';
type Means = Record<Measure, Mean>;

const emptyMeans = (): Means => ({
  delivered: { sum: 0, count: 0 },
  cost: { sum: 0, count: 0 },
  ofd: { sum: 0, count: 0 },
  rto: { sum: 0, count: 0 },
  tat: { sum: 0, count: 0 },
});

function count(mean: Mean, value: number | null | undefined, times = 1): void {
  if (value === null || value === undefined) return;
  mean.sum += value * times;
  mean.count += times;
}

/** Expected performance of a courier: its average in the zone, else overall. */
class Expectations {
  readonly #cells = new Map<string, Means>();

  add(shipment: PastShipment): void {
    for (const key of [`${shipment.courier_id}|${shipment.zone}`, `${shipment.courier_id}|`]) {
      const means = this.#cells.get(key) ?? emptyMeans();
      this.#cells.set(key, means);
      count(means.delivered, shipment.is_delivered ? 1 : 0);
      count(means.cost, shipment.cost);
      count(means.ofd, shipment.pickup_to_ofd_h);
      count(means.rto, shipment.rto_tat_h);
      count(means.tat, shipment.delivery_tat_h);
    }
  }

  of(courier_id: CourierId, zone: string, measure: Measure): number | undefined {
    for (const key of [`${courier_id}|${zone}`, `${courier_id}|`]) {
      const mean = this.#cells.get(key)?.[measure];
      if (mean && mean.count > 0) return mean.sum / mean.count;
    }
    return undefined;
  }
}

/** The outcome of one order under a rule set. */
interface Replayed {
  /** Undefined if unallocated. */
  courier: CourierId | undefined;
  /** Probability of delivery; undefined if the courier has no history. */
  delivered: number | undefined;
}

/** One rule set with its running totals. */
class RuleSetTotals {
  readonly means = emptyMeans();
  /** Orders matched by each rule, by index. */
  readonly decided: number[];
  unallocated = 0;
  readonly #set: RuleSet;
  #day = '';
  #planner = new AllocationPlanner();

  constructor({ rules, split }: RuleSet) {
    // Draft rules have no IDs; the index is used instead.
    this.#set = { rules: rules.map((rule, place) => ({ ...rule, id: String(place) })), split };
    this.decided = rules.map(() => 0);
  }

  replay({ day, zone, order, parcels = 1, candidates }: PastOrder, expected: Expectations): Replayed {
    if (day !== this.#day) {
      this.#day = day;
      this.#planner = new AllocationPlanner(this.#set);
    }
    const { plan } = this.#planner.plan({ order, candidates });
    if (plan.rule_id !== undefined) {
      const place = Number(plan.rule_id);
      this.decided[place] = (this.decided[place] ?? 0) + 1;
    }
    const [courier] = plan.couriers;
    if (courier === undefined) {
      this.unallocated += 1;
      return { courier, delivered: 0 };
    }
    const quoted = candidates.find((one) => String(one.courier.courier_id) === String(courier))?.price;
    // A quote under the current contract is more accurate than past averages.
    const cost = quoted?.rated === true ? quoted.total / parcels : expected.of(courier, zone, 'cost');
    count(this.means.cost, cost, parcels);
    count(this.means.ofd, expected.of(courier, zone, 'ofd'));
    count(this.means.rto, expected.of(courier, zone, 'rto'));
    count(this.means.tat, expected.of(courier, zone, 'tat'));
    return { courier, delivered: expected.of(courier, zone, 'delivered') };
  }

  average(measure: Measure, unit = 1): number | null {
    const { sum, count: of } = this.means[measure];
    return of === 0 ? null : sum / of / unit;
  }

  get delivered(): number | null {
    return this.means.delivered.count === 0 ? null : this.means.delivered.sum;
  }
}

/**
 * An incremental replay, so that a server can yield in between. Add all past shipments first, then the orders
 * in allocation order, day by day.
 */
export class ImpactReplay {
  readonly #expected = new Expectations();
  readonly #before: RuleSetTotals;
  readonly #after: RuleSetTotals;
  readonly #rules: readonly AllocationRule[];
  #measured = 0;
  #orders = 0;
  #moved = 0;
  #unmeasured = 0;

  constructor(before: RuleSet, after: RuleSet) {
    this.#before = new RuleSetTotals(before);
    this.#after = new RuleSetTotals(after);
    this.#rules = after.rules;
  }

  /** Adds a shipment to the couriers' averages. */
  measure(shipment: PastShipment): void {
    this.#measured += 1;
    this.#expected.add(shipment);
  }

  order(past: PastOrder): void {
    this.#orders += 1;
    const before = this.#before.replay(past, this.#expected);
    const after = this.#after.replay(past, this.#expected);
    if (String(before.courier) !== String(after.courier)) this.#moved += 1;
    this.#countDelivered(before, after);
  }

  /**
   * Counts an order on both sides or neither, so a courier without history isn't compared as delivering
   * nothing.
   */
  #countDelivered(before: Replayed, after: Replayed): void {
    if (before.courier === undefined && after.courier === undefined) return;
    if (before.delivered === undefined || after.delivered === undefined) {
      this.#unmeasured += 1;
      return;
    }
    count(this.#before.means.delivered, before.delivered);
    count(this.#after.means.delivered, after.delivered);
  }

  result(): Impact {
    const before = this.#before;
    const after = this.#after;
    const row = (metric: ImpactMetric, measure: Measure, unit = 1): ImpactRow =>
      compare(metric, before.average(measure, unit), after.average(measure, unit));
    return {
      rows: [
        compare('Delivered Shipments', before.delivered, after.delivered),
        row('Cost per shipment (avg.)', 'cost', 100),
        row('Avg Pickup to OFD', 'ofd'),
        row('Avg RTO TAT', 'rto'),
        row('Avg Delivery TAT', 'tat'),
      ],
      orders: this.#orders,
      measured: this.#measured,
      moved: this.#moved,
      unmeasured: this.#unmeasured,
      unallocated: { before: before.unallocated, after: after.unallocated },
      rules: this.#rules.map(({ name }, place) => ({ name, orders: after.decided[place] ?? 0 })),
    };
  }
}

/**
 * Replays past orders under two rule sets and compares the expected results.
 * @param orders in allocation order
 * @param shipments history for the couriers' averages
 */
export function allocationImpact(
  orders: readonly PastOrder[],
  shipments: readonly PastShipment[],
  before: RuleSet,
  after: RuleSet,
): Impact {
  const replay = new ImpactReplay(before, after);
  for (const shipment of shipments) replay.measure(shipment);
  for (const order of orders) replay.order(order);
  return replay.result();
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
