import { cellKey, dimensions } from '@khep/domain/analytics';
import type { Contribution, Dimension } from '@khep/domain/analytics';
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
