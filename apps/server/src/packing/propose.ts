import { packOrder } from '@khep/domain/packing';
import type { PackOptions, Packing } from '@khep/domain/packing';
import { packable } from './basis.ts';
import type { PackableLine, PackingBasis } from './basis.ts';
import { packingPool } from './pool.ts';
import type { BulkPacking } from './pool.ts';

/** How long one order may be improved, ms. */
const BUDGET_MS = 25;

/** How much is tried for one order while a request waits; threads may try ten times as much. */
const EFFORT = 0.05;

/** Packs lines into boxes; bounded, because the server answers others meanwhile. */
export function propose(lines: readonly PackableLine[], { boxes, rules, options }: PackingBasis): Packing {
  return packOrder({
    items: packable(lines, rules),
    boxes,
    options: { ...options, effort: EFFORT, timeBudgetMs: BUDGET_MS, now: () => performance.now() },
  });
}

/**
 * Packs many orders, each by itself, in threads: for thousands of orders, from a request or a job.
 * @param orders the lines of each
 */
export function proposeMany(
  orders: readonly (readonly PackableLine[])[],
  basis: PackingBasis,
  { objective = basis.options.objective, ...bulk }: Pick<PackOptions, 'objective'> & BulkPacking = {},
): Promise<Packing[]> {
  const options = { ...basis.options, objective, effort: 10 * EFFORT, timeBudgetMs: BUDGET_MS };
  return packingPool.packMany(
    orders.map((lines) => ({ items: packable(lines, basis.rules), boxes: basis.boxes, options })),
    bulk,
  );
}
