import {
  fewestEvents,
  findChanges,
  findingDimensions,
  mostFindings,
  namedFindingDimensions,
} from '@khep/domain/analytics';
import type { Finding, FindingMetric, RateCell, RateDecomposition } from '@khep/domain/analytics';

/** A rate with its cells by `findingDimensions`. */
export interface RateToSearch {
  metric: FindingMetric;
  cells: readonly RateCell[];
  paisePerEvent: number | null;
}

export interface SearchedRate {
  metric: FindingMetric;
  change: RateDecomposition;
  findings: readonly Finding[];
  hasEnough: boolean;
  totalBefore: number;
  totalAfter: number;
}

/** Searches rates for changes that are more than chance. */
export function searchRates(rates: readonly RateToSearch[]): SearchedRate[] {
  return rates.map(({ metric, cells, paisePerEvent }) => {
    const sum = (pick: (cell: RateCell) => number) => cells.reduce((all, cell) => all + pick(cell), 0);
    const totalBefore = sum((cell) => cell.totalBefore);
    const totalAfter = sum((cell) => cell.totalAfter);
    const events = sum((cell) => cell.eventsBefore + cell.eventsAfter);
    return {
      metric,
      ...findChanges(findingDimensions, cells, {
        paisePerEvent,
        named: namedFindingDimensions,
        limit: mostFindings,
      }),
      hasEnough: totalBefore > 0 && totalAfter > 0 && events >= fewestEvents,
      totalBefore,
      totalAfter,
    };
  });
}
