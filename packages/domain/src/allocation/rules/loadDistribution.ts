import { formatPercent, splitByLargestRemainder } from '../../money/index.ts';

/** Text or whole numbers; compared as text. */
export type CourierId = string | number;

export interface DistributionRow {
  courier_id: CourierId;
  /** Whole percent; the rows add up to 100. */
  percentage: number;
  /** Maximum orders per day. Empty: no limit. */
  daily_capacity?: number | null | undefined;
}

/** Returns what is wrong with a distribution and how to fix it; undefined if it is valid. An empty one is valid. */
export function distributionProblem(rows: readonly DistributionRow[]): string | undefined {
  if (rows.length === 0) return undefined;
  if (rows.some(({ courier_id }) => String(courier_id).trim() === ''))
    return 'Choose a courier in every row.';
  if (new Set(rows.map(({ courier_id }) => String(courier_id))).size < rows.length)
    return 'A courier appears in two rows. Combine them.';
  if (rows.some(({ percentage }) => !Number.isInteger(percentage) || percentage < 0))
    return 'Enter whole percentages of 0 or more.';
  const sum = rows.reduce((total, { percentage }) => total + percentage, 0);
  if (sum < 100) return `Shares add up to ${formatPercent(sum)}. Add ${100 - sum}% to reach 100%.`;
  if (sum > 100) return `Shares add up to ${formatPercent(sum)}. Remove ${sum - 100}% to reach 100%.`;
  return undefined;
}

/** Removes a courier's row and gives its share to the others in proportion. The last row stays. */
export function removeShare<Row extends DistributionRow>(rows: readonly Row[], courier_id: CourierId): Row[] {
  const others = rows.filter((row) => String(row.courier_id) !== String(courier_id));
  if (others.length === 0) return [...rows];
  const shares = splitByLargestRemainder(
    100,
    others.map(({ percentage }) => percentage),
  );
  return others.map((row, at) => ({ ...row, percentage: shares[at] ?? 0 }));
}

/** A courier as far as it matters for warnings. */
export interface ConnectedCourier {
  courier_id: CourierId;
  name: string;
  /** Can be booked now. @default true */
  is_active?: boolean | undefined;
}

/** Returns a warning for each courier that has a share but can't be booked. */
export function distributionWarnings(
  rows: readonly DistributionRow[],
  couriers: readonly ConnectedCourier[],
): string[] {
  return rows.flatMap(({ courier_id, percentage }) => {
    if (percentage <= 0) return [];
    const courier = couriers.find((one) => String(one.courier_id) === String(courier_id));
    if (courier?.is_active !== false) return [];
    return `${courier.name} isn't connected, so its ${formatPercent(percentage)} goes to the other couriers. Connect it or set its share to 0%.`;
  });
}

/**
 * Returns the courier with the largest deficit `percentage · (total + 1) / 100 − count`; ties go to the
 * larger percentage, then the earlier row. Counts are per brand and day, so an outage causes no backlog on
 * later days.
 * @param serviceable couriers with 0% are never picked
 */
export function pickByDeficit(
  counts: Readonly<Record<string, number>>,
  split: readonly DistributionRow[],
  serviceable: readonly CourierId[],
): CourierId | undefined {
  const able = new Set(serviceable.map(String));
  const total = split.reduce((sum, { courier_id }) => sum + allocatedToday(counts, courier_id), 0);
  let best: { row: DistributionRow; deficit: number } | undefined;
  for (const row of split) {
    if (row.percentage <= 0 || !able.has(String(row.courier_id))) continue;
    // Computed in hundredths so that equal shares tie exactly.
    const deficit = row.percentage * (total + 1) - allocatedToday(counts, row.courier_id) * 100;
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

export const allocatedToday = (counts: Readonly<Record<string, number>>, id: CourierId): number =>
  Object.hasOwn(counts, String(id)) ? (counts[String(id)] ?? 0) : 0;

/** Returns the serviceable couriers of a distribution, largest deficit first. */
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
