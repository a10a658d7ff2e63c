import { packOrder, rankBoxes } from '@khep/domain/packing';
import type { BoxRecommendation, PackOptions, Packing } from '@khep/domain/packing';
import { toPackItems } from './packingContext.ts';
import type { PackableLine, PackingContext } from './packingContext.ts';
import { packingPool } from './pool.ts';
import type { BulkPacking, PackingPool } from './pool.ts';

/** How long one order may be improved, ms. */
const BUDGET_MS = 25;

/** How much is tried for one order while a request waits; threads may try ten times as much. */
const EFFORT = 0.05;

/** How long all the sizes of one recommendation may be tried, ms, and each at least. */
const SIZES_MS = 500;
const LEAST_MS = 2;

/** Packs lines into boxes; bounded, because the server answers others meanwhile. */
export function suggestBoxes(
  lines: readonly PackableLine[],
  { boxes, rules, options }: PackingContext,
): Packing {
  return packOrder({
    items: toPackItems(lines, rules),
    boxes,
    options: { ...options, effort: EFFORT, timeBudgetMs: BUDGET_MS, now: () => performance.now() },
  });
}

/**
 * Packs many orders, each by itself, in threads: for thousands of orders, from a request or a job.
 * @param orders the lines of each
 */
export function suggestBoxesForOrders(
  orders: readonly (readonly PackableLine[])[],
  basis: PackingContext,
  { objective = basis.options.objective, ...bulk }: Pick<PackOptions, 'objective'> & BulkPacking = {},
): Promise<Packing[]> {
  const options = { ...basis.options, objective, effort: 10 * EFFORT, timeBudgetMs: BUDGET_MS };
  return packingPool.packMany(
    orders.map((lines) => ({ items: toPackItems(lines, basis.rules), boxes: basis.boxes, options })),
    bulk,
  );
}

/** The sizes that take everything on their own, best first, each tried in a thread. What goes out as it is needs none. */
export async function suggestSizes(
  lines: readonly PackableLine[],
  { boxes, rules, options }: PackingContext,
  pool: Pick<PackingPool, 'packMany'> = packingPool,
): Promise<BoxRecommendation[]> {
  const items = toPackItems(lines, rules)
    .filter((item) => !item.ships_in_own_box)
    .map((item) => ({ ...item, box_id: undefined }));
  const timeBudgetMs = Math.max(LEAST_MS, Math.min(BUDGET_MS, SIZES_MS / boxes.length));
  const limited = { ...options, effort: 10 * EFFORT, timeBudgetMs };
  const packings = await pool.packMany(boxes.map((box) => ({ items, boxes: [box], options: limited })));
  return rankBoxes(boxes, packings, options);
}
