import type { PlannedOrder as WirePlannedOrder } from '@khep/api';
import { rankCouriers, courierDecisions } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { PlannedOrder } from '../../dispatch/allocation/plan/plan.ts';
import { groupKey, plannedCandidate, priceOf } from './groups.ts';

/** The couriers that can ship an order, cheapest first. */
export const listAbleCouriers = (
  planned: PlannedOrder<LoadedOrder>['planned'],
): WirePlannedOrder['couriers'] =>
  rankCouriers(planned)
    .flatMap(({ courier_id, name, price }) =>
      price === null ? [] : { courier_id: Number(courier_id), name, price: paiseToRupees(price) },
    )
    .sort((a, b) => a.price - b.price || a.courier_id - b.courier_id);

/** Serializes an order of the plan. */
export function serializePlanned(one: PlannedOrder<LoadedOrder>): WirePlannedOrder {
  const { loaded, planned } = one;
  const { order, drafts, parcels, origin } = loaded;
  const candidate = plannedCandidate(one);
  const couriers = listAbleCouriers(planned);
  const names =
    drafts.length > 0
      ? drafts.map(({ box_name }) => box_name || 'Own packaging')
      : (order.suggestion?.boxes ?? []).map(({ name }) => name || 'Own packaging');
  return {
    order_id: order.order_id,
    order_number: order.order_number,
    buyer_name: order.buyer_name,
    city: order.city,
    group: groupKey(origin.warehouse_id, candidate?.service.courier_id ?? 0),
    packaging: names.length === 1 ? (names[0] ?? '') : `${names.length} boxes`,
    boxes: parcels.length,
    weight: parcels.reduce((sum, parcel) => sum + parcel.dead_weight_g, 0) / 1000,
    is_packing_suggested: drafts.length === 0,
    decided_by: courierDecisions.find((kind) => kind === planned.plan.decided_by) ?? 'price',
    why: planned.plan.why,
    price: priceOf(candidate),
    cheapest_price: couriers[0]?.price ?? 0,
    tat_days: candidate?.quotes[0]?.tat_days ?? null,
    collectible: paiseToRupees(parcels.reduce((sum, parcel) => sum + parcel.collectible_paise, 0)),
    couriers,
  };
}
