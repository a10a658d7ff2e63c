import { sql } from 'kysely';
import type { ColumnType, Kysely, RawBuilder, Transaction } from 'kysely';
import type { AccountsTables } from '../accounts/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { ViewTables } from '../views/tables.ts';

/** Every table, by name. Each capability declares its own in `<capability>/tables.ts`. */
export interface Database extends AccountsTables, CatalogueTables, OrderTables, JobTables, ViewTables {}

/** Outside a transaction. Never query it inside one: on PGlite that would wait for itself. */
export type Db = Kysely<Database>;
/** Inside a transaction. */
export type Tx = Transaction<Database>;

/** A jsonb column: read as its value, written through `json()`. */
export type Json<T> = ColumnType<T, T, T>;
/** A jsonb column that may be null. */
export type NullableJson<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A timestamptz column. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A timestamptz column that may be null. */
export type NullableTimestamp = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A value for a jsonb column, written the same way on both engines (pg would send an array as an SQL array). */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)}::text as jsonb)`;
}
