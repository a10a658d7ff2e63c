import type { CourierOption, OrderSummary } from '@khep/api';
import { paiseToRupees } from '@khep/domain/money';
import { parseNeeds } from '../../../orders/state/orderState.ts';
import type { ServiceCandidate } from './candidates.ts';
import type { LoadedOrder } from './loadOrders.ts';

/** Builds the facts of an order that help to choose its courier. */
export function summarizeOrder({ order, drafts }: LoadedOrder): OrderSummary {
  return {
    buyer_name: order.buyer_name,
    city: order.city,
    pincode: order.pincode,
    packaging: drafts.length > 1 ? `${drafts.length} boxes` : (drafts[0]?.box_name ?? ''),
    needs_packaging: parseNeeds(order.needs).includes('packaging'),
    value: paiseToRupees(order.total_paise),
    payment_mode: order.payment_mode === 'cod' ? 'cod' : 'prepaid',
  };
}

/** Adds up the weights that a service bills; null if a box can't be rated. */
export function sumWeights(candidate: ServiceCandidate | undefined): CourierOption['weights'] {
  const weights = (candidate?.quotes ?? []).flatMap((one) => (one.rated ? [one.charges.weight] : []));
  if (!candidate || weights.length === 0 || weights.length < candidate.quotes.length) return null;
  const sum = (part: 'dead_g' | 'volumetric_g' | 'billed_g') =>
    weights.reduce((total, weight) => total + weight[part], 0);
  return { dead_g: sum('dead_g'), volumetric_g: sum('volumetric_g'), billed_g: sum('billed_g') };
}
