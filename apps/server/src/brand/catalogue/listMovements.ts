import type { StockMovement } from '@khep/api';
import { countMatching, queryKeyset } from '../../platform/db/pagination.ts';
import type { PageFilter } from '../../platform/db/pagination.ts';
import { findOrderNumbers } from '../lookups/findOrderNumbers.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Lists the stock movements of a SKU, newest first. */
export async function listMovements(db: Db, brand_id: string, sku_id: string, filter: PageFilter) {
  const matching = db
    .selectFrom('stock_movements')
    .where('brand_id', '=', brand_id)
    .where('sku_id', '=', sku_id);
  const { rows, next } = await queryKeyset(
    matching.selectAll(),
    { column: 'at', holds: 'moment', id: 'movement_id', direction: 'desc' },
    filter,
  );
  const numbers = await findOrderNumbers(
    db,
    brand_id,
    rows.map(({ order_id }) => order_id),
  );
  const { total: total_count, total_is_capped } = await countMatching(db, matching);
  return {
    movements: rows.map(
      ({ movement_id, brand_id: _brand, sku_id: _sku, actor, at, ...row }): StockMovement => ({
        ...row,
        id: movement_id,
        order_number: numbers.get(row.order_id) ?? null,
        actor: actor.name ?? '',
        at: at.toISOString(),
      }),
    ),
    total_count,
    total_is_capped,
    next,
  };
}
