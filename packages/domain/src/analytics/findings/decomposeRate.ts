import type { RateCell } from './rateCell.ts';
import { groupCells } from './groupCells.ts';
import type { RateGroup } from './groupCells.ts';

/** A change of a rate in its parts, as shares of 1. `mix` + `rate` = `after` − `before`; `byDimension` adds up to `mix`. */
export interface RateDecomposition {
  before: number;
  after: number;
  /** From other shares of the groups. */
  mix: number;
  /** From other rates within the groups. */
  rate: number;
  byDimension: readonly { dimension: string; mix: number }[];
}

/** Part of a group in the mix: positive where it raises the rate. */
export interface MixPart {
  values: readonly string[];
  shareBefore: number;
  shareAfter: number;
  mix: number;
}

const ratio = (of: number, per: number) => (per > 0 ? of / per : 0);

function totals(groups: readonly RateGroup[]) {
  const sum = (pick: (group: RateGroup) => number) => groups.reduce((all, group) => all + pick(group), 0);
  const totalBefore = sum((group) => group.totalBefore);
  const totalAfter = sum((group) => group.totalAfter);
  const before = ratio(
    sum((group) => group.eventsBefore),
    totalBefore,
  );
  const after = ratio(
    sum((group) => group.eventsAfter),
    totalAfter,
  );
  return { totalBefore, totalAfter, before, after };
}

/**
 * Returns each group's part in the mix, by midpoint weights, so that no interaction is left over. A group that is in one period
 * only has its rate in both.
 * Source: E. M. Kitagawa, Components of a difference between two rates, JASA 50 (1955).
 */
export function mixParts(groups: readonly RateGroup[]): MixPart[] {
  const { totalBefore, totalAfter, before, after } = totals(groups);
  const middle = (before + after) / 2;
  return groups.map(({ values, ...group }) => {
    const rateBefore = ratio(group.eventsBefore, group.totalBefore);
    const rateAfter = ratio(group.eventsAfter, group.totalAfter);
    const rate =
      group.totalBefore === 0
        ? rateAfter
        : group.totalAfter === 0
          ? rateBefore
          : (rateBefore + rateAfter) / 2;
    const shareBefore = ratio(group.totalBefore, totalBefore);
    const shareAfter = ratio(group.totalAfter, totalAfter);
    return { values, shareBefore, shareAfter, mix: (shareAfter - shareBefore) * (rate - middle) };
  });
}

/**
 * Splits the change of a rate into mix and rate, and the mix among the dimensions by Shapley values: their order has no effect.
 * Nothing is split where one of the periods has no cases.
 */
export function decomposeRate(dimensions: readonly string[], cells: readonly RateCell[]): RateDecomposition {
  const { totalBefore, totalAfter, before, after } = totals(cells);
  const count = dimensions.length;
  if (totalBefore === 0 || totalAfter === 0)
    return {
      before,
      after,
      mix: 0,
      rate: after - before,
      byDimension: dimensions.map((dimension) => ({ dimension, mix: 0 })),
    };
  const mixOf = Array.from({ length: 1 << count }, (_, mask) =>
    mixParts(
      groupCells(
        cells,
        dimensions.flatMap((__, at) => ((mask >> at) & 1 ? [at] : [])),
      ),
    ).reduce((sum, { mix }) => sum + mix, 0),
  );
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const byDimension = dimensions.map((dimension, at) => {
    let mix = 0;
    for (let mask = 0; mask < mixOf.length; mask += 1) {
      if ((mask >> at) & 1) continue;
      const size = dimensions.filter((_, other) => (mask >> other) & 1).length;
      const weight = (factorial(size) * factorial(count - size - 1)) / factorial(count);
      mix += weight * ((mixOf[mask | (1 << at)] ?? 0) - (mixOf[mask] ?? 0));
    }
    return { dimension, mix };
  });
  const mix = mixOf.at(-1) ?? 0;
  return { before, after, mix, rate: after - before - mix, byDimension };
}
