/** Consecutive numbers of one series. */
export interface NumberRange {
  from: string;
  to: string;
  count: number;
}

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
 */
export function numberRanges(numbers: readonly string[]): NumberRange[] {
  const sorted = [...new Set(numbers)]
    .map(split)
    .toSorted((a, b) => (a.series === b.series ? a.n - b.n : a.series < b.series ? -1 : 1));
  const ranges: (NumberRange & { last: Numbered })[] = [];
  for (const one of sorted) {
    const open = ranges.at(-1);
    if (open && open.last.series === one.series && open.last.n + 1 === one.n) {
      open.to = one.text;
      open.count += 1;
      open.last = one;
    } else ranges.push({ from: one.text, to: one.text, count: 1, last: one });
  }
  return ranges.map(({ last: _last, ...range }) => range);
}
