import type { ColumnType } from 'kysely';

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
