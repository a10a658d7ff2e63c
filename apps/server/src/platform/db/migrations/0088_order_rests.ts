import { sql, type Kysely } from 'kysely';

/**
 * In which tabs of work an order stands for what of it has not left, and whether its seller cancelled it: its status does
 * not say so any more once a box that was cancelled moves after all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column rest_tabs text not null default '',
      add column is_cancelled boolean not null default false`.execute(db);
  await sql`update orders set is_cancelled = true where status = 'CANCELLED'`.execute(db);
  await sql`create index orders_by_rest on orders (brand_id) where rest_tabs <> ''`.execute(db);
}
