import { plainCell } from './cellText.ts';
import { parseDecimal } from '../money/index.ts';

const maxLookedAt = 30;

/** Rows above the heading, such as a title, have few cells; values below it are numbers and repeat. */
function score(row: readonly string[], below: readonly (readonly string[])[]): number {
  const filled = row.map((cell) => plainCell(cell)).filter((cell) => cell !== '');
  if (filled.length < 2) return 0;
  const isUnique = new Set(filled.map((cell) => cell.toLowerCase())).size === filled.length;
  const words = filled.filter((cell) => parseDecimal(cell) === undefined && cell.length <= 60).length;
  const widths = below.map((line) => line.filter((cell) => plainCell(cell) !== '').length);
  const width = widths.length === 0 ? filled.length : Math.max(...widths);
  return (words / filled.length) * Math.min(1, filled.length / Math.max(1, width)) * (isUnique ? 1 : 0.6);
}

/**
 * Finds the row of the headings in the first rows of a sheet: couriers put their name and address above it.
 * @returns its index; 0 where no row looks like one
 */
export function findHeadingRow(rows: readonly (readonly string[])[]): number {
  let best = { index: 0, score: 0 };
  for (let index = 0; index < Math.min(rows.length, maxLookedAt); index += 1) {
    const own = score(rows[index] ?? [], rows.slice(index + 1, index + 6));
    // The first of equal rows: a later one is data.
    if (own > best.score + 0.05) best = { index, score: own };
  }
  return best.index;
}
