import { sql, type Kysely } from 'kysely';

/** Stores of brands: connection, imported orders, unknown SKUs, received webhooks and sent fulfilments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stores (
      brand_id text not null,
      kind text not null,
      webhook_id text not null,
      domain text not null,
      name text not null,
      currency text not null,
      timezone text not null,
      auth_kind text not null,
      credentials text not null,
      scopes jsonb not null,
      is_active boolean not null,
      problem text not null,
      fulfil_at text not null,
      notify_buyer boolean not null,
      synced_until timestamptz not null,
      synced_at timestamptz,
      last_sync jsonb not null,
      webhooks_at timestamptz,
      heard_at timestamptz,
      connected_at timestamptz not null,
      checked_at timestamptz not null,
      updated_at timestamptz not null,
      constraint stores_pkey primary key (brand_id, kind)
    )`.execute(db);
  await sql`create index stores_by_webhook on stores (webhook_id)`.execute(db);
  await sql`
    create table store_orders (
      brand_id text not null,
      kind text not null,
      external_id text not null,
      name text not null,
      order_id text,
      state text not null,
      problem text not null,
      missing jsonb not null,
      lines jsonb not null,
      content text not null,
      is_open boolean not null,
      source_updated_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint store_orders_pkey primary key (brand_id, kind, external_id)
    )`.execute(db);
  await sql`create index store_orders_by_order on store_orders (brand_id, order_id) where order_id is not null`.execute(
    db,
  );
  await sql`create index store_orders_by_state on store_orders (brand_id, kind, state, updated_at)`.execute(
    db,
  );
  await sql`create index store_orders_open on store_orders (brand_id, order_id) where is_open and order_id is not null`.execute(
    db,
  );
  await sql`
    create table store_skus (
      brand_id text not null,
      kind text not null,
      code text not null,
      title text not null,
      variant_id text not null,
      price_paise integer not null,
      sku_id text,
      seen_at timestamptz not null,
      created_at timestamptz not null,
      constraint store_skus_pkey primary key (brand_id, kind, code)
    )`.execute(db);
  await sql`
    create table store_inbox (
      brand_id text not null,
      kind text not null,
      delivery_key text not null,
      topic text not null,
      external_id text not null,
      received_at timestamptz not null,
      tries integer not null,
      read_after timestamptz,
      problem text not null,
      constraint store_inbox_pkey primary key (brand_id, kind, delivery_key)
    )`.execute(db);
  await sql`create index store_inbox_to_read on store_inbox (read_after) where read_after is not null`.execute(
    db,
  );
  await sql`
    create table store_fulfilments (
      brand_id text not null,
      shipment_id text not null,
      kind text not null,
      order_id text not null,
      external_order_id text not null,
      awb text not null,
      state text not null,
      lines jsonb not null,
      external_id text not null,
      problem text not null,
      tries integer not null,
      send_after timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      constraint store_fulfilments_pkey primary key (brand_id, shipment_id)
    )`.execute(db);
  await sql`create index store_fulfilments_to_send on store_fulfilments (send_after) where send_after is not null`.execute(
    db,
  );
  await sql`create index store_fulfilments_by_order on store_fulfilments (brand_id, kind, external_order_id)`.execute(
    db,
  );
  for (const table of ['stores', 'store_orders', 'store_skus', 'store_inbox', 'store_fulfilments'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
  // The simulated shops; they belong to no brand.
  await sql`
    create table simulator_shops (
      domain text not null primary key,
      name text not null,
      products jsonb not null,
      webhooks jsonb not null,
      next_number integer not null,
      orders_per_day integer not null
    )`.execute(db);
  await sql`
    create table simulator_shop_orders (
      domain text not null,
      number integer not null,
      updated_at timestamptz not null,
      body jsonb not null,
      constraint simulator_shop_orders_pkey primary key (domain, number)
    )`.execute(db);
  await sql`create index simulator_shop_orders_by_update on simulator_shop_orders (domain, updated_at, number)`.execute(
    db,
  );
}
