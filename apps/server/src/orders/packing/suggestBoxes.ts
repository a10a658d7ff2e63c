import { rankBoxes } from '@khep/domain/packing';
import type { PackingJob, BoxRecommendation, PackOptions, Packing } from '@khep/domain/packing';
import { formatNumber } from '@khep/domain/money';
import { toPackItems } from './packingContext.ts';
import type { PackableLine, PackingContext } from './packingContext.ts';
import { packingPool } from './pool.ts';
import type { BulkPacking, PackingPool } from './pool.ts';

/**
 * Processor time to improve one order, ms. `EFFORT` ends the search of an ordinary order long before, always at the same
 * step: a plan and the run that follows it must find the same boxes.
 */
const BUDGET_MS = 200;

/** Improvement steps of one order, as a share of the packer's usual number. */
const EFFORT = 0.5;

/** Time for all sizes of a recommendation, ms, and minimum for each. */
const SIZES_MS = 500;
const LEAST_MS = 2;
/** Time for one of few sizes, ms. */
const MOST_MS = 25;

type Pool = Pick<PackingPool, 'packMany'>;

/** Packs the lines of one order in a worker thread. */
export async function suggestBoxes(
  lines: readonly PackableLine[],
  context: PackingContext,
): Promise<Packing> {
  const [packing] = await suggestBoxesForOrders([lines], context);
  return packing!;
}

/**
 * Packs many orders, each separately, in worker threads.
 * @param orders the lines of each
 * @returns a packing for each; all items are unpackable where the order was too large to pack in time
 */
export async function suggestBoxesForOrders(
  orders: readonly (readonly PackableLine[])[],
  context: PackingContext,
  { objective = context.options.objective, ...bulk }: Pick<PackOptions, 'objective'> & BulkPacking = {},
  pool: Pool = packingPool,
): Promise<Packing[]> {
  const options = { ...context.options, objective, effort: EFFORT, timeBudgetMs: BUDGET_MS };
  const questions = orders.map((lines) => ({
    items: toPackItems(lines, context.rules),
    boxes: context.boxes,
    options,
  }));
  const packings = await pool.packMany(questions, { tenant: context.brand_id, ...bulk });
  return packings.map((packing, i) => packing ?? tooLarge(questions[i]!));
}

/** The sizes that take all items on their own, best first. Items that ship in their own box need none. */
export async function suggestSizes(
  lines: readonly PackableLine[],
  { brand_id, boxes, rules, options }: PackingContext,
  pool: Pool = packingPool,
): Promise<BoxRecommendation[]> {
  const items = toPackItems(lines, rules)
    .filter((item) => !item.ships_in_own_box)
    .map((item) => ({ ...item, box_id: undefined }));
  const timeBudgetMs = Math.max(LEAST_MS, Math.min(MOST_MS, SIZES_MS / boxes.length));
  const limited = { ...options, effort: EFFORT, timeBudgetMs };
  const questions = boxes.map((box) => ({ items, boxes: [box], options: limited }));
  const packings = await pool.packMany(questions, { tenant: brand_id });
  return rankBoxes(
    boxes,
    packings.map((packing, i) => packing ?? tooLarge(questions[i]!)),
    options,
  );
}

/** The result for an order that no thread could pack within its limits. */
function tooLarge({ items }: PackingJob): Packing {
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    packed_boxes: [],
    unpackable_items: items.map(({ sku_id, quantity }) => ({
      sku_id,
      quantity,
      code: 'too_many',
      reason: `${formatNumber(units)} units are too many to suggest boxes for. Split the order, or enter its boxes.`,
      nearest: null,
    })),
  };
}
