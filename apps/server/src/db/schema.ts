import type { ColumnType, Kysely, Transaction } from 'kysely';
import type { AccountsTables } from '../accounts/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { OrderTables } from '../orders/tables.ts';

/** Every table, by name. Each capability declares its own in `<capability>/tables.ts`. */
export interface Database extends AccountsTables, CatalogueTables, OrderTables {}

/** Outside a transaction. Never query it inside one: on PGlite that would wait for itself. */
export type Db = Kysely<Database>;
/** Inside a transaction. */
export type Tx = Transaction<Database>;

/** A jsonb column: read as the value, written as JSON text (`json(value)`), which both engines take the same way. */
export type Json<T> = ColumnType<T, string, string>;
/** A jsonb column that may be null. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** A timestamptz column. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** A timestamptz column that may be null. */
export type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** The text that a jsonb column is written with. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}
