import { plainHeading } from './fields.ts';
import { plainCell } from './cellText.ts';
import { parseDecimal } from '../money/index.ts';

const totalWord = /^(?:(?:grand|sub|page|net)[\s-]*)?totals?(?:\s*[:=(-].*)?$|^(?:कुल|योग)(?:\s|$)/i;

/**
 * Whether a row is the totals row of a table: one cell says so, and the others are numbers. A product that is called Total
 * has other texts.
 */
export function isTotals(cells: readonly string[]): boolean {
  let isNamed = false;
  for (const cell of cells) {
    const text = plainCell(cell);
    if (text === '') continue;
    if (!isNamed && totalWord.test(text)) isNamed = true;
    else if (parseDecimal(text, { credit: 'minus' }) === undefined) return false;
  }
  return isNamed;
}

/** Whether a row has the headings again, as on each page of a print. */
export function isHeadingAgain(cells: readonly string[], titles: readonly string[]): boolean {
  const filled = titles.filter((title) => title.trim() !== '').length;
  const same = titles.filter(
    (title, index) => title.trim() !== '' && plainHeading(title) === plainHeading(cells[index] ?? ''),
  ).length;
  return filled > 0 && same === filled && cells.filter((cell) => cell.trim() !== '').length === filled;
}
