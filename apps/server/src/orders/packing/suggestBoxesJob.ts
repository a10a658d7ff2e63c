import { z } from 'zod';
import type { Packing } from '@khep/domain/packing';
import { defineJob } from '../../platform/jobs/define.ts';
import type { JobContext, RowOutcome } from '../../platform/jobs/define.ts';
import { inBatches } from '../../platform/jobs/batches.ts';
import { loadPackingContext } from './packingContext.ts';
import type { PackingContext } from './packingContext.ts';
import { suggestBoxesForOrders } from './suggestBoxes.ts';
import { loadUnpackedOrders } from './unpackedOrders.ts';
import { serializePacking } from './serializers.ts';

/** Orders packed together: keeps the threads busy and reports progress often. */
const together = 100;

type ToPack = Awaited<ReturnType<typeof loadUnpackedOrders>>[number];

/**
 * Suggests boxes for many orders in the packing threads, without changing them. Each result is stored in its
 * row, as in the response for a few orders.
 */
export const suggestBoxesJob = defineJob({
  kind: 'packing.recommend',
  module: 'orders',
  input: z.object({ order_count: z.number().int() }),
  title: ({ order_count }) => `Boxes for ${order_count} order${order_count === 1 ? '' : 's'}`,
  async run(context) {
    for await (const rows of inBatches(context.rows(), together)) {
      await recommendSome(
        context,
        rows.map(({ key }) => key),
      );
    }
  },
});

async function recommendSome({ brand_id, db, batch }: JobContext, keys: readonly string[]): Promise<void> {
  const orders = await loadUnpackedOrders(db, brand_id, keys);
  const basis = await loadPackingContext(db, brand_id, {
    sku_ids: orders.flatMap(({ lines }) => lines.map(({ sku_id }) => sku_id)),
  });
  const packings = await suggestBoxesForOrders(
    orders.map(({ lines }) => lines),
    basis,
  );
  const outcomes = new Map(
    orders.map((order, i) => [order.order_id, outcomeOf(order, packings[i]!, basis.rules)]),
  );
  const gone: RowOutcome = { state: 'left_out', message: 'Order not found.' };
  await batch(keys, (_, fresh) =>
    Promise.resolve(new Map([...fresh].map((key) => [key, outcomes.get(key) ?? gone]))),
  );
}

function outcomeOf(
  { order_id, order_number, version, warehouse_id, status, lines }: ToPack,
  packing: Packing,
  rules: PackingContext['rules'],
): RowOutcome {
  if (status === 'CANCELLED') return { state: 'left_out', message: `${order_number} was cancelled.` };
  if (lines.every(({ quantity }) => quantity === 0))
    return { state: 'left_out', message: `${order_number} is already packed.` };
  const { packed_boxes, unpackable_items } = serializePacking(packing, lines, rules, warehouse_id);
  const outcome = { order_id, order_number, version, packed_boxes, unpackable_items };
  if (unpackable_items.length === 0) return { outcome };
  const why = unpackable_items.map(
    ({ quantity, sku_name, sku_id, reason }) => `${quantity} × ${sku_name || sku_id}: ${reason}`,
  );
  return { state: 'failed', message: `${order_number}: ${why.join(' ')}`, outcome };
}
