import type { Kysely } from 'kysely';

/** Load distribution, override rules, rate cards; leases of the timers; the simulated courier's own table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('load_splits')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('allocation_type', 'text', (c) => c.notNull())
    .addColumn('distribution', 'jsonb', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('load_splits_pkey', ['brand_id', 'allocation_type'])
    .execute();

  await db.schema
    .createTable('load_counts')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('load_counts_pkey', ['brand_id', 'day', 'courier_id'])
    .execute();

  await db.schema
    .createTable('allocation_rules')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('rule_id', 'text', (c) => c.notNull())
    .addColumn('allocation_type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('priority', 'integer', (c) => c.notNull())
    .addColumn('status', 'boolean', (c) => c.notNull())
    .addColumn('rule_type', 'text', (c) => c.notNull())
    .addColumn('carrier_list', 'jsonb', (c) => c.notNull())
    .addColumn('conditions', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('allocation_rules_pkey', ['brand_id', 'rule_id'])
    .execute();

  await db.schema
    .createTable('rate_cards')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('rate_card_id', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('valid_from', 'text', (c) => c.notNull())
    .addColumn('valid_till', 'text', (c) => c.notNull())
    .addColumn('card', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('rate_cards_pkey', ['brand_id', 'rate_card_id'])
    .execute();

  // Belongs to no brand: which process runs a timer just now.
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'timestamptz', (c) => c.notNull())
    .execute();

  // A courier's records of its parcels: the simulator's memory, not ours.
  await db.schema
    .createTable('simulator_parcels')
    .addColumn('waybill', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('booking', 'jsonb', (c) => c.notNull())
    .addColumn('plan', 'jsonb', (c) => c.notNull())
    .addColumn('booked_at', 'timestamptz', (c) => c.notNull())
    .addColumn('pickup_asked_at', 'timestamptz')
    .addColumn('cancelled_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('simulator_parcels_by_reference')
    .on('simulator_parcels')
    .column('reference')
    .unique()
    .execute();
}
