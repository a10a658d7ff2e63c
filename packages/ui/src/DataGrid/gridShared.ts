import type { ActiveCell } from './activeCell.ts';
import type { CellEdits } from './cellEdits.ts';
import type { CellRange } from './cellRange.ts';
import type { DataGridColumn } from './columns.ts';
import type { RowExpansion } from './expansion.ts';
import type { RowResults } from './rowResults.ts';
import type { GridSelection } from './selection.ts';
import type { Track } from './tracks.ts';

/** A text that was written into a cell. */
export interface CellChange<Row> {
  row: Row;
  rowKey: string;
  /** Id of the column. */
  column: string;
  text: string;
  /** What the column's own `validate` has against it; such a change is not sent. */
  problem?: string;
}

/** Why a text was refused. */
export interface CellProblem {
  rowKey: string;
  column: string;
  /** In words that say how to mend it. */
  message: string;
}

/** Where the keyboard goes from a field: Escape stays, Enter goes down, Tab goes on. */
export type FieldStep = 'stay' | 'down' | 'up' | 'next' | 'previous';

/** What every row reads. Made anew only when every row must be drawn again. */
export interface GridShared<Row> {
  tracks: readonly Track<Row>[];
  /** All columns, for a card. */
  columns: readonly DataGridColumn<Row>[];
  active: ActiveCell;
  selection: GridSelection | undefined;
  expansion: RowExpansion | undefined;
  results: RowResults | undefined;
  range: CellRange;
  /** Absent in a grid that is only read. */
  edits: CellEdits | undefined;
  /** Hears everything that can change the look of a row. */
  subscribe: (listener: () => void) => () => void;
  hasAction: boolean;
  onToggle: (index: number, isRange: boolean) => void;
  /** Saves what was written; the answer lies in `edits`. */
  onWrite: (changes: readonly CellChange<Row>[]) => void;
  /** Gives the keyboard back to a cell whose field closes. */
  onLeaveField: (index: number, place: number, step: FieldStep) => void;
}

type Store = Pick<GridSelection, 'subscribe'>;

/** One way to hear several stores. */
export function subscribeAll(stores: readonly (Store | undefined)[]): Store['subscribe'] {
  return (listener) => {
    const stops = stores.map((store) => store?.subscribe(listener));
    return () => {
      for (const stop of stops) stop?.();
    };
  };
}

/** Everything outside React that one row shows, as one word: the row is drawn again when the word changes. */
export function rowWord<Row>(shared: GridShared<Row>, key: string, index: number): string {
  const { selection, results, range, edits } = shared;
  const result = results?.get(key);
  const outcome = result ? `${result.state}${result.state === 'failed' ? result.problem : ''}` : '';
  return `${selection?.isSelected(key) ? 1 : 0}|${range.inRow(index)}|${edits?.version(key) ?? ''}|${outcome}`;
}
