import { sql, type Kysely } from 'kysely';

/**
 * Stock movements, and the balances that they add up to. Quantities that were entered before become the first
 * movement of their SKU. Orders from before have no movements: see docs/decisions/0013-count-stock-as-movements.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_movements (
      brand_id text not null,
      movement_id text not null,
      sku_id text not null,
      kind text not null,
      quantity integer not null,
      order_id text,
      shipment_id text,
      on_hand integer not null,
      reserved integer not null,
      actor jsonb not null,
      at timestamptz not null,
      constraint stock_movements_pkey primary key (brand_id, movement_id)
    )`.execute(db);
  await sql`create index stock_movements_by_sku on stock_movements (brand_id, sku_id, at desc, movement_id desc)`.execute(
    db,
  );
  await sql`alter table stock_movements alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table skus add column reserved_quantity integer not null default 0`.execute(db);
  await sql`alter table skus add column is_stock_tracked boolean not null default false`.execute(db);
  await sql`alter table orders add column stock jsonb`.execute(db);
  await sql`update skus set is_stock_tracked = true where sku_quantity > 0`.execute(db);
  await sql`
    insert into stock_movements
      (brand_id, movement_id, sku_id, kind, quantity, on_hand, reserved, actor, at)
    select brand_id, 'stk_' || id, id, 'adjust', sku_quantity, sku_quantity, 0, '{"kind":"system"}'::jsonb, updated_at
    from skus where sku_quantity > 0`.execute(db);
}
