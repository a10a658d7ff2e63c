import { sql, type Kysely } from 'kysely';

/**
 * Indexes of the list of orders. A part of a word is found by its letters in threes, within the brand. Both extensions
 * come with PostgreSQL; where this database may not have them, orders are searched row by row and all else is the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const extension of ['pg_trgm', 'btree_gin']) {
    await sql`
      do $$ begin
        create extension if not exists ${sql.raw(extension)} with schema public;
      exception when others then
        raise notice 'without ${sql.raw(extension)}, orders are searched row by row: %', sqlerrm;
      end $$`.execute(db);
  }
  // Named with its schema: the search path need not hold the one that the extension is in.
  const { rows } = await sql<{ trigrams: string }>`
    select quote_ident(n.nspname) || '.gin_trgm_ops' as trigrams
    from pg_opclass c join pg_namespace n on n.oid = c.opcnamespace
    where c.opcname = 'gin_trgm_ops' and exists (select 1 from pg_extension where extname = 'btree_gin')`.execute(
    db,
  );
  const [found] = rows;
  if (found !== undefined)
    await sql`create index orders_by_search on orders using gin (brand_id, search_text ${sql.raw(found.trigrams)})`.execute(
      db,
    );
  // Kept by the transaction that moves a box: asking the boxes of each order cost a list of 60 days 80 ms.
  await sql`alter table orders add column couriers text not null default ''`.execute(db);
  await sql`
    update orders set couriers = carried.couriers
    from (
      select brand_id, order_id, ',' || string_agg(distinct courier_id::text, ',') || ',' as couriers
      from shipments where state <> 'CANCELLED' and courier_id is not null group by brand_id, order_id
    ) as carried
    where orders.brand_id = carried.brand_id and orders.order_id = carried.order_id`.execute(db);
}
