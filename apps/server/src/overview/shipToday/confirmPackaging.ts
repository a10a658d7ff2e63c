import { explodeLines } from '@khep/domain/orders';
import { finishRow } from '../../dispatch/allocation/book/bookRows.ts';
import { loadForAllocation } from '../../dispatch/allocation/plan/loadOrders.ts';
import type { LoadedOrder } from '../../dispatch/allocation/plan/loadOrders.ts';
import { json } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/schema.ts';
import { ApiError } from '../../base/errors.ts';
import { increaseOrderVersion } from '../../orders/state/orderState.ts';
import type { JobContext } from '../../platform/jobs/define.ts';
import { createSuggestion } from '../../orders/editing/createSuggestion.ts';
import type { OrderRecord, SuggestionJson } from '../../orders/core/tables.ts';
import { assignBoxes } from '../../orders/packing/assign.ts';
import { loadPackingContext } from '../../orders/packing/packingContext.ts';
import { parseBoxes, serializePacking } from '../../orders/packing/serializers.ts';
import { suggestBoxesForOrders } from '../../orders/packing/suggestBoxes.ts';
import { boxSignature, isSameBoxes } from './rows.ts';
import type { ShipRow } from './rows.ts';

/**
 * Confirms the suggested boxes of unpacked orders. An order whose boxes can't be saved, or are other ones than planned,
 * fails in its row. Returns the other orders with their boxes.
 */
export async function confirmPackaging(
  context: JobContext,
  orders: readonly LoadedOrder[],
  plans: ReadonlyMap<string, ShipRow>,
): Promise<LoadedOrder[]> {
  const { brand_id, db } = context;
  const unpacked = orders.filter(
    ({ drafts, booked, order }) => drafts.length + booked === 0 && order.status === 'NEW',
  );
  if (unpacked.length === 0) return [...orders];
  const ids = unpacked.map(({ order }) => order.order_id);
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', ids)
    .orderBy('line_no')
    .execute();
  const lines = explodeLines(rows);
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const basis = await loadPackingContext(db, brand_id, { sku_ids: lines.map(({ sku_id }) => sku_id) });
  const packings = await suggestBoxesForOrders(
    ids.map((id) => linesOf.get(id) ?? []),
    basis,
  );
  const failed = new Set<string>();
  for (const [index, { order }] of unpacked.entries()) {
    const { order_id, warehouse_id, collectible_paise } = order;
    const packing = packings[index];
    const own = linesOf.get(order_id) ?? [];
    const suggestion = packing && createSuggestion(packing, own, collectible_paise);
    const problem =
      !packing || packing.unpackable_items.length > 0
        ? 'Its items fit no box any more. Choose the packaging.'
        : isSameBoxes(boxSignature(suggestion?.boxes ?? []), plans.get(order_id)?.suggested)
          ? undefined
          : 'Another packaging is suggested now. Open the plan again.';
    const { packed_boxes } = packing
      ? serializePacking(packing, own, basis.rules, warehouse_id)
      : { packed_boxes: [] };
    const reason = problem ?? (await saveBoxes(context, order_id, parseBoxes(packed_boxes)));
    if (reason === undefined) continue;
    failed.add(order_id);
    const plan = plans.get(order_id);
    // The next plan shows what would be confirmed now.
    if (suggestion && problem !== undefined) await saveSuggestion(db, order, suggestion);
    if (plan) await finishRow(context, order_id, { plan, outcome: { state: 'failed', message: reason } });
  }
  const packed = await loadForAllocation(
    db,
    brand_id,
    ids.filter((id) => !failed.has(id)),
  );
  const byId = new Map(packed.map((one) => [one.order.order_id, one]));
  return orders.flatMap((one) =>
    failed.has(one.order.order_id) ? [] : (byId.get(one.order.order_id) ?? one),
  );
}

async function saveSuggestion(
  db: Db,
  { brand_id, order_id }: OrderRecord,
  suggestion: SuggestionJson,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ suggestion: json(suggestion) })
    .where('brand_id', '=', brand_id)
    .where('order_id', '=', order_id)
    .execute();
}

/** Saves an order's boxes; returns why it can't. */
async function saveBoxes(
  { brand_id, owner: actor, db, services }: JobContext,
  order_id: string,
  boxes: ReturnType<typeof parseBoxes>,
): Promise<string | undefined> {
  try {
    await db.transaction().execute(async (tx) => {
      await assignBoxes(tx, { brand_id, order_id, boxes, actor, now: services.clock.now() });
      await increaseOrderVersion(tx, { brand_id, order_id });
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.detail;
  }
}
