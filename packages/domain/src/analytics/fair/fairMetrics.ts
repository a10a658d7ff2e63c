import type { MetricId } from '../metrics.ts';
import type { Dimension } from '../cubes.ts';

/** Rates by which couriers are compared. */
export const fairMetrics = ['rto_rate', 'on_time_rate', 'first_attempt_rate'] as const satisfies MetricId[];
export type FairMetric = (typeof fairMetrics)[number];

/** Parcels of the same values are alike. The zone stands for distance and promise; weights are not counted. */
export const alikeDimensions = ['state', 'payment', 'zone'] as const satisfies Dimension[];

/** `better` and `worse` are at least 19 times in 20 so. */
export const fairVerdicts = ['better', 'worse', 'unclear', 'too_few'] as const;
export type FairVerdict = (typeof fairVerdicts)[number];

/** Chance from which a difference is spoken of. */
const sureFrom = 0.95;

/** Returns the verdict on a courier. @param chanceBetter null where too few parcels are alike */
export function fairVerdict(chanceBetter: number | null): FairVerdict {
  if (chanceBetter === null) return 'too_few';
  if (chanceBetter >= sureFrom) return 'better';
  return chanceBetter <= 1 - sureFrom ? 'worse' : 'unclear';
}
