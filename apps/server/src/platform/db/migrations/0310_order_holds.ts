import { sql, type Kysely } from 'kysely';

/** Rules that hold an order, and what people did about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table allocation_rules add column action text not null default 'ship'`.execute(db);
  await sql`alter table orders add column hold text`.execute(db);
  await sql`alter table orders add column hold_at timestamptz`.execute(db);
  await sql`alter table orders add column hold_log jsonb`.execute(db);
  await sql`create index orders_hold_idx on orders (brand_id, hold) where hold is not null`.execute(db);
}
