import type { ActiveCell } from './activeCell.ts';
import type { CellEdits } from './cellEdits.ts';
import type { CellRange } from './cellRange.ts';
import type { DataGridColumn } from './columns.ts';
import type { RowExpansion } from './expansion.ts';
import type { RowResults } from './rowResults.ts';
import type { GridSelection } from './selection.ts';
import type { Track } from './tracks.ts';

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

/** Shared data of all rows. Changes only if every row must be re-rendered. */
export interface GridShared<Row> {
  tracks: readonly Track<Row>[];
  /** All columns, for a card. */
  columns: readonly DataGridColumn<Row>[];
  active: ActiveCell;
  selection: GridSelection | undefined;
  expansion: RowExpansion | undefined;
  results: RowResults | undefined;
  range: CellRange;
  /** Omitted in a read-only grid. */
  edits: CellEdits | undefined;
  /** Subscribes to everything that affects rows. */
  subscribe: (listener: () => void) => () => void;
  hasAction: boolean;
  onToggle: (index: number, isRange: boolean) => void;
  /** Saves changes; results are in `edits`. */
  onWrite: (changes: readonly CellChange<Row>[]) => void;
  /** Returns focus to a cell whose editor closes. */
  onLeaveField: (index: number, place: number, step: FieldStep) => void;
}

type Store = Pick<GridSelection, 'subscribe'>;

/** Subscribes to several stores. */
export function subscribeAll(stores: readonly (Store | undefined)[]): Store['subscribe'] {
  return (listener) => {
    const stops = stores.map((store) => store?.subscribe(listener));
    return () => {
      for (const stop of stops) stop?.();
    };
  };
}

/** Encodes all external state of a row as a string; the row re-renders when it changes. */
export function rowStateKey<Row>(shared: GridShared<Row>, key: string, index: number): string {
  const { selection, results, range, edits } = shared;
  const result = results?.get(key);
  const outcome = result ? `${result.state}${result.state === 'failed' ? result.problem : ''}` : '';
  return `${selection?.isSelected(key) ? 1 : 0}|${range.inRow(index)}|${edits?.version(key) ?? ''}|${outcome}`;
}
