import { useEffect, useRef } from 'react';
import { findRemovedRows } from './removedRows.ts';
import type { GridSelection } from './selection.ts';

interface GoneRowsInput<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection: GridSelection | undefined;
  /** Names the page and filter of the rows; undefined where nobody says. */
  listKey: string | undefined;
  /** The rows are there to be judged: not while they load or failed to. */
  isSettled: boolean;
}

/** Drops rows that left the list from the selection: an action must not be sent for what is no longer there. */
export function usePruneSelection<Row>({
  rows,
  rowKey,
  selection,
  listKey,
  isSettled,
}: GoneRowsInput<Row>): void {
  const seen = useRef<{ listKey: string; rows: readonly Row[] } | undefined>(undefined);
  useEffect(() => {
    if (listKey === undefined || !isSettled) return;
    const before = seen.current;
    seen.current = { listKey, rows };
    // Keys are made only when something can come of it: a list may have a hundred thousand of them.
    if (!selection || !before || before.listKey !== listKey || before.rows === rows) return;
    if (selection.count() > 0) selection.prune(findRemovedRows(before.rows.map(rowKey), rows.map(rowKey)));
  }, [rows, rowKey, selection, listKey, isSettled]);
}
