import { sql, type Kysely } from 'kysely';

/** Shipments (one box, one AWB), their scans, pickups and manifests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shipments')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('shipment_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('box_no', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('warehouse_id', 'text', (c) => c.notNull())
    .addColumn('box_id', 'text')
    .addColumn('box_name', 'text', (c) => c.notNull())
    .addColumn('length_cm', 'numeric', (c) => c.notNull())
    .addColumn('width_cm', 'numeric', (c) => c.notNull())
    .addColumn('height_cm', 'numeric', (c) => c.notNull())
    .addColumn('dead_weight_g', 'integer', (c) => c.notNull())
    .addColumn('volume_utilized', 'numeric', (c) => c.notNull())
    .addColumn('weight_utilized', 'numeric', (c) => c.notNull())
    .addColumn('inner_sides', 'jsonb')
    .addColumn('items', 'jsonb', (c) => c.notNull())
    .addColumn('payment_mode', 'text', (c) => c.notNull())
    .addColumn('declared_paise', 'bigint', (c) => c.notNull())
    .addColumn('collectible_paise', 'bigint', (c) => c.notNull())
    .addColumn('courier_id', 'integer')
    .addColumn('awb', 'text')
    .addColumn('booking_ref', 'text')
    .addColumn('routing_code', 'text')
    .addColumn('zone', 'text')
    .addColumn('charge_paise', 'bigint')
    .addColumn('charges', 'jsonb')
    .addColumn('pickup_id', 'text')
    .addColumn('pickup_tries', 'integer', (c) => c.notNull())
    .addColumn('delivery_tries', 'integer', (c) => c.notNull())
    .addColumn('manifest_id', 'text')
    .addColumn('expected_at', 'timestamptz')
    .addColumn('last_scan', 'jsonb')
    .addColumn('picked_up_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('poll_after', 'timestamptz')
    .addColumn('checked_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('shipments_pkey', ['brand_id', 'shipment_id'])
    .addForeignKeyConstraint('shipments_order_fkey', ['brand_id', 'order_id'], 'orders', [
      'brand_id',
      'order_id',
    ])
    .execute();
  await sql`create unique index shipments_awb_key on shipments (brand_id, courier_id, awb) where awb is not null`.execute(
    db,
  );
  await sql`create index shipments_by_order on shipments (brand_id, order_id, box_no)`.execute(db);
  await sql`create index shipments_by_awb on shipments (brand_id, awb)`.execute(db);
  await sql`create index shipments_by_state on shipments (brand_id, state, updated_at desc, shipment_id desc)`.execute(
    db,
  );
  await sql`create index shipments_by_created on shipments (brand_id, created_at desc, shipment_id desc)`.execute(
    db,
  );
  await sql`create index shipments_to_poll on shipments (poll_after) where poll_after is not null`.execute(
    db,
  );

  await db.schema
    .createTable('scans')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('awb', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('event_time', 'timestamptz', (c) => c.notNull())
    .addColumn('shipment_id', 'text', (c) => c.notNull())
    .addColumn('status_type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('state_after', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('received_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('scans_pkey', ['brand_id', 'awb', 'code', 'event_time'])
    .addForeignKeyConstraint('scans_shipment_fkey', ['brand_id', 'shipment_id'], 'shipments', [
      'brand_id',
      'shipment_id',
    ])
    .execute();
  // The poll asks for many AWBs of one courier at once, across brands.
  await sql`create index scans_by_awb on scans (awb)`.execute(db);
  await sql`create index scans_by_shipment on scans (brand_id, shipment_id, event_time)`.execute(db);

  await db.schema
    .createTable('pickups')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('pickup_id', 'text', (c) => c.notNull())
    .addColumn('warehouse_id', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('pickup_date', 'text', (c) => c.notNull())
    .addColumn('pickup_time', 'text', (c) => c.notNull())
    .addColumn('expected_count', 'integer', (c) => c.notNull())
    .addColumn('courier_reference', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('pickups_pkey', ['brand_id', 'pickup_id'])
    .execute();

  await db.schema
    .createTable('manifests')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('manifest_id', 'text', (c) => c.notNull())
    .addColumn('manifest_number', 'text', (c) => c.notNull())
    .addColumn('warehouse_id', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('shipment_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('manifests_pkey', ['brand_id', 'manifest_id'])
    .addUniqueConstraint('manifests_number_key', ['brand_id', 'manifest_number'])
    .execute();
  await sql`create index manifests_by_created on manifests (brand_id, created_at desc)`.execute(db);
}
