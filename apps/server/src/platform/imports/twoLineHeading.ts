import { parseDecimal } from '@khep/domain/money';

/**
 * Joins a heading that spans two lines: under "Total TCS Amount" are the headings of its three columns. The second line has
 * words only, in all columns that the first leaves open, and nothing elsewhere.
 * @returns undefined where the next line is data
 */
export function joinHeading(
  titles: readonly string[],
  next: readonly string[] | undefined,
): string[] | undefined {
  if (!next) return undefined;
  const below = next.map((cell) => cell.trim());
  const width = Math.max(titles.length, below.length);
  const columns = Array.from({ length: width }, (_, at) => at);
  const title = (at: number) => titles[at] ?? '';
  const isWord = (text: string) =>
    text.length > 1 && parseDecimal(text) === undefined && !/\d{4,}/.test(text);
  const open = columns.filter((at) => title(at) === '');
  if (open.length === 0 || !open.every((at) => isWord(below[at] ?? ''))) return undefined;
  // The first column of a group has its title above it.
  const belongs = (at: number) => title(at) === '' || title(at + 1) === '';
  const named = columns.filter((at) => (below[at] ?? '') !== '');
  if (!named.every((at) => belongs(at) && isWord(below[at]!))) return undefined;
  if (!open.every((at) => (title(at - 1) === '' ? open.includes(at - 1) : named.includes(at - 1))))
    return undefined;
  return columns.map((at) => below[at] || title(at));
}
