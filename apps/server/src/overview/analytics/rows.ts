import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Rows of one statement: below the number of parameters that a statement may have. */
export const rowsPerStatement = 1000;

/** Splits rows into statements. */
export function inStatements<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, at) =>
    rows.slice(at * rowsPerStatement, (at + 1) * rowsPerStatement),
  );
}

/**
 * Texts as an array in one parameter. Joined by line breaks they need no quotes: in a literal of an array each quote of JSON is
 * escaped, which took longer than counting.
 */
export const textArray = (texts: readonly string[]): RawBuilder<string[]> =>
  // Of one empty text, joined, nothing would be left.
  texts.length < 2 || texts.some((text) => text.includes('\n'))
    ? sql`${[...texts]}::text[]`
    : sql`string_to_array(${texts.join('\n')}, E'\\n')`;
