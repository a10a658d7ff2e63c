import { riskFeatures, valueLevels } from './features.ts';
import type { RiskFeature } from './features.ts';
import { baseRate, evidenceOfLevel } from './model.ts';
import type { RtoModel } from './model.ts';

/** z of a 95% interval. */
const z = 1.96;

/** Returns the 95% interval of a rate (Wilson): wide for few parcels, and never below 0 or above 1. */
export function rateInterval(returned: number, parcels: number): { low: number; high: number } {
  if (parcels === 0) return { low: 0, high: 1 };
  const rate = returned / parcels;
  const width = 1 + z ** 2 / parcels;
  const middle = rate + z ** 2 / (2 * parcels);
  const reach = z * Math.sqrt((rate * (1 - rate)) / parcels + z ** 2 / (4 * parcels ** 2));
  return { low: Math.max(0, (middle - reach) / width), high: Math.min(1, (middle + reach) / width) };
}

/** Effect of a level of a fact on the risk. */
export interface ExplainedLevel {
  level: string;
  parcels: number;
  /** Share that came back, 0 to 1: as counted, and after shrinkage. */
  actual: number;
  used: number;
  /** Multiplier of the odds; 1 changes nothing. */
  factor: number;
}

export interface ExplainedFact {
  feature: RiskFeature;
  /** By how much it changes the odds on average, up or down: 1.4 is 40%. The order of the facts. */
  influence: number;
  /** The strongest first. */
  levels: ExplainedLevel[];
}

/** A level with fewer parcels isn't listed: it changes next to nothing. */
const minParcels = 5;
const maxLevels = 8;

/**
 * Explains which facts weigh in a model, the strongest first. Of places, their first three digits only. The levels of a fact are
 * the strongest first too, but those of the value by its amount.
 */
export function explainRtoModel(model: RtoModel): { base_rate: number; facts: ExplainedFact[] } {
  const facts = riskFeatures.map((feature): ExplainedFact => {
    const levels = Object.entries(model.levels[feature]).filter(
      ([level]) => feature !== 'place' || level.endsWith('xxx'),
    );
    const explained = levels.map(([level, count]) => {
      const { rate, log_odds } = evidenceOfLevel(model, count);
      return { level, count, rate, log_odds };
    });
    const parcels = explained.reduce((sum, { count }) => sum + count.parcels, 0);
    const strength = explained.reduce((sum, one) => sum + Math.abs(one.log_odds) * one.count.parcels, 0);
    return {
      feature,
      influence: Math.exp(strength / Math.max(1, parcels)),
      levels: explained
        .filter(({ count }) => count.parcels >= minParcels)
        .toSorted((a, b) => Math.abs(b.log_odds) - Math.abs(a.log_odds))
        .slice(0, maxLevels)
        .toSorted((a, b) =>
          feature === 'value' ? valueLevels.indexOf(a.level) - valueLevels.indexOf(b.level) : 0,
        )
        .map(({ level, count, rate, log_odds }) => ({
          level,
          parcels: count.parcels,
          actual: count.returned / count.parcels,
          used: rate,
          factor: Math.exp(log_odds),
        })),
    };
  });
  return { base_rate: baseRate(model.total), facts: facts.toSorted((a, b) => b.influence - a.influence) };
}
