import type { RuleMatches, RuleMatchesRequest } from '@khep/api';
import { compileRules } from '@khep/domain/allocation';
import { paiseToRupees } from '@khep/domain/money';
import type { Db } from '../../../platform/db/schema.ts';
import { createTurns } from '../../../base/mapInTurns.ts';
import { istDay, startOfDay } from '@khep/domain/days';
import type { Services } from '../../../start/services.ts';
import { pastOrders, replayAfter } from '../rules/pastOrders.ts';
import { listRules } from '../rules/settings.ts';

const days = 30;
/** Maximum of orders, the newest: the call is sent while someone types. */
const maxOrders = 5_000;
const sampleSize = 5;

/**
 * Finds the orders of the last thirty days that satisfy the conditions of a draft rule, and which of them an earlier rule
 * takes first.
 */
export async function findRuleMatches(
  db: Db,
  services: Services,
  brand_id: string,
  { allocation_type, rule_id, conditions }: RuleMatchesRequest,
): Promise<RuleMatches> {
  const today = istDay(services.clock.now());
  const from = new Date(startOfDay(today).getTime() - (days - 1) * 86_400_000);
  const [rules, couriers, after] = await Promise.all([
    listRules(db, brand_id, allocation_type),
    services.couriers.forBrand(brand_id),
    replayAfter(db, { brand_id, from }, maxOrders),
  ]);
  const edited = rules.find(({ id }) => id === rule_id);
  const earlier = edited ? rules.slice(0, rules.indexOf(edited)) : rules;
  const draft = { name: '', priority: 1, carrier_list: [], conditions };
  const matchDraft = compileRules([draft]);
  const matchEarlier = compileRules(earlier);
  const found: RuleMatches = {
    orders: 0,
    matched: 0,
    taken: 0,
    sample: [],
    days,
    from: istDay(after.order_date),
    to: today,
  };
  // One service is enough: the zone is the only fact that comes from its rates.
  const [service] = couriers.list();
  const pause = createTurns();
  for await (const page of pastOrders(db, brand_id, after, service ? [service] : [], today)) {
    for (const { record, order } of page) {
      await pause();
      found.orders += 1;
      if (!matchDraft(order.facts)) continue;
      const taker = matchEarlier(order.facts);
      found.matched += 1;
      if (taker) found.taken += 1;
      found.sample.unshift({
        order_id: record.order_id,
        order_number: record.order_number,
        order_date: istDay(record.order_date),
        city: record.city,
        order_value: paiseToRupees(record.total_paise),
        taken_by: taker?.name ?? null,
      });
      found.sample.length = Math.min(found.sample.length, sampleSize);
    }
  }
  return found;
}
