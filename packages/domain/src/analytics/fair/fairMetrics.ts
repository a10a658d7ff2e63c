import type { MetricId } from '../metrics.ts';
import type { Dimension } from '../cubes.ts';

/** Rates by which couriers are compared. */
export const fairMetrics = ['rto_rate', 'on_time_rate', 'first_attempt_rate'] as const satisfies MetricId[];
export type FairMetric = (typeof fairMetrics)[number];

/** Parcels of the same values are alike. */
export const alikeDimensions = ['state', 'payment', 'zone'] as const satisfies Dimension[];
/** Also what the stored sums don't have: it is read from the shipments, of at most `mostAlikeDays`. */
export const alikeFacts = [...alikeDimensions, 'weight', 'promise'] as const;
export type AlikeFact = (typeof alikeFacts)[number];
export const mostAlikeDays = 92;

const promiseBands = [1, 3, 5, 7] as const;

/**
 * Returns the band of a promise: its most days, the last one with a plus, empty without a promise.
 * @param days from the day the shipment was made to the promised one; null without a promise
 */
export function promiseBand(days: number | null): string {
  if (days === null) return '';
  const bound = promiseBands.find((one) => days <= one);
  return bound === undefined ? `${promiseBands.at(-1)}+` : String(bound);
}

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
