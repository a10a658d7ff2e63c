import { packItems } from '@khep/domain/packing';
import type { BoxSize, PackItem, PackOptions, Packing } from '@khep/domain/packing';
import type { Db, Tx } from '../db/schema.ts';
import { packingPool } from './pool.ts';
import type { BulkPacking } from './pool.ts';

/** What packing has to know of a line. */
export interface PackableLine {
  sku_id: string;
  quantity: number;
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/**
 * The boxes that the brand stocks, or those that are named: a temporary size counts only where it is
 * named.
 */
export async function stockedBoxes(
  db: Db | Tx,
  brand_id: string,
  box_ids?: readonly string[],
): Promise<BoxSize[]> {
  const all = db
    .selectFrom('boxes')
    .select(['id', 'name', 'length', 'width', 'height', 'weight_capacity'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null)
    .orderBy('id');
  const rows = await (
    box_ids?.length ? all.where('id', 'in', [...box_ids]) : all.where('is_temporary', '=', false)
  ).execute();
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

/** How long one order may be improved, ms. */
const BUDGET_MS = 25;

/** How much is tried for one order while a request waits; threads may try ten times as much. */
const EFFORT = 0.05;

/** Packs lines into boxes; bounded, because the server answers others meanwhile. */
export function propose(
  lines: readonly PackableLine[],
  boxes: readonly BoxSize[],
  options: PackOptions = {},
): Packing {
  return packItems({
    items: packable(lines),
    boxes,
    options: { effort: EFFORT, timeBudgetMs: BUDGET_MS, now: () => performance.now(), ...options },
  });
}

/**
 * Packs many orders, each by itself, in threads: for thousands of orders, from a request or a job.
 * @param orders the lines of each
 */
export function proposeMany(
  orders: readonly (readonly PackableLine[])[],
  boxes: readonly BoxSize[],
  { objective, ...bulk }: Pick<PackOptions, 'objective'> & BulkPacking = {},
): Promise<Packing[]> {
  const options = { effort: 10 * EFFORT, timeBudgetMs: BUDGET_MS, ...(objective && { objective }) };
  return packingPool.packMany(
    orders.map((lines) => ({ items: packable(lines), boxes, options })),
    bulk,
  );
}
