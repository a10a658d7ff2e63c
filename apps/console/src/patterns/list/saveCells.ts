import type { Client } from '@khep/api/client';
import { CallError, VersionConflict } from '@khep/api/client';
import type { CellChange, CellProblem } from '@khep/ui';

/** How the cells of a list are edited in place: its columns with an `edit`. */
export interface ListEdit<Row> {
  /** Saves the new texts of one row, by column. An error of a field belongs to the column of the same name. */
  send: (client: Client, row: Row, texts: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Ids of responses that are stale after it. */
  invalidates: readonly string[];
}

function problemOf(error: unknown, column: string): string {
  if (error instanceof VersionConflict)
    return `${error.changedBy || 'Someone'} changed this row too. Press Escape to see it, then type again.`;
  if (!(error instanceof CallError)) throw error;
  return error.fields[column] ?? Object.values(error.fields)[0] ?? error.reason;
}

/** Saves changed cells, one request per row. Returns the cells that were not saved, with the reason. */
export async function saveCells<Row>(
  edit: ListEdit<Row>,
  client: Client,
  changes: readonly CellChange<Row>[],
): Promise<CellProblem[]> {
  const problems: CellProblem[] = [];
  for (const [rowKey, cells] of Map.groupBy(changes, (change) => change.rowKey)) {
    const [first] = cells;
    if (!first) continue;
    const texts = Object.fromEntries(cells.map(({ column, text }) => [column, text]));
    try {
      // One after the other: a paste of many rows is no burst of requests.
      await edit.send(client, first.row, texts);
    } catch (error) {
      for (const { column } of cells) problems.push({ rowKey, column, message: problemOf(error, column) });
    }
  }
  return problems;
}
