import { cellKey, dimensions } from '@khep/domain/analytics';
import type { Contribution, Dimension } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { measureNames } from './tables.ts';
import type { MeasureName } from './tables.ts';

/** Rows of one statement: below the number of parameters that a statement may have. */
export const rowsPerStatement = 1000;

/** The columns of a contribution, with all dimensions and measures. */
export function toCellColumns(one: Contribution) {
  return {
    cube: one.cube,
    day: one.day,
    cell: cellKey(one),
    ...(Object.fromEntries(dimensions.map((dim) => [dim, one.dims[dim] ?? ''])) as Record<Dimension, string>),
    members: [...one.members],
    ...(Object.fromEntries(measureNames.map((name, at) => [name, one.values[at] ?? 0])) as Record<
      MeasureName,
      number
    >),
  };
}

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
