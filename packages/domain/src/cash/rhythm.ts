import { addDays, daysBetween } from '../days/index.ts';
import type { Paise } from '../money/index.ts';

/** COD money that is overdue for longer isn't counted: it needs a claim, not a forecast. A band of ages ends here. */
export const longOverdueDays = 15;

/** Boxes that have ended from which on their share says how many more are delivered. */
export const leastEndedBoxes = 20;

/** The lower median of numbers in any order; undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

/**
 * The usual days between bills; undefined with fewer than three bills, as one gap is no rhythm.
 * @param days YYYY-MM-DD, ascending
 */
export function billRhythm(days: readonly string[]): number | undefined {
  const own = [...new Set(days)];
  if (own.length < 3) return undefined;
  return medianOf(own.slice(1).map((day, at) => daysBetween(own[at]!, day)));
}

/** The day of the next bill: a rhythm after the last one, or today if that has passed. */
export function nextBillDay(last: string, rhythm: number, today: string): string {
  const day = addDays(last, rhythm);
  return day < today ? today : day;
}

/** COD boxes of a courier, as they ended. */
export interface EndedBoxes {
  delivered: number;
  /** Returned, lost or damaged. */
  failed: number;
  /** Days from pickup to delivery of those that were delivered. */
  days: readonly number[];
}

/** The share of boxes that is delivered, and after how many days; undefined with too few of them. */
export function deliveryOdds({
  delivered,
  failed,
  days,
}: EndedBoxes): { share: number; days: number } | undefined {
  const usual = medianOf(days);
  if (delivered + failed < leastEndedBoxes || usual === undefined) return undefined;
  return { share: delivered / (delivered + failed), days: usual };
}

/** Days of the past whose boxes say how many more come. */
export const paceDays = 28;
/** Days from which on boxes of a new brand have a pace. */
const leastPaceDays = 7;

/**
 * Averages the boxes of a day over the last four weeks, or since the first of them; undefined with too few of them.
 * @param picked boxes by day of pickup (YYYY-MM-DD), in any order
 */
export function boxPace(
  picked: readonly { day: string; boxes: number; paise: Paise }[],
  today: string,
): { boxes: number; paise: Paise } | undefined {
  const from = addDays(today, -paceDays);
  const recent = picked.filter(({ day }) => day >= from && day < today);
  const boxes = recent.reduce((sum, one) => sum + one.boxes, 0);
  const first = recent.reduce((day, one) => (one.day < day ? one.day : day), today);
  const days = daysBetween(first, today);
  if (days < leastPaceDays || boxes < leastEndedBoxes) return undefined;
  return { boxes: boxes / days, paise: recent.reduce((sum, one) => sum + one.paise, 0) / days };
}

/**
 * The days on which the wallet is topped up, if it is spent at one rate and topped up when it would fall below a limit.
 * @param days of the calendar, today included
 * @returns days from today, each with what is added
 */
export function planTopUps(
  {
    available,
    per_day,
    amount,
    below,
  }: {
    available: Paise;
    per_day: Paise;
    /** More than zero. */
    amount: Paise;
    /** Topped up where less than this is left. */
    below: Paise;
  },
  days: number,
): { day: number; amount: Paise }[] {
  if (per_day <= 0) return [];
  const found: { day: number; amount: Paise }[] = [];
  let left = available;
  for (let day = 0; day < days; day += 1) {
    left -= per_day;
    if (left >= below) continue;
    const added = Math.ceil((below - left) / amount) * amount;
    found.push({ day, amount: added });
    left += added;
  }
  return found;
}
