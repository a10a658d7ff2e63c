import { cellValue, type DataGridColumn } from '../columns/columns.ts';
import { toText } from './clipboard.ts';

/** A changed cell text. */
export interface CellChange<Row> {
  row: Row;
  rowKey: string;
  /** ID of the column. */
  column: string;
  text: string;
  /** Validation message of the column; such a change isn't sent. */
  problem?: string;
}

/** Why a text was rejected. */
export interface CellProblem {
  rowKey: string;
  column: string;
  /** A message that says how to fix it. */
  message: string;
}

/** Where focus moves from an editor: Escape stays, Enter moves down, Tab moves on. */
export type FieldStep = 'stay' | 'down' | 'up' | 'next' | 'previous';

/** Callbacks of a cell's editor. */
export interface CellWriter<Row> {
  /** Saves changes; results are in `edits`. */
  onWrite: (changes: readonly CellChange<Row>[]) => void;
  /** Returns focus to a cell whose editor closes. */
  onLeaveField: (index: number, place: number, step: FieldStep) => void;
}

/** Returns the initial text of a cell's editor. */
export function editText<Row>(column: DataGridColumn<Row>, row: Row): string {
  return column.edit?.text?.(row) ?? toText(cellValue(column, row));
}

/** Creates a change with its validation message. */
export function toCellChange<Row>(
  column: DataGridColumn<Row>,
  row: Row,
  rowKey: string,
  text: string,
): CellChange<Row> {
  const problem = column.edit?.validate?.(text, row);
  return { row, rowKey, column: column.id, text, problem };
}
