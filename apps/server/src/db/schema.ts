import { sql } from 'kysely';
import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { AccountsTables } from '../accounts/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { OrderTables } from '../orders/tables.ts';
import type { TrackingTables } from '../tracking/tables.ts';
import type { ViewTables } from '../views/tables.ts';

/** All tables by name. Each capability declares its own in `<capability>/tables.ts`. */
export interface Database
  extends AccountsTables, CatalogueTables, OrderTables, JobTables, TrackingTables, ViewTables {}

/** Outside a transaction. Never query it inside one: on PGlite that deadlocks. */
export type Db = Kysely<Database>;
/** Inside a transaction. */
export type Tx = Transaction<Database>;

/** Serializes a jsonb value for both engines (pg would send an array as an SQL array). */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)}::text as jsonb)`;
}
