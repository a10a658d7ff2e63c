import { formatRupees } from '../../money/index.ts';
import type { Paise } from '../../money/index.ts';
import { isEmbargo } from './filterCouriers.ts';
import type { CourierId } from '../rules/loadDistribution.ts';
import type { PlannedAllocation } from './planAllocations.ts';
import { byPrice, knownTat, ratedPrice } from './pricedCandidate.ts';
import type { DeliveryStats, PricedCandidate } from './pricedCandidate.ts';

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

const deliveredShare = (record: DeliveryStats | undefined): CourierOption['delivered'] =>
  record && record.ended > 0
    ? { percent: Math.round((record.delivered / record.ended) * 100), of: record.ended }
    : null;

/** Ranks the couriers that can take a planned order: planned ones first, then by price and time. */
export function rankCouriers<C extends PricedCandidate>({
  plan,
  able,
}: PlannedAllocation<C>): CourierOption[] {
  const place = (candidate: PricedCandidate): number => {
    const index = plan.couriers.findIndex((id) => String(id) === String(candidate.courier.courier_id));
    return index < 0 ? plan.couriers.length : index;
  };
  const ordered = [...able].sort((a, b) => place(a) - place(b) || byPrice(a, b));
  const prices = able.map(ratedPrice);
  const cheapest = Math.min(...prices);
  const fastest = Math.min(...able.map(knownTat));
  return ordered.map((candidate, index): CourierOption => {
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
}
