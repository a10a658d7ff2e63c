import type { Kysely } from 'kysely';

/** Contracts count their versions; a courier's own zones by pincode, and its promises by zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rate_cards')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('rate_cards_by_version')
    .on('rate_cards')
    .columns(['brand_id', 'courier_id', 'version'])
    .unique()
    .execute();

  await db.schema
    .createTable('pincode_zones')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('pincode', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('is_active', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('pincode_zones_pkey', ['brand_id', 'courier_id', 'pincode'])
    .execute();

  await db.schema
    .createTable('courier_slas')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('delivery_tat', 'integer', (c) => c.notNull())
    .addColumn('pickup_tat', 'integer', (c) => c.notNull())
    .addColumn('is_active', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('courier_slas_pkey', ['brand_id', 'courier_id', 'zone'])
    .execute();
}
