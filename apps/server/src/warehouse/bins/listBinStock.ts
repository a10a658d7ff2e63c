import type { BinStock, BinStockFilter } from '@khep/api';
import { likePattern, queryKeyset } from '../../platform/db/pagination.ts';
import type { Db } from '../../platform/db/schema.ts';
import { stockInBins } from './binStock.ts';
import { requireWarehouse } from './layouts.ts';

/** A page of what is in the bins of a warehouse, by their names. @throws ApiError 404 */
export async function listBinStock(
  db: Db,
  brand_id: string,
  warehouse_id: string,
  { search = '', page_size, after }: BinStockFilter,
): Promise<{ stock: BinStock[]; next: string | null }> {
  await requireWarehouse(db, brand_id, warehouse_id);
  let query = stockInBins(db, { brand_id, warehouse_id })
    .select(['stock.bin_id', 'bins.name', 'skus.sku_id', 'skus.sku_name', 'stock.quantity', 'stock.reserved'])
    .where('stock.quantity', '>', 0);
  if (search.trim() !== '')
    query = query.where((eb) =>
      eb.or(
        (['bins.name', 'skus.sku_id', 'skus.sku_name'] as const).map((column) =>
          eb(eb.fn('lower', [column]), 'like', likePattern(search)),
        ),
      ),
    );
  const { rows, next } = await queryKeyset(
    query,
    { column: 'bins.name', holds: 'text', id: 'skus.sku_id', direction: 'asc' },
    { page_size, after },
  );
  return { stock: rows.map(({ name, ...row }) => ({ ...row, bin: name })), next };
}
