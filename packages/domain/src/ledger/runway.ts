import { indianClock } from '../days/index.ts';
import type { Paise } from '../money/index.ts';

/** Rupees that a top-up offers at once. */
export const topUpAmounts = [10_000, 25_000, 50_000] as const;

const hourMs = 3_600_000;
/** Hours of a week, from Monday midnight in India. */
const weekHours = 168;
const maxWeeks = 8;

/** A debit of the wallet in the past. */
export interface Spend {
  at: Date;
  amount_paise: Paise;
}

/** Returns the hour of the week in India, 0 to 167, Monday first. */
export function hourOfWeek(at: Date): number {
  const clock = indianClock(at);
  return ((clock.getUTCDay() + 6) % 7) * 24 + clock.getUTCHours();
}

/** Average debits by hour of the week: what a brand usually spends, and when. */
export interface SpendPattern {
  /** 168 amounts, Monday midnight first. */
  by_hour: readonly Paise[];
  per_day_paise: Paise;
}

/** @param weeks that the debits are from */
export function spendPattern(debits: readonly Spend[], weeks: number): SpendPattern {
  const by_hour = Array.from({ length: weekHours }, () => 0);
  for (const { at, amount_paise } of debits) {
    const hour = hourOfWeek(at);
    by_hour[hour] = (by_hour[hour] ?? 0) + amount_paise / weeks;
  }
  const week = by_hour.reduce((sum, amount) => sum + amount, 0);
  return { by_hour, per_day_paise: Math.round(week / 7) };
}

export interface Runway {
  /** When nothing is available any more; null if later than eight weeks, or never. */
  empty_at: Date | null;
  /** Days until then, with one decimal; null like `empty_at`. */
  days: number | null;
  /** Available money at the start and after each hour, until it is empty or for `hours`. */
  points: { at: Date; available_paise: Paise }[];
}

/** Predicts how long the available money lasts if the brand spends as usual. */
export function predictRunway(
  available_paise: Paise,
  { by_hour }: SpendPattern,
  now: Date,
  hours = 24 * 7,
): Runway {
  const points = [{ at: now, available_paise }];
  if (available_paise <= 0) return { empty_at: now, days: 0, points };
  if (by_hour.every((amount) => amount <= 0)) return { empty_at: null, days: null, points };
  let left: number = available_paise;
  let at = now.getTime();
  for (let hour = 0; hour < maxWeeks * weekHours; hour += 1) {
    // The hour that has begun counts for its remainder.
    const end = at + hourMs - (indianClock(at).getTime() % hourMs);
    const spent = ((by_hour[hourOfWeek(new Date(at))] ?? 0) * (end - at)) / hourMs;
    if (spent >= left) {
      const empty_at = new Date(at + ((end - at) * left) / spent);
      if (points.length <= hours) points.push({ at: empty_at, available_paise: 0 });
      const days = Math.round(((empty_at.getTime() - now.getTime()) / (24 * hourMs)) * 10) / 10;
      return { empty_at, days, points };
    }
    left -= spent;
    at = end;
    if (points.length <= hours) points.push({ at: new Date(at), available_paise: Math.round(left) });
  }
  return { empty_at: null, days: null, points };
}
