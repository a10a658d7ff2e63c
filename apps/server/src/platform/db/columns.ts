import type { ColumnType, Generated } from 'kysely';

/** A jsonb column: read as its value, written through `json()` of schema.ts. */
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

/** Columns of a row that is edited whole: see `db/records.ts`. */
export interface VersionColumns {
  /** Starts at 1 and increases with each update. */
  version: Generated<number>;
  updated_at: Timestamp;
  /** Name of the user who changed it last; empty where it is not known. */
  updated_by: Generated<string>;
}
