import type { ActiveCell } from '../navigation/activeCell.ts';
import type { CellWriter } from '../editing/cellChange.ts';
import type { CellEdits } from '../editing/cellEdits.ts';
import type { CellRange } from '../navigation/cellRange.ts';
import type { DataGridColumn } from '../columns/columns.ts';
import type { RowExpansion } from './expansion.ts';
import type { RowResults } from '../bulk/rowResults.ts';
import type { GridSelection } from '../selection/selection.ts';
import type { Track } from '../layout/tracks.ts';

/** Shared data of all rows. Changes only if every row must be re-rendered. */
export interface GridShared<Row> extends CellWriter<Row> {
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
