import type { FreeStock } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { stockInBins } from '../bins/binStock.ts';

/** A bin with its stock; `sku_id` is the code. */
export interface FreeBinStock extends FreeStock {
  record_id: string;
}

/** The units of SKUs that no wave has reserved, by bin. */
export async function loadFreeStock(
  db: Db | Tx,
  { brand_id, warehouse_id }: { brand_id: string; warehouse_id: string },
  codes: readonly string[],
): Promise<FreeBinStock[]> {
  if (codes.length === 0) return [];
  const rows = await stockInBins(db, { brand_id, warehouse_id })
    .select([
      'stock.bin_id',
      'bins.name as bin',
      'bins.aisle',
      'bins.bay',
      'skus.id as record_id',
      'skus.sku_id',
      sql<number>`stock.quantity - stock.reserved`.as('free'),
    ])
    .where('skus.sku_id', 'in', codes)
    .where(sql<boolean>`stock.quantity > stock.reserved`)
    .orderBy('bins.name')
    .execute();
  return rows.map(({ aisle, bay, ...row }) => ({
    ...row,
    place: aisle === null || bay === null ? null : { aisle, bay },
  }));
}
