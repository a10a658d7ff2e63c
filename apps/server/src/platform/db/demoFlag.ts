import { sql } from 'kysely';
import type { Db } from './schema.ts';

const mark = 'demo';

/**
 * True once per database, for the start that decides about the demo brand. If that start is killed, the next
 * one decides.
 */
export async function isDemoUndecided(db: Db): Promise<boolean> {
  const settled = await sql`select 1 from migrations where name = ${mark}`.execute(db);
  return settled.rows.length === 0;
}

/** Records that the demo brand was seeded, or not wanted. */
export async function markDemoDecided(db: Db): Promise<void> {
  await sql`insert into migrations (name) values (${mark}) on conflict do nothing`.execute(db);
}
