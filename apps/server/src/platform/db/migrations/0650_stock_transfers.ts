import { sql, type Kysely } from 'kysely';

/** Goods between two warehouses of a brand, and the log of what happened to their units. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_transfers (
      brand_id text not null,
      transfer_id text not null,
      transfer_number text not null,
      from_warehouse_id text not null,
      to_warehouse_id text not null,
      state text not null,
      lines jsonb not null,
      paper jsonb,
      sent_at timestamptz,
      created_at timestamptz not null,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint stock_transfers_pkey primary key (brand_id, transfer_id)
    )`.execute(db);
  await sql`
    create index stock_transfers_by_time on stock_transfers (brand_id, created_at desc, transfer_id desc)`.execute(
    db,
  );
  await sql`
    create index stock_transfers_open on stock_transfers (brand_id) where state in ('sent', 'partly_received')`.execute(
    db,
  );
  await sql`
    create table transfer_entries (
      brand_id text not null,
      transfer_id text not null,
      entry_id text not null,
      line_no integer not null,
      kind text not null,
      sku_id text not null,
      quantity integer not null,
      actor jsonb not null,
      at timestamptz not null,
      constraint transfer_entries_pkey primary key (brand_id, transfer_id, entry_id, line_no, kind),
      constraint transfer_entries_units check (quantity > 0)
    )`.execute(db);
  await sql`alter table stock_transfers alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table transfer_entries alter column brand_id set (n_distinct = 20)`.execute(db);
}
