import { sql, type Kysely } from 'kysely';

/** Suppliers with their prices, purchase orders with their lines, and receipts of units that came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suppliers (
      brand_id text not null,
      supplier_id text not null,
      name text not null,
      details jsonb not null,
      prices jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null default '',
      primary key (brand_id, supplier_id),
      constraint suppliers_by_name unique (brand_id, name)
    )`.execute(db);
  await sql`
    create table purchase_orders (
      brand_id text not null,
      purchase_id text not null,
      purchase_number text not null,
      supplier_id text not null,
      warehouse_id text not null,
      state text not null,
      lines jsonb not null,
      promised_on text,
      sent_at timestamptz,
      first_receipt_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null default '',
      primary key (brand_id, purchase_id)
    )`.execute(db);
  await sql`create index purchase_orders_by_state on purchase_orders (brand_id, state, created_at desc)`.execute(
    db,
  );
  await sql`
    create table purchase_receipts (
      brand_id text not null,
      receipt_id text not null,
      purchase_id text not null,
      line_no integer not null,
      quantity integer not null,
      damaged integer not null,
      bin text not null,
      actor jsonb not null,
      at timestamptz not null,
      primary key (brand_id, receipt_id)
    )`.execute(db);
  for (const table of ['suppliers', 'purchase_orders', 'purchase_receipts'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
