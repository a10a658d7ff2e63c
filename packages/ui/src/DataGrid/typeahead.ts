import { textOf } from './clipboard.ts';
import type { CellValue } from './columns.ts';

/** Milliseconds after which a letter begins a new word. */
const forgetAfter = 900;

/** What was typed on the cells in the last moment. */
export interface TypeaheadState {
  text: string;
  at: number;
}

/** The word with one more letter; a pause begins it anew. */
export function appendLetter(before: TypeaheadState, letter: string, now: number): TypeaheadState {
  return { text: now - before.at > forgetAfter ? letter : before.text + letter, at: now };
}

/**
 * The next row whose cell begins with a word, from a row on and round again. A word that grows may stay on its row;
 * its first letter goes on to the next one.
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
    if (row !== undefined && textOf(value(row)).toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
