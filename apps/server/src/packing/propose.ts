import { packItems } from '@khep/domain/packing';
import type { BoxSize, PackItem, PackOptions, Packing } from '@khep/domain/packing';
import type { Db, Tx } from '../db/schema.ts';

/** What packing has to know of a line. */
export interface PackableLine {
  sku_id: string;
  quantity: number;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** The boxes that the brand stocks. */
export async function stockedBoxes(db: Db | Tx, brand_id: string): Promise<BoxSize[]> {
  const rows = await db
    .selectFrom('boxes')
    .select(['id', 'name', 'length', 'width', 'height', 'weight_capacity'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .where('is_temporary', '=', false)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    box_id: row.id,
    name: row.name,
    length: row.length,
    width: row.width,
    height: row.height,
    weight_capacity: row.weight_capacity,
  }));
}

/** The lines as packing takes them. */
export function packable(lines: readonly PackableLine[]): PackItem[] {
  return lines.map((line) => ({
    sku_id: line.sku_id,
    quantity: line.quantity,
    weight: line.weight_g,
    length: line.length_cm,
    width: line.width_cm,
    height: line.height_cm,
  }));
}

/** Packs lines into boxes; bounded, because the server answers others meanwhile. */
export function propose(
  lines: readonly PackableLine[],
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): Packing {
  return packItems({
    items: packable(lines),
    boxes,
    options: { timeBudgetMs: 25, now: () => performance.now(), ...options },
  });
}
