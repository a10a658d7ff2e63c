import type { PlannedOrder as WirePlannedOrder, ShipTodayPlan } from '@khep/api';
import { describePassedTurns } from '@khep/domain/allocation';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { PlannedOrder, PlanningBasis } from '../../dispatch/allocation/plan/plan.ts';
import { courierName } from '../../partners/couriers/courierServices.ts';
import { averageDays, plannedCandidate, sumRupees } from './groups.ts';

/** Sums of a plan, and what its decisions cost above the cheapest couriers. */
export function sumTotals(
  planned: readonly PlannedOrder<LoadedOrder>[],
  orders: readonly WirePlannedOrder[],
): ShipTodayPlan['totals'] {
  const extra = (kind: WirePlannedOrder['decided_by']) =>
    sumRupees(
      orders.filter(({ decided_by }) => decided_by === kind).map((one) => one.price - one.cheapest_price),
    );
  const collecting = orders.filter(({ collectible }) => collectible > 0);
  return {
    orders: orders.length,
    boxes: orders.reduce((sum, { boxes }) => sum + boxes, 0),
    packed: orders.filter(({ is_packing_suggested }) => !is_packing_suggested).length,
    price: sumRupees(orders.map(({ price }) => price)),
    cheapest_price: sumRupees(orders.map(({ cheapest_price }) => cheapest_price)),
    rules_extra: extra('rule'),
    split_extra: extra('split'),
    chosen_extra: extra('person'),
    tat_days: averageDays(orders.map(({ tat_days }) => tat_days)),
    cheapest_tat_days: averageDays(
      planned.map(({ candidates }, index) => {
        const [cheapest] = orders[index]?.couriers ?? [];
        return candidates.find(({ service }) => service.courier_id === cheapest?.courier_id)?.quotes[0]
          ?.tat_days;
      }),
    ),
    collectible: sumRupees(collecting.map(({ collectible }) => collectible)),
    collectible_orders: collecting.length,
  };
}

/** How the couriers of a plan were chosen. */
export function summarizeDecisions(
  { rules, split }: PlanningBasis,
  planned: readonly PlannedOrder<LoadedOrder>[],
): ShipTodayPlan['decisions'] {
  const plans = planned.map((one) => one.planned.plan);
  const of = (kind: string) => plans.filter(({ decided_by }) => decided_by === kind);
  const bySplit = of('split');
  return {
    rules: rules.flatMap(({ id = '', name }) => {
      const orders = of('rule').filter(({ rule_id }) => rule_id === id).length;
      return orders > 0 ? [{ rule_id: id, name, orders }] : [];
    }),
    split: split.map(({ courier_id, percentage }) => ({
      courier_id: Number(courier_id),
      name: courierName(Number(courier_id)),
      target: percentage,
      orders: bySplit.filter(({ couriers: [first] }) => Number(first) === Number(courier_id)).length,
      target_orders: Math.round((percentage * bySplit.length) / 10) / 10,
    })),
    split_orders: bySplit.length,
    price_orders: of('price').length,
    chosen_orders: of('person').length,
    passed_turns: describePassedTurns(
      planned.flatMap((one) => {
        const { passed } = one.planned.plan;
        const to = plannedCandidate(one)?.service.name ?? '';
        return passed ? [{ ...passed, to }] : [];
      }),
    ),
  };
}
