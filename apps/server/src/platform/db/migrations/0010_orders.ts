import { sql, type Kysely } from 'kysely';

/** Orders, their lines, and the day counts that tabs and dashboards read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('order_number', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('needs', 'text', (c) => c.notNull())
    .addColumn('channel_id', 'text', (c) => c.notNull())
    .addColumn('warehouse_id', 'text')
    .addColumn('order_date', 'timestamptz', (c) => c.notNull())
    .addColumn('payment_mode', 'text', (c) => c.notNull())
    .addColumn('total_paise', 'bigint', (c) => c.notNull())
    .addColumn('collectible_paise', 'bigint', (c) => c.notNull())
    .addColumn('item_count', 'integer', (c) => c.notNull())
    .addColumn('dead_weight_g', 'integer', (c) => c.notNull())
    .addColumn('buyer_name', 'text', (c) => c.notNull())
    .addColumn('buyer_phone', 'text', (c) => c.notNull())
    .addColumn('buyer_email', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('pincode', 'text', (c) => c.notNull())
    .addColumn('first_item', 'text', (c) => c.notNull())
    .addColumn('details', 'jsonb', (c) => c.notNull())
    .addColumn('suggestion', 'jsonb')
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('orders_pkey', ['brand_id', 'order_id'])
    .addUniqueConstraint('orders_number_key', ['brand_id', 'order_number'])
    .execute();
  // The list reads newest first and pages by (order_date, order_id).
  await sql`create index orders_by_date on orders (brand_id, order_date desc, order_id desc)`.execute(db);
  await sql`create index orders_by_status on orders (brand_id, status, order_date desc, order_id desc)`.execute(
    db,
  );
  await sql`create index orders_by_phone on orders (brand_id, buyer_phone)`.execute(db);
  await sql`create index orders_by_email on orders (brand_id, buyer_email)`.execute(db);

  await db.schema
    .createTable('order_lines')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('line_no', 'integer', (c) => c.notNull())
    .addColumn('sku_id', 'text', (c) => c.notNull())
    .addColumn('sku_name', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('unit_price_paise', 'bigint', (c) => c.notNull())
    .addColumn('discount_paise', 'bigint', (c) => c.notNull())
    .addColumn('gst', 'numeric', (c) => c.notNull())
    .addColumn('hsn_code', 'text', (c) => c.notNull())
    .addColumn('weight_g', 'integer', (c) => c.notNull())
    .addColumn('length_cm', 'numeric', (c) => c.notNull())
    .addColumn('width_cm', 'numeric', (c) => c.notNull())
    .addColumn('height_cm', 'numeric', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_lines_pkey', ['brand_id', 'order_id', 'line_no'])
    .addForeignKeyConstraint(
      'order_lines_order_fkey',
      ['brand_id', 'order_id'],
      'orders',
      ['brand_id', 'order_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute();
  await sql`create index order_lines_by_sku on order_lines (brand_id, sku_id)`.execute(db);

  await db.schema
    .createTable('day_counts')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('measure', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('day_counts_pkey', ['brand_id', 'measure', 'day', 'value'])
    .execute();

  await db.schema
    .createTable('number_series')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('last', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('number_series_pkey', ['brand_id', 'series'])
    .execute();
}
