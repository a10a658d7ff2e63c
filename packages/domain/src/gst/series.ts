/** Consecutive numbers of one series. */
export interface NumberRange {
  from: string;
  to: string;
  /** All numbers of the range. */
  count: number;
  /** Those of them whose documents were cancelled. */
  cancelled: number;
}

/** Compares numbers of documents as people count: 26-27/2 comes before 26-27/11. */
export const compareNumbers = new Intl.Collator('en', { numeric: true }).compare;

interface Numbered {
  series: string;
  text: string;
  n: number;
}

function split(text: string): Numbered {
  const digits = /\d+$/.exec(text)?.[0] ?? '';
  return { series: text.slice(0, text.length - digits.length), text, n: Number(digits) };
}

/**
 * Returns the ranges of numbers that follow each other without a gap: "ML/26-27/9" is followed by "ML/26-27/10". A number that
 * is missing was used by another registration, or never; table 13 counts neither as cancelled.
 * @param cancelled numbers whose documents were cancelled, which keep their place in the series
 */
export function numberRanges(numbers: readonly string[], cancelled: readonly string[] = []): NumberRange[] {
  const isCancelled = new Set(cancelled);
  const sorted = [...new Set([...numbers, ...cancelled])]
    .map(split)
    .toSorted((a, b) => (a.series === b.series ? a.n - b.n : a.series < b.series ? -1 : 1));
  const ranges: (NumberRange & { last: Numbered })[] = [];
  for (const one of sorted) {
    const open = ranges.at(-1);
    const own = isCancelled.has(one.text) ? 1 : 0;
    if (open && open.last.series === one.series && open.last.n + 1 === one.n) {
      open.to = one.text;
      open.count += 1;
      open.cancelled += own;
      open.last = one;
    } else ranges.push({ from: one.text, to: one.text, count: 1, cancelled: own, last: one });
  }
  return ranges.map(({ last: _last, ...range }) => range);
}
