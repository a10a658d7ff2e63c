import type { SlottingDeed } from '@khep/api';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { changeBin } from '../bins/changeBin.ts';

/** Records that goods were moved to their bin, and what was in it the other way: one transfer each. @throws ApiError 404, 422 */
export async function moveGoods(
  tx: Tx,
  author: Pick<ChangeContext, 'brand_id' | 'actor'>,
  warehouse_id: string,
  { sku_id, units, from, to, swap }: SlottingDeed,
  now: Date,
): Promise<void> {
  const transfer = { kind: 'transfer' as const };
  await changeBin(
    tx,
    author,
    warehouse_id,
    { ...transfer, bin: from, to_bin: to, sku_id, quantity: units },
    now,
  );
  if (swap)
    await changeBin(
      tx,
      author,
      warehouse_id,
      { ...transfer, bin: to, to_bin: from, sku_id: swap.sku_id, quantity: swap.units },
      now,
    );
}
