import { formatPercent } from '../money/index.ts';

/** Ids come as text or as the whole numbers of the distribution form; they are compared as text. */
export type CourierId = string | number;

export interface DistributionRow {
  courier_id: CourierId;
  /** Whole per cent; the rows add up to 100. */
  percentage: number;
  /** Orders a day that the courier takes at most; no limit where absent. */
  daily_capacity?: number | null | undefined;
}

/** What is wrong with a split, and what to do; undefined when nothing is. */
export function distributionProblem(rows: readonly DistributionRow[]): string | undefined {
  if (rows.length === 0) return 'Add at least one courier.';
  if (rows.some(({ courier_id }) => String(courier_id).trim() === ''))
    return 'Choose a courier in every row.';
  if (new Set(rows.map(({ courier_id }) => String(courier_id))).size < rows.length)
    return 'A courier is in two rows. Put its share into one.';
  if (rows.some(({ percentage }) => !Number.isInteger(percentage) || percentage < 0))
    return 'Enter whole percentages of 0 or more.';
  const sum = rows.reduce((total, { percentage }) => total + percentage, 0);
  if (sum < 100) return `The shares add up to ${formatPercent(sum)}. Add ${100 - sum} more to make 100.`;
  if (sum > 100) return `The shares add up to ${formatPercent(sum)}. Take ${sum - 100} away to make 100.`;
  return undefined;
}

/**
 * The courier whose share is furthest behind: the greatest `percentage · (total + 1) / 100 − count`, ties to the greater
 * percentage, then to the earlier row. The counts are of one brand and one day, so that an outage causes no flood later.
 * @param counts allocated so far today, by courier id
 * @param serviceable ids that can take the order; a courier with 0 % is never chosen
 */
export function pickByDeficit(
  counts: Readonly<Record<string, number>>,
  split: readonly DistributionRow[],
  serviceable: readonly CourierId[],
): CourierId | undefined {
  const able = new Set(serviceable.map(String));
  const total = split.reduce((sum, { courier_id }) => sum + countOf(counts, courier_id), 0);
  let best: { row: DistributionRow; deficit: number } | undefined;
  for (const row of split) {
    if (row.percentage <= 0 || !able.has(String(row.courier_id))) continue;
    // In hundredths, to stay in whole numbers: shares of equal size must tie exactly.
    const deficit = row.percentage * (total + 1) - countOf(counts, row.courier_id) * 100;
    if (
      best === undefined ||
      deficit > best.deficit ||
      (deficit === best.deficit && row.percentage > best.row.percentage)
    ) {
      best = { row, deficit };
    }
  }
  return best?.row.courier_id;
}

/** Of the day so far, by courier id. */
export const countOf = (counts: Readonly<Record<string, number>>, id: CourierId): number =>
  Object.hasOwn(counts, String(id)) ? (counts[String(id)] ?? 0) : 0;

/** All couriers of a split that can take the order, furthest behind first: the next is tried when one gives no AWB. */
export function orderByDeficit(
  counts: Readonly<Record<string, number>>,
  split: readonly DistributionRow[],
  serviceable: readonly CourierId[],
): CourierId[] {
  const order: CourierId[] = [];
  let left = serviceable.map(String);
  for (;;) {
    const next = pickByDeficit(counts, split, left);
    if (next === undefined) return order;
    order.push(next);
    left = left.filter((id) => id !== String(next));
  }
}
