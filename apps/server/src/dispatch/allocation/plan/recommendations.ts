import type { CourierOption, OrderRecommendation } from '@khep/api';
import { rankCouriers } from '@khep/domain/allocation';
import type { AllocationPlanner, DecisionSteps } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import { findCourierService } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { mapInTurns } from '../../../base/mapInTurns.ts';
import { orderEwayBillProblem } from '../../../orders/invoicing/ewayBill.ts';
import { addressWarnings } from '../../../orders/state/orderState.ts';
import type { Services } from '../../../start/services.ts';
import { bookingProblem } from '../book/allocate.ts';
import { expectedDeliveryAt } from '../book/buildBooking.ts';
import type { ServiceCandidate } from './candidates.ts';
import { loadDeliveryStats, withDeliveryStats } from './deliveryStats.ts';
import { loadForAllocation } from './loadOrders.ts';
import { sumWeights, summarizeOrder } from './orderSummary.ts';
import {
  createPlanner,
  explainPriced,
  loadPlanningBasis,
  planPriced,
  previewPriced,
  priceOrders,
} from './plan.ts';
import type { PlannedOrder } from './plan.ts';

/**
 * Recommends couriers for orders in their sequence, with reasons, without booking. Throws a 404 if an order is missing.
 * @param planner of the orders before, where a long list is planned in parts
 */
export async function recommendationsFor(
  db: Db,
  services: Services,
  brand_id: string,
  order_ids: readonly string[],
  planner?: AllocationPlanner,
): Promise<{ orders: OrderRecommendation[]; planner: AllocationPlanner }> {
  const now = services.clock.now();
  const orders = await loadForAllocation(db, brand_id, order_ids);
  const pincodes = orders.map(({ order }) => order.pincode);
  const [basis, records] = await Promise.all([
    loadPlanningBasis(db, services, brand_id, pincodes),
    loadDeliveryStats(db, brand_id, pincodes, now),
  ]);
  const priced = new Map(
    (
      await priceOrders(
        basis,
        orders.filter(({ drafts }) => drafts.length > 0),
      )
    ).map(({ loaded, candidates }) => [
      loaded.order.order_id,
      { loaded, candidates: withDeliveryStats(candidates, loaded.order.pincode, records) },
    ]),
  );
  const continued = planner ?? createPlanner(basis);
  const recommendations = await mapInTurns(orders, (loaded): OrderRecommendation => {
    const { order_id, order_number, version } = loaded.order;
    const one = priced.get(order_id);
    const problem = bookingProblem(loaded);
    if (!one)
      return {
        order_id,
        order_number,
        version,
        summary: summarizeOrder(loaded),
        couriers: [],
        why: problem ?? '',
        decided_by: 'none',
        steps: [],
        shares: [],
        eway_bill_problem: null,
        address_doubts: [],
        rejected: [],
      };
    // An order that can't be booked takes no turn.
    const explained = explainPriced(continued, one);
    const [planned] = problem ? previewPriced(continued, [one]) : planPriced(continued, [one]);
    return {
      order_id,
      order_number,
      version,
      summary: summarizeOrder(loaded),
      eway_bill_problem: orderEwayBillProblem(loaded.order, loaded.origin) ?? null,
      address_doubts: addressWarnings(loaded.order.details),
      ...stepsOf(explained),
      ...recommendationOf(planned!, now),
    };
  });
  return { orders: recommendations, planner: continued };
}

const stepsOf = ({ steps, shares }: DecisionSteps): Pick<OrderRecommendation, 'steps' | 'shares'> => ({
  steps,
  shares: shares.map(({ courier_id, name, ...share }) => ({
    courier_id: Number(courier_id),
    courier_name: name,
    ...share,
  })),
});

/** An order's couriers for the screen: serviceable ones first, then others with reasons. */
function recommendationOf(
  { planned, candidates }: Pick<PlannedOrder, 'planned'> & { candidates: readonly ServiceCandidate[] },
  now: Date,
): Pick<OrderRecommendation, 'couriers' | 'why' | 'decided_by' | 'rejected'> {
  const { plan } = planned;
  return {
    couriers: rankCouriers(planned).map((option): CourierOption => ({
      courier_id: Number(option.courier_id),
      courier_name: option.name,
      service: findCourierService(Number(option.courier_id))?.mode ?? '',
      price: option.price === null ? null : paiseToRupees(option.price),
      zone: option.zone,
      tat_days: option.tat,
      promised_date: option.tat === null ? null : expectedDeliveryAt(now, option.tat).toISOString(),
      is_recommended: option.is_recommended,
      delivered: option.delivered,
      weights: sumWeights(candidates.find(({ courier }) => courier.courier_id === option.courier_id)),
      why: option.why,
    })),
    why: plan.why,
    decided_by: plan.decided_by,
    rejected: plan.rejected.map(({ courier_id, name, reason }) => ({
      courier_id: Number(courier_id),
      courier_name: name,
      reason,
    })),
  };
}
