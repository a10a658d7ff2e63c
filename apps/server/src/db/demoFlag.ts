import { sql } from 'kysely';
import type { Db } from './schema.ts';

const mark = 'demo';

/**
 * True once in the life of a database, for the start that is to decide whether it gets the demo brand.
 * A start that is killed before `settleDemo` leaves the question open for the next.
 */
export async function isDemoUndecided(db: Db): Promise<boolean> {
  const settled = await sql`select 1 from migrations where name = ${mark}`.execute(db);
  return settled.rows.length === 0;
}

/** Remembers that the demo brand was filled, or not wanted. */
export async function markDemoDecided(db: Db): Promise<void> {
  await sql`insert into migrations (name) values (${mark}) on conflict do nothing`.execute(db);
}
