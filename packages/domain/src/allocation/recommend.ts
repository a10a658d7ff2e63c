import { formatPercent, formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import { filterCouriers, isEmbargo } from './filterCouriers.ts';
import type { Candidate, Consignment, Rejection } from './filterCouriers.ts';
import { matchRule } from './matchRule.ts';
import type { AllocationRule, RuleFacts } from './rules.ts';
import { allocatedToday, orderByDeficit } from './loadDistribution.ts';
import type { CourierId, DistributionRow } from './loadDistribution.ts';

/** Price of a shipment with a courier; compatible with the result of rating. */
export type PriceResult = { rated: true; total: Paise; zone: string } | { rated: false; reason: string };

export interface PricedCandidate extends Candidate {
  price?: PriceResult | undefined;
  /** Delivery history at this PIN code. */
  record?: DeliveryStats | undefined;
}

/** Shipments that reached a terminal state. */
export interface DeliveryStats {
  delivered: number;
  ended: number;
}

export interface AllocationSettings {
  rules?: readonly AllocationRule[] | undefined;
  split?: readonly DistributionRow[] | undefined;
  /** Orders allocated today, by courier ID. */
  counts?: Readonly<Record<string, number>> | undefined;
}

export interface AllocationOrder extends Consignment {
  facts: RuleFacts;
}

export const decisionKinds = ['rule', 'split', 'price', 'none'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export interface AllocationPlan {
  decided_by: DecisionKind;
  /** Human-readable reason: the rule, the share, or why no courier was found. */
  why: string;
  rule_id?: string | undefined;
  /** Couriers to try in order; the next one is tried if booking fails. Empty if unallocated. */
  couriers: CourierId[];
  rejected: Rejection[];
}

/**
 * Returns the couriers to try for an order: by rule, else by load distribution, else by price. If a rule
 * matches but none of its couriers can take the order, it stays unallocated: the rule is the brand's explicit
 * choice.
 */
export function planAllocation(
  order: AllocationOrder,
  candidates: readonly PricedCandidate[],
  settings: AllocationSettings = {},
): AllocationPlan {
  const { able, rejected } = filterCouriers(withinDay(candidates, settings), order);
  const ids = able.map(({ courier }) => courier.courier_id);
  const rule = matchRule(settings.rules ?? [], order.facts);
  if (rule !== undefined) {
    const couriers = rule.carrier_list.flatMap((wanted) => ids.filter((id) => String(id) === String(wanted)));
    if (couriers.length > 0)
      return { decided_by: 'rule', why: `Rule "${rule.name}"`, rule_id: rule.id, couriers, rejected };
    return {
      decided_by: 'none',
      why: `Rule "${rule.name}" matched, but none of its couriers can ship this order`,
      rule_id: rule.id,
      couriers: [],
      rejected,
    };
  }
  if (able.length === 0)
    return { decided_by: 'none', why: 'No courier can ship this order', couriers: [], rejected };
  const split = settings.split ?? [];
  const bySplit = orderByDeficit(settings.counts ?? {}, split, ids);
  const first = bySplit[0];
  if (first !== undefined) {
    const share = split.find(({ courier_id }) => String(courier_id) === String(first))?.percentage ?? 0;
    const couriers = bySplit.flatMap((wanted) => ids.filter((id) => String(id) === String(wanted)));
    return {
      decided_by: 'split',
      why: `Load distribution: furthest below its ${formatPercent(share)} share today`,
      couriers,
      rejected,
    };
  }
  if (split.some(({ percentage }) => percentage > 0)) {
    return {
      decided_by: 'none',
      why: 'None of the couriers in the load distribution can ship this order',
      couriers: [],
      rejected,
    };
  }
  return {
    decided_by: 'price',
    why: 'Cheapest courier; no rule or load distribution is set',
    couriers: [...able].sort(byPrice).map(({ courier }) => courier.courier_id),
    rejected,
  };
}

export interface CourierOption {
  courier_id: CourierId;
  name: string;
  /** Paise with GST; null when it cannot be rated. */
  price: Paise | null;
  zone: string | null;
  /** Days. */
  tat: number | null;
  is_recommended: boolean;
  /** Share that it delivered of its parcels to this pincode, with how many they were; null where there were none. */
  delivered: { percent: number; of: number } | null;
  /** Short reasons, the weightiest first. */
  why: string[];
}

export interface Recommendation {
  options: CourierOption[];
  plan: AllocationPlan;
}

/** Applies each courier's daily limit from the load distribution, with today's count. */
function withinDay<C extends PricedCandidate>(
  candidates: readonly C[],
  { split = [], counts = {} }: AllocationSettings,
): C[] {
  const limits = new Map(split.map((row) => [String(row.courier_id), row.daily_capacity]));
  return candidates.map((candidate) => {
    const { courier } = candidate;
    const daily_capacity = limits.get(String(courier.courier_id));
    if (daily_capacity === undefined || daily_capacity === null) return candidate;
    const assigned_today = allocatedToday(counts, courier.courier_id);
    return Object.assign({}, candidate, { courier: { ...courier, daily_capacity, assigned_today } });
  });
}

const deliveredShare = (record: DeliveryStats | undefined): CourierOption['delivered'] =>
  record && record.ended > 0
    ? { percent: Math.round((record.delivered / record.ended) * 100), of: record.ended }
    : null;

/** Ranks every courier that can take the order: planned couriers first, then by price and time. */
export function rankCouriers(
  order: AllocationOrder,
  candidates: readonly PricedCandidate[],
  settings: AllocationSettings = {},
): Recommendation {
  const plan = planAllocation(order, candidates, settings);
  const { able } = filterCouriers(withinDay(candidates, settings), order);
  const place = (candidate: PricedCandidate): number => {
    const index = plan.couriers.findIndex((id) => String(id) === String(candidate.courier.courier_id));
    return index < 0 ? plan.couriers.length : index;
  };
  const ordered = [...able].sort((a, b) => place(a) - place(b) || byPrice(a, b));
  const prices = able.map(ratedPrice);
  const cheapest = Math.min(...prices);
  const fastest = Math.min(...able.map(knownTat));
  const options = ordered.map((candidate, index): CourierOption => {
    const price = ratedPrice(candidate);
    const tat = knownTat(candidate);
    const is_recommended = index === 0 && plan.couriers.length > 0;
    const why: string[] = [];
    if (is_recommended && plan.decided_by !== 'price') why.push(plan.why);
    if (Number.isFinite(price) && price === cheapest) why.push('Cheapest');
    else if (Number.isFinite(price)) why.push(`${formatRupees(price - cheapest)} more than the cheapest`);
    if (Number.isFinite(tat) && tat === fastest) why.push('Fastest');
    if (candidate.price?.rated === false) why.push(`No price: ${candidate.price.reason}`);
    if (candidate.destination?.oda === true) why.push('Out of delivery area: may take longer');
    const remarks = candidate.destination?.remarks?.trim() ?? '';
    if (remarks !== '' && !isEmbargo(remarks)) why.push(`Courier remark: ${remarks}`);
    return {
      courier_id: candidate.courier.courier_id,
      name: candidate.courier.name,
      price: Number.isFinite(price) ? price : null,
      zone: candidate.price?.rated === true ? candidate.price.zone : (candidate.destination?.zone ?? null),
      tat: Number.isFinite(tat) ? tat : null,
      is_recommended,
      delivered: deliveredShare(candidate.record),
      why,
    };
  });
  return { options, plan };
}

const ratedPrice = (candidate: PricedCandidate): number =>
  candidate.price?.rated === true ? candidate.price.total : Infinity;
const knownTat = (candidate: PricedCandidate): number => candidate.destination?.tat ?? Infinity;

function byPrice(a: PricedCandidate, b: PricedCandidate): number {
  const price = compare(ratedPrice(a), ratedPrice(b));
  return price !== 0 ? price : compare(knownTat(a), knownTat(b));
}

// Subtraction of two infinities would be NaN.
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
