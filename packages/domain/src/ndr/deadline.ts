import { addDays, istDay, timeOnDay } from '../days/index.ts';
import type { NdrExpiry } from '../shipments/situation.ts';
import type { NdrBucket } from '../couriers/ndrBuckets.ts';

/**
 * HH:MM in IST: when a courier stops taking answers, where the brand has entered no time. Source: an assumption, since couriers
 * agree theirs with each brand.
 */
export const defaultNdrCutOff = '21:00';
const windowHours = 24;

/** Returns when the courier's window closes: its next cut-off, at most 24 hours after the failed attempt. */
export function ndrDeadline(ndrAt: Date, cutOff: string = defaultNdrCutOff): Date {
  const day = istDay(ndrAt);
  const today = timeOnDay(day, cutOff);
  const next = today > ndrAt ? today : timeOnDay(addDays(day, 1), cutOff);
  return new Date(Math.min(next.getTime(), ndrAt.getTime() + windowHours * 3_600_000));
}

/** Reasons for which a courier usually tries again by itself. */
const retried: ReadonlySet<NdrBucket> = new Set(['CNA', 'CD', 'CNR', 'SD']);
/** From this attempt on it doesn't. */
const lastRetried = 2;

/** A re-attempt is requested for reasons that may solve themselves; all other parcels turn back. */
export function ndrExpiry({ bucket, attempts }: { bucket: NdrBucket; attempts: number }): NdrExpiry {
  return retried.has(bucket) && attempts < lastRetried ? 're-attempt' : 'turns-back';
}
