import { useEffect, useRef } from 'react';
import { findRemovedRows } from './removedRows.ts';
import type { GridSelection } from './selection.ts';

interface PruneSelectionInput<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: GridSelection | undefined;
  /** Identifies page and filter of the rows; undefined if not provided. */
  listKey: string | undefined;
  /** Rows are loaded: neither loading nor failed. */
  isSettled: boolean;
}

/** Deselects rows that left the list, so that actions don't apply to them. */
export function usePruneSelection<Row>({
  rows,
  rowKey,
  selection,
  listKey,
  isSettled,
}: PruneSelectionInput<Row>): void {
  const seen = useRef<{ listKey: string; rows: readonly Row[] } | undefined>(undefined);
  useEffect(() => {
    if (listKey === undefined || !isSettled) return;
    const before = seen.current;
    seen.current = { listKey, rows };
    // Keys are computed only if needed: a list may have 100,000 rows.
    if (!selection || !before || before.listKey !== listKey || before.rows === rows) return;
    if (selection.count() > 0) selection.prune(findRemovedRows(before.rows.map(rowKey), rows.map(rowKey)));
  }, [rows, rowKey, selection, listKey, isSettled]);
}
