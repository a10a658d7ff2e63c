import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import { validationError } from '../../base/errors.ts';
import { decodeCursor, encodeCursor, isInteger, isNumber, isText, isTimestamp } from './cursor.ts';
import type { Db } from './schema.ts';

/** Counting stops here: an exact count of a long list costs more than the list. */
export const maxCount = 10_000;

/** Sort columns: name on the wire → column and type. */
export type SortColumns = Readonly<Record<string, { column: string; holds: keyof typeof kinds }>>;

/** How a cursor's value is compared with its column: as the type that the index of the column has. */
const kinds = {
  moment: { check: isTimestamp, operand: (value: string) => sql`${value}::timestamptz` },
  integer: { check: isInteger, operand: (value: string) => sql`${value}::bigint` },
  number: { check: isNumber, operand: (value: string) => sql`${Number(value)}` },
  text: { check: isText, operand: (value: string) => sql`${value}` },
} as const;

interface SortKey {
  /** Of the table, with its name where the query joins others: `orders.order_date`. */
  column: string;
  holds: keyof typeof kinds;
  /** Sorts in place of the column, which is then its name in the selected rows. */
  expression?: RawBuilder<unknown>;
  /** The column that breaks ties. */
  id: string;
  direction: 'asc' | 'desc';
  /** The largest number first, and equal ones by ascending id: the index is on the negated column. @default false */
  isNegated?: boolean;
  /** Parts of the cursor before the value, which must be the same on each page. */
  scope?: readonly string[];
}

const columnName = (column: string) => column.slice(column.lastIndexOf('.') + 1);

/**
 * Loads one page of a list: after a cursor, or by number for short lists.
 * @param matching the rows of the list, without order or limit
 * @throws ApiError 422 on the field `after`
 */
export async function queryKeyset<DB, TB extends keyof DB, Row extends object>(
  matching: SelectQueryBuilder<DB, TB, Row>,
  { column, expression = sql.ref(column), holds, id, direction, isNegated = false, scope = [] }: SortKey,
  { page = 1, page_size: size = 50, after }: Pick<PageFilter, 'page' | 'page_size' | 'after'>,
): Promise<{ rows: Row[]; next: string | null }> {
  const { check, operand } = kinds[holds];
  const sign = sql.raw(isNegated ? '-' : '');
  let query = matching
    .orderBy(sql`${sign}${expression}`, direction)
    .orderBy(sql.ref(id), direction)
    .limit(size + 1);
  if (after !== undefined) {
    const same = scope.map((part) => (value: string) => value === part);
    const [value = '', key = ''] = decodeCursor(after, ...same, check, isText).slice(scope.length);
    const operator = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(
      sql<boolean>`(${sign}${expression}, ${sql.ref(id)}) ${operator} (${sign}${operand(value)}, ${key})`,
    );
  } else if (page > 1) query = query.offset((page - 1) * size);
  const found = await query.execute();
  const rows = found.slice(0, size);
  const last = found.length > size ? (rows.at(-1) as Record<string, unknown> | undefined) : undefined;
  if (last === undefined) return { rows, next: null };
  const value = last[columnName(column)];
  return {
    rows,
    next: encodeCursor(
      ...scope,
      value instanceof Date ? value.toISOString() : String(value),
      String(last[columnName(id)]),
    ),
  };
}

/** Counts the rows of a list, up to the cap. */
export async function countMatching<DB, TB extends keyof DB>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, object>,
): Promise<{ total: number; total_is_capped: boolean }> {
  const { count } = await db
    .selectFrom(
      matching
        .clearSelect()
        .select(sql<number>`1`.as('one'))
        .limit(maxCount + 1)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, maxCount), total_is_capped: count > maxCount };
}

/** Parses `sort`: a name of the list, with a minus for descending. @throws ApiError 422 on the field `sort` */
export function parseSort<Name extends string>(
  sort: string,
  names: readonly Name[],
): { name: Name; direction: 'asc' | 'desc' } {
  const asked = sort.replace(/^[-+]/, '');
  const name = names.find((one) => one === asked);
  if (name === undefined)
    throw validationError({ sort: `Sort by one of ${names.join(', ')}, with a leading - for descending.` });
  return { name, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

export interface PageFilter {
  page?: number | undefined;
  /** @default 50 */
  page_size?: number | undefined;
  sort?: string | undefined;
  after?: string | undefined;
}

/** Loads one page of a list with an `id`, sorted by one of the named columns, and the total. */
export async function queryPage<DB, TB extends keyof DB, Row extends { id: string }>(
  db: Db,
  matching: SelectQueryBuilder<DB, TB, Row>,
  sortable: SortColumns,
  { sort = '-created_at', ...filter }: PageFilter,
): Promise<{ rows: Row[]; total_count: number; total_is_capped: boolean; next: string | null }> {
  const { name, direction } = parseSort(sort, Object.keys(sortable));
  const key = { ...sortable[name]!, id: 'id', direction, scope: [sort] };
  const page = await queryKeyset(matching, key, filter);
  const { total: total_count, total_is_capped } = await countMatching(db, matching);
  return { ...page, total_count, total_is_capped };
}

/** Escapes a search text for LIKE. */
export function likePattern(search: string): string {
  return `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
