import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { validationError } from '../errors.ts';
import { isTimestamp, isNumber, isText, decodeCursor, encodeCursor } from './cursor.ts';
import type { Db } from './schema.ts';

/** Counting stops here: an exact count of a long list costs more than the list. */
export const maxCount = 10_000;

interface Sorting {
  /** The sort column; ties are broken by id. */
  column: string;
  direction: 'asc' | 'desc';
  /** Matches rows after the cursor; undefined on the first page. */
  after: RawBuilder<boolean> | undefined;
  /** The cursor after this row. */
  cursorOf(row: Record<string, unknown> & { id: string }): string;
}

/** Sort columns: name on the wire → column and type. */
export type SortColumns = Readonly<Record<string, { column: string; holds: 'moment' | 'number' | 'text' }>>;

const checks = { moment: isTimestamp, number: isNumber, text: isText } as const;

/** Parses `sort` (`-created_at` is newest first) and a cursor. Only the given columns are allowed. */
function parseSorting(
  sortable: SortColumns,
  fallback: string,
  sort: string | undefined,
  after: string | undefined,
): Sorting {
  const asked = sort ?? fallback;
  const name = asked.replace(/^[-+]/, '');
  const by = Object.hasOwn(sortable, name) ? sortable[name] : undefined;
  if (by === undefined)
    throw validationError({
      sort: `Sort by one of ${Object.keys(sortable).join(', ')}, with a leading - for descending.`,
    });
  const { column, holds } = by;
  const direction = asked.startsWith('-') ? 'desc' : 'asc';
  const conditionAfter = (cursor: string) => {
    const [, value, id] = decodeCursor(cursor, (of) => of === asked, checks[holds], isText);
    const operator = sql.raw(direction === 'desc' ? '<' : '>');
    const typed = holds === 'number' ? Number(value) : value;
    return sql<boolean>`(${sql.ref(column)}, id) ${operator} (${typed}, ${id})`;
  };
  return {
    column,
    direction,
    after: after === undefined ? undefined : conditionAfter(after),
    cursorOf(row) {
      const value = row[column];
      return encodeCursor(asked, value instanceof Date ? value.toISOString() : String(value), row.id);
    },
  };
}

export interface PageFilter {
  page?: number | undefined;
  /** @default 50 */
  page_size?: number | undefined;
  sort?: string | undefined;
  after?: string | undefined;
}

/**
 * Queries a page, by number or after a cursor, and the capped total.
 * @param matching the unsorted query
 */
export async function queryPage<DB, TB extends keyof DB, Row extends { id: string }>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, Row>,
  sortable: SortColumns,
  { page = 1, page_size: size = 50, sort, after }: PageFilter,
): Promise<{ rows: Row[]; total_count: number; total_is_capped: boolean; next: string | null }> {
  const sorting = parseSorting(sortable, '-created_at', sort, after);
  let query = matching
    .orderBy(sql.ref(sorting.column), sorting.direction)
    .orderBy(sql.ref('id'), sorting.direction)
    .limit(size + 1);
  if (sorting.after !== undefined) query = query.where(sorting.after);
  else if (page > 1) query = query.offset(Math.min((page - 1) * size, maxCount));
  const found = await query.execute();
  const counted = await db
    .selectFrom(
      matching
        .clearSelect()
        .select(sql<number>`1`.as('one'))
        .limit(maxCount + 1)
        .as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  const { total, total_is_capped } = cappedCount(counted.rows);
  const rows = found.slice(0, size);
  return {
    rows,
    total_count: total,
    total_is_capped,
    next: found.length > size ? sorting.cursorOf(rows.at(-1)!) : null,
  };
}

/** Serializes a capped count. */
export function cappedCount(rows: number): { total: number; total_is_capped: boolean } {
  return { total: Math.min(rows, maxCount), total_is_capped: rows > maxCount };
}

/** Escapes a search text for LIKE. */
export function likePattern(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
