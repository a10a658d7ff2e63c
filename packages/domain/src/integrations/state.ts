/** How a partner is doing, worst last; `by-hand` is not automatic, `off` not connected. */
export const integrationStates = ['working', 'check', 'needs-you', 'by-hand', 'off'] as const;
export type IntegrationState = (typeof integrationStates)[number];

/** Requests to and from a partner in one hour. */
export interface HealthHour {
  /** Start of the hour, ISO 8601. */
  hour: string;
  calls: number;
  /** That succeeded after a retry. */
  retried: number;
  failed: number;
}

export const hourStates = ['none', 'good', 'degraded', 'failing'] as const;
export type HourState = (typeof hourStates)[number];

/** From this share of failed requests an hour counts as failing. */
const failingShare = 0.2;
/** From this share of retried or failed requests an hour counts as degraded. */
const degradedShare = 0.02;

/** Rates an hour: failing from a fifth of failed requests, degraded from 2% that were retried or failed. */
export function rateHour({ calls, retried, failed }: HealthHour): HourState {
  if (calls === 0) return 'none';
  if (failed / calls >= failingShare) return 'failing';
  return (retried + failed) / calls >= degradedShare ? 'degraded' : 'good';
}

export interface IntegrationFacts {
  is_connected: boolean;
  /** Files, for example: nothing is expected by itself. */
  is_by_hand?: boolean;
  /** A problem that only a person solves: a missing scope, rejected credentials. */
  needs_you: boolean;
  /** Something to look into: orders to check, no webhooks. */
  has_warning: boolean;
  /** Oldest first. */
  hours: readonly HealthHour[];
}

/** Decides the state of a partner: what a person must solve first, then the last hour that had requests. */
export function integrationState(facts: IntegrationFacts): IntegrationState {
  if (!facts.is_connected) return 'off';
  if (facts.needs_you) return 'needs-you';
  const last = facts.hours.findLast(({ calls }) => calls > 0);
  const rating = last ? rateHour(last) : 'none';
  if (facts.has_warning || rating === 'failing') return 'check';
  return facts.is_by_hand === true ? 'by-hand' : 'working';
}

const hourMs = 3_600_000;

/** The last hours up to now, oldest first; hours without requests have zeros. */
export function lastHours(known: readonly HealthHour[], now: Date, count = 24): HealthHour[] {
  const byHour = new Map(known.map((one) => [new Date(one.hour).getTime(), one]));
  const current = Math.floor(now.getTime() / hourMs) * hourMs;
  return Array.from({ length: count }, (_, index) => {
    const at = current - (count - 1 - index) * hourMs;
    return byHour.get(at) ?? { hour: new Date(at).toISOString(), calls: 0, retried: 0, failed: 0 };
  });
}
