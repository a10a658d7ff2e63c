import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { invalid } from '../errors.ts';

/** Counting stops here: an exact count of a long list costs more than the list. */
export const countCap = 10_000;

export interface Sorting {
  /** The column that the list is sorted by; ties are broken by id. */
  column: string;
  direction: 'asc' | 'desc';
  /** True for the rows after the cursor; undefined on the first page. */
  after: RawBuilder<boolean> | undefined;
  /** The cursor of the page that follows this row. */
  cursorOf(row: Record<string, unknown>): string;
}

/**
 * Reads `sort` (`-created_at` is newest first) and a cursor. Only the named columns can be sorted by.
 * @param sortable wire name → column of the table
 */
export function readSorting(
  sortable: Record<string, string>,
  fallback: string,
  sort: string | undefined,
  after: string | undefined,
): Sorting {
  const asked = sort ?? fallback;
  const name = asked.replace(/^[-+]/, '');
  const column = sortable[name];
  if (column === undefined)
    throw invalid({
      sort: `Sort by one of ${Object.keys(sortable).join(', ')}, with - before it for descending.`,
    });
  const direction = asked.startsWith('-') ? 'desc' : 'asc';
  return {
    column,
    direction,
    after: after === undefined ? undefined : condition(column, direction, readCursor(asked, after)),
    cursorOf: (row) => Buffer.from(JSON.stringify([asked, row[column], row.id])).toString('base64url'),
  };
}

function condition(
  column: string,
  direction: 'asc' | 'desc',
  [value, id]: [string | number, string],
): RawBuilder<boolean> {
  const operator = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<boolean>`(${sql.ref(column)}, id) ${operator} (${value}, ${id})`;
}

function readCursor(sort: string, cursor: string): [string | number, string] {
  try {
    const [of, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isValue = typeof value === 'string' || typeof value === 'number';
    if (of === sort && isValue && typeof id === 'string') return [value, id];
  } catch {
    // Refused below, like a cursor of another list.
  }
  throw invalid({ after: 'This cursor is of another list. Start from the first page.' });
}

/** What a capped count is on the wire. */
export function cappedCount(rows: number): { total: number; total_is_capped: boolean } {
  return { total: Math.min(rows, countCap), total_is_capped: rows > countCap };
}

/** A search as a LIKE pattern in which nothing is special. */
export function likePattern(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
