import type { CourierOption, OrderRecommendation } from '@khep/api';
import { rankCouriers } from '@khep/domain/allocation';
import type { AllocationSettings } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import { loadContracts } from '../contracts/contracts.ts';
import { findCourierService } from '../couriers/courierServices.ts';
import type { Db } from '../db/schema.ts';
import { istDay } from '../orders/days.ts';
import { orderEwayBillProblem } from '../orders/invoicing/ewayBill.ts';
import { parseNeeds } from '../orders/orderState.ts';
import type { Services } from '../services.ts';
import { expectedDeliveryAt } from './buildBooking.ts';
import { toAllocationOrder, findCandidates } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import { loadDeliveryStats, withDeliveryStats } from './deliveryStats.ts';
import { loadForAllocation } from './loadOrders.ts';
import type { LoadedOrder } from './loadOrders.ts';
import { sumWeights, summarizeOrder } from './orderSummary.ts';
import { loadAllocationSettings } from './settings.ts';

/** Recommends couriers for each order, with reasons, without booking. Throws a 404 if an order is missing. */
export async function recommendationsFor(
  db: Db,
  services: Services,
  brand_id: string,
  order_ids: readonly string[],
): Promise<OrderRecommendation[]> {
  const now = services.clock.now();
  const [orders, settings] = await Promise.all([
    loadForAllocation(db, brand_id, order_ids),
    loadAllocationSettings(db, brand_id, istDay(now)),
  ]);
  const pincodes = orders.map(({ order }) => order.pincode);
  const [contracts, records] = await Promise.all([
    loadContracts(db, brand_id, pincodes),
    loadDeliveryStats(db, brand_id, pincodes, now),
  ]);
  const recommendations: OrderRecommendation[] = [];
  for (const loaded of orders) {
    const { order_id, order_number, needs, pincode } = loaded.order;
    if (loaded.drafts.length === 0) {
      const why = parseNeeds(needs).includes('packaging')
        ? 'Confirm its packaging first.'
        : 'It already has a courier.';
      recommendations.push({
        order_id,
        order_number,
        summary: summarizeOrder(loaded),
        couriers: [],
        why,
        decided_by: 'none',
        eway_bill_problem: null,
        rejected: [],
      });
    } else {
      const candidates = withDeliveryStats(
        await findCandidates(services, contracts, loaded),
        pincode,
        records,
      );
      recommendations.push({
        order_id,
        order_number,
        summary: summarizeOrder(loaded),
        eway_bill_problem: orderEwayBillProblem(loaded.order, loaded.origin) ?? null,
        ...recommendationOf(loaded, candidates, settings, now),
      });
    }
  }
  return recommendations;
}

/** An order's couriers for the screen: serviceable ones first, then others with reasons. */
function recommendationOf(
  loaded: LoadedOrder,
  candidates: readonly ServiceCandidate[],
  settings: AllocationSettings,
  now: Date,
): Omit<OrderRecommendation, 'order_id' | 'order_number' | 'summary' | 'eway_bill_problem'> {
  const { options, plan } = rankCouriers(
    toAllocationOrder(loaded, candidates[0]?.quotes[0]?.zone ?? null),
    candidates,
    settings,
  );
  return {
    couriers: options.map((option): CourierOption => ({
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
