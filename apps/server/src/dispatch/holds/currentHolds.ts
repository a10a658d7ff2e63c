import type { OrderHold as HoldRow } from '@khep/api';
import { describeHold, callOutcomes } from '@khep/domain/allocation';
import type { OrderHold } from '@khep/domain/allocation';
import { sql } from 'kysely';
import { loadForAllocation } from '../allocation/plan/loadOrders.ts';
import type { LoadedOrder } from '../allocation/plan/loadOrders.ts';
import { createHoldCheck, loadPlanningBasis, priceOrders } from '../allocation/plan/plan.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { OrderRecord } from '../../orders/core/tables.ts';
import type { Services } from '../../start/services.ts';

/** Orders checked together. */
const together = 500;
/** Orders checked before one list is shown; the next list checks the others. */
const maxChecked = 5_000;

/** Finds which of some orders a rule holds, by what the rules say now. */
export async function findHolds(
  db: Db,
  services: Services,
  brand_id: string,
  order_ids: readonly string[],
): Promise<{ orders: LoadedOrder[]; holds: ReadonlyMap<string, OrderHold> }> {
  const orders = await loadForAllocation(db, brand_id, order_ids);
  const basis = await loadPlanningBasis(
    db,
    services,
    brand_id,
    orders.map(({ order }) => order.pincode),
  );
  const check = createHoldCheck(basis);
  const zones = new Map<string, string | null>();
  if (check.needsZone) {
    const priced = await priceOrders(
      basis,
      orders.filter(({ parcels, origin }) => parcels.length > 0 && origin.pincode !== ''),
    );
    for (const { loaded, candidates } of priced)
      zones.set(loaded.order.order_id, candidates[0]?.quotes[0]?.zone ?? null);
  }
  const holds = orders.flatMap((loaded) => {
    const { order_id } = loaded.order;
    const hold = check.holdOf(loaded, zones.get(order_id) ?? null);
    return hold ? [[order_id, hold] as const] : [];
  });
  return { orders, holds: new Map(holds) };
}

/**
 * Brings the index of held orders up to date before a list is filtered by it: new orders that were not checked since they or
 * the rules changed. The rules decide when an order is planned; this column only finds orders.
 */
export async function refreshHolds(db: Db, services: Services, brand_id: string): Promise<void> {
  for (let checked = 0; checked < maxChecked; checked += together) {
    const rows = await db
      .selectFrom('orders')
      .select('order_id')
      .where('brand_id', '=', brand_id)
      .where('status', '=', 'NEW')
      .where((eb) =>
        eb.or([
          eb('hold_at', 'is', null),
          eb(
            'hold_at',
            '<',
            eb
              .selectFrom('load_splits')
              .select((split) => split.fn.max('updated_at').as('updated_at'))
              .where('load_splits.brand_id', '=', brand_id),
          ),
        ]),
      )
      .orderBy('order_id')
      .limit(together)
      .execute();
    if (rows.length === 0) return;
    await saveHolds(
      db,
      services,
      brand_id,
      rows.map(({ order_id }) => order_id),
    );
    if (rows.length < together) return;
  }
}

async function saveHolds(
  db: Db,
  services: Services,
  brand_id: string,
  ids: readonly string[],
): Promise<void> {
  const now = services.clock.now();
  const { orders, holds } = await findHolds(db, services, brand_id, ids);
  const groups = Map.groupBy(orders, ({ order }) => holds.get(order.order_id)?.action ?? null);
  for (const [hold, some] of groups)
    await db
      .updateTable('orders')
      .set({ hold, hold_at: now })
      .where('brand_id', '=', brand_id)
      .where(
        'order_id',
        'in',
        some.map(({ order }) => order.order_id),
      )
      .where(sql<boolean>`status = 'NEW'`)
      .execute();
}

const isOutcome = (value: string): value is (typeof callOutcomes)[number] =>
  (callOutcomes as readonly string[]).includes(value);

/** A hold as lists and pages show it, with the calls so far. */
export function serializeHold({ hold_log }: Pick<OrderRecord, 'hold_log'>, hold: OrderHold): HoldRow {
  return {
    action: hold.action,
    rule_name: hold.rule_name,
    words: describeHold(hold),
    calls: (hold_log?.calls ?? []).flatMap((call) =>
      isOutcome(call.outcome) ? [{ ...call, outcome: call.outcome }] : [],
    ),
  };
}
