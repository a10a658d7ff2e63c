import { walkProblem } from './area.ts';
import type { WalkArea, WalkStart } from './area.ts';
import { chooseBins } from './chooseBins.ts';
import type { StockedBin } from './binSelection.ts';
import type { BinPick } from './chooseBins.ts';
import { shortestWalk } from './shortestWalk.ts';

/** Picks in the order of the walk. */
export interface PickPlan {
  length: number;
  picks: BinPick[];
  /** Units of a SKU that no bin has. */
  missing: ReadonlyMap<string | number, number>;
}

/**
 * Plans which bins to pick from and in which order. Exact where each SKU is in one bin; for SKUs in several bins it decides
 * which bin and which walk together (`chooseBins`).
 * @param need units by SKU
 * @throws {Error} what `walkProblem` returns, or for units that are no whole number
 */
export function planPicks(
  area: WalkArea,
  start: WalkStart,
  bins: readonly StockedBin[],
  need: ReadonlyMap<string | number, number>,
): PickPlan {
  const problem = walkProblem(area, start, bins);
  if (problem !== undefined) throw new Error(problem);
  for (const [sku_id, units] of need)
    if (!Number.isInteger(units) || units < 0) throw new Error(`${sku_id} needs a whole number of units.`);
  const { picks, missing } = chooseBins(area, start, bins, need);
  const { length, order } = shortestWalk(
    area,
    start,
    picks.map(({ bin }) => bins[bin]!),
  );
  return { length, picks: order.map((at) => picks[at]!), missing };
}
