import { toText } from '../editing/clipboard.ts';
import type { CellValue } from '../columns/columns.ts';

/** Milliseconds after which a letter starts a new search. */
const resetAfterMs = 900;

/** Letters typed recently. */
export interface TypeaheadState {
  text: string;
  at: number;
}

/** Appends a letter; a pause starts over. */
export function appendLetter(before: TypeaheadState, letter: string, now: number): TypeaheadState {
  return { text: now - before.at > resetAfterMs ? letter : before.text + letter, at: now };
}

/**
 * Finds the next row whose cell starts with a text, wrapping around. A growing text may stay on its row; a
 * first letter moves on.
 */
export function findMatchingRow<Row>(
  rows: readonly Row[],
  value: (row: Row) => CellValue,
  word: string,
  from: number,
): number | undefined {
  const wanted = word.toLocaleLowerCase();
  const first = word.length === 1 ? 1 : 0;
  for (let step = first; step < rows.length + first; step += 1) {
    const index = (from + step) % rows.length;
    const row = rows[index];
    if (row !== undefined && toText(value(row)).toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
