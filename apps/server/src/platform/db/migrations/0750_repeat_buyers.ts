import { sql, type Kysely } from 'kysely';

/** Marks orders of buyers who had ordered before, without exchanges. Orders whose buyer was erased stay unmarked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column is_repeat boolean not null default false`.execute(db);
  await sql`
    update orders set is_repeat = true
    where (brand_id, order_id) in (
      select brand_id, order_id
      from (
        select brand_id, order_id,
          row_number() over (partition by brand_id, buyer_phone order by order_date, order_id) as place
        from orders where buyer_phone <> ''
      ) ranked
      where place > 1
    )`.execute(db);
  // Apart: a table of an earlier migration may not be on shards yet, and can't be joined then.
  const { rows } = await sql<{ brand_id: string; order_ids: string[] }>`
    select brand_id, array_agg(exchange_order_id) as order_ids
    from returns where exchange_order_id is not null group by brand_id`.execute(db);
  for (const { brand_id, order_ids } of rows)
    await sql`
      update orders set is_repeat = false
      where brand_id = ${brand_id} and order_id = any(${order_ids}) and is_repeat`.execute(db);
  // A new order asks for its buyer's orders before and after it.
  await sql`drop index orders_by_phone`.execute(db);
  await sql`create index orders_by_buyer on orders (brand_id, buyer_phone, order_date)`.execute(db);
  // Counted again beside the sums that are read, which have no repeat orders until then.
  await sql`update analytics_state set counted_at = null where counted_at is not null`.execute(db);
}
