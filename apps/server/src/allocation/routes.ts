import { calls } from '@khep/api';
import type { AllocationResult, CourierOption, OrderRecommendation } from '@khep/api';
import { recommend } from '@khep/domain/allocation';
import type { AllocationSettings } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import { contractsOf } from '../contracts/contracts.ts';
import { courierService } from '../couriers/catalogue.ts';
import { Refusal } from '../errors.ts';
import { actorOf } from '../events.ts';
import { serve } from '../http/serve.ts';
import type { Route } from '../http/serve.ts';
import { istDay } from '../orders/days.ts';
import { needsList } from '../orders/refresh.ts';
import { ewayGap } from '../orders/ewayBill.ts';
import { startOrderJob } from '../orders/startOrderJob.ts';
import { allocateOrder } from './allocate.ts';
import { assignBatch } from './assignBatch.ts';
import { promisedAt } from './booking.ts';
import { allocationOrder, candidatesFor } from './candidates.ts';
import type { ServiceCandidate } from './candidates.ts';
import { deliveryRecords, withRecords } from './deliveryRecords.ts';
import { loadForAllocation } from './load.ts';
import type { LoadedOrder } from './load.ts';
import { settingRoutes } from './settingRoutes.ts';
import { settingsOf } from './settings.ts';

/** The couriers of an order as the screen lists them: able ones first, the others with their reason. */
function recommendationOf(
  loaded: LoadedOrder,
  candidates: readonly ServiceCandidate[],
  settings: AllocationSettings,
  now: Date,
): Omit<OrderRecommendation, 'order_id' | 'order_number' | 'eway_bill_problem'> {
  const { options, plan } = recommend(
    allocationOrder(loaded, candidates[0]?.quotes[0]?.zone ?? null),
    candidates,
    settings,
  );
  return {
    couriers: options.map((option): CourierOption => ({
      courier_id: Number(option.courier_id),
      courier_name: option.name,
      service: courierService(Number(option.courier_id))?.mode ?? '',
      price: option.price === null ? null : paiseToRupees(option.price),
      zone: option.zone,
      tat_days: option.tat,
      promised_date: option.tat === null ? null : promisedAt(now, option.tat).toISOString(),
      is_recommended: option.is_recommended,
      delivered: option.delivered,
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

export const routes: Route[] = [
  serve(calls.allocation.recommend, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const now = services.clock.now();
    const [orders, settings] = await Promise.all([
      loadForAllocation(db, brand_id, body.order_ids),
      settingsOf(db, brand_id, istDay(now)),
    ]);
    const pincodes = orders.map(({ order }) => order.pincode);
    const [contracts, records] = await Promise.all([
      contractsOf(db, brand_id, pincodes),
      deliveryRecords(db, brand_id, pincodes, now),
    ]);
    const recommendations: OrderRecommendation[] = [];
    for (const loaded of orders) {
      const { order_id, order_number, needs } = loaded.order;
      if (loaded.drafts.length === 0) {
        const why = needsList(needs).includes('packaging')
          ? 'Choose its packaging first.'
          : 'It has its courier already.';
        recommendations.push({
          order_id,
          order_number,
          couriers: [],
          why,
          decided_by: 'none',
          eway_bill_problem: null,
          rejected: [],
        });
      } else {
        recommendations.push({
          order_id,
          order_number,
          eway_bill_problem: ewayGap(loaded.order, loaded.origin) ?? null,
          ...recommendationOf(
            loaded,
            withRecords(await candidatesFor(services, contracts, loaded), loaded.order.pincode, records),
            settings,
            now,
          ),
        });
      }
    }
    return { data: { orders: recommendations } };
  }),

  serve(calls.allocation.assign, async ({ body, db, services, session }) => {
    const { brand_id } = session;
    const orders = await loadForAllocation(
      db,
      brand_id,
      body.allocations.map(({ order_id }) => order_id),
    );
    const contracts = await contractsOf(
      db,
      brand_id,
      orders.map(({ order }) => order.pincode),
    );
    const chosen = new Map(body.allocations.map(({ order_id, courier_id }) => [order_id, courier_id]));
    const successful_allocations: AllocationResult['successful_allocations'] = [];
    const failures: AllocationResult['failures'] = [];
    for (const loaded of orders) {
      const { order_id, order_number } = loaded.order;
      const { allocated, failure } = await allocateOrder(db, services, loaded, {
        brand_id,
        actor: actorOf(session),
        contracts,
        courier_id: chosen.get(order_id),
      });
      const [first] = allocated;
      if (first) {
        successful_allocations.push({
          order_id,
          order_number,
          courier_id: first.courier_id,
          courier_name: first.courier_name,
          awbs: allocated.map(({ awb }) => awb),
          reason: first.why,
        });
      }
      if (failure) failures.push({ order_id, order_number, message: failure.reason });
    }
    const [failed] = failures;
    if (!failed) return { data: { successful_allocations, failures } };
    const one = `${failed.order_number}: ${failed.message}`;
    if (successful_allocations.length === 0) {
      const detail =
        failures.length === 1 ? one : `None of the ${failures.length} orders got a courier. ${one}`;
      throw new Refusal({ status: 409, code: 'not_allocated', detail, message: detail });
    }
    const message = `${successful_allocations.length} allocated, ${failures.length} not. ${one}`;
    return { data: { successful_allocations, failures, message }, message };
  }),

  serve(calls.allocation.assignBatch, async ({ body, db, services, session }) => ({
    data: {
      job: await startOrderJob({ db, services, session }, assignBatch, body.order_ids, (order_count) => ({
        order_count,
      })),
    },
  })),

  ...settingRoutes,
];
