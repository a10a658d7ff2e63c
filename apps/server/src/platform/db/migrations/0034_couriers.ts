import { sql, type Kysely } from 'kysely';

/** Courier accounts of brands, requests to couriers, pushes from them, and pushes that couldn't be parsed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('courier_accounts')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    // Part of the account's webhook address.
    .addColumn('account_id', 'text', (c) => c.notNull())
    // Sealed: readable with the key of the environment only.
    .addColumn('credentials', 'text', (c) => c.notNull())
    .addColumn('verified_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('courier_accounts_pkey', ['brand_id', 'partner'])
    .execute();
  // A courier calls without a brand: its account is found by the address alone.
  await sql`create index courier_accounts_by_account on courier_accounts (account_id)`.execute(db);

  await db.schema
    .createTable('courier_limits')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('free_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('courier_limits_pkey', ['brand_id', 'partner', 'call'])
    .execute();

  await db.schema
    .createTable('courier_calls')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('call_id', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('ms', 'integer', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('courier_calls_pkey', ['brand_id', 'call_id'])
    .execute();
  await sql`create index courier_calls_by_time on courier_calls (at)`.execute(db);

  // Numbers that a courier has given out in advance. One is taken for a reference before the booking is sent.
  await db.schema
    .createTable('courier_awbs')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('awb', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('taken_at', 'timestamptz')
    .addPrimaryKeyConstraint('courier_awbs_pkey', ['brand_id', 'partner', 'awb'])
    .execute();
  await sql`create unique index courier_awbs_by_reference on courier_awbs (brand_id, partner, reference) where reference is not null`.execute(
    db,
  );

  // Inserted before a booking is sent, so that its outcome is resolved even if this process dies.
  await db.schema
    .createTable('booking_attempts')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('courier_id', 'integer', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('shipment_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('awb', 'text')
    .addColumn('checks', 'integer', (c) => c.notNull())
    .addColumn('check_after', 'timestamptz')
    .addColumn('asked_at', 'timestamptz', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('booking_attempts_pkey', ['brand_id', 'reference'])
    .execute();
  await sql`create index booking_attempts_to_check on booking_attempts (check_after) where check_after is not null`.execute(
    db,
  );
  await sql`create index booking_attempts_by_shipment on booking_attempts (brand_id, shipment_id)`.execute(
    db,
  );

  // Webhooks of couriers: stored as received, processed later.
  await db.schema
    .createTable('courier_inbox')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('delivery_key', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('received_at', 'timestamptz', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('read_after', 'timestamptz')
    .addColumn('problem', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('courier_inbox_pkey', ['brand_id', 'delivery_key'])
    .execute();
  await sql`create index courier_inbox_to_read on courier_inbox (read_after) where read_after is not null`.execute(
    db,
  );
  await sql`create index courier_inbox_by_time on courier_inbox (received_at)`.execute(db);

  // Alerts for users. A repeat increases the count; after it is resolved, it is a new alert.
  await db.schema
    .createTable('courier_alerts')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('alert_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('status_type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('awb', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'timestamptz', (c) => c.notNull())
    .addColumn('last_at', 'timestamptz', (c) => c.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addPrimaryKeyConstraint('courier_alerts_pkey', ['brand_id', 'alert_id'])
    .execute();
  await sql`create unique index courier_alerts_open on courier_alerts (brand_id, partner, kind, subject) where settled_at is null`.execute(
    db,
  );

  // A brand's corrections of a courier's statuses.
  await db.schema
    .createTable('status_mappings')
    .addColumn('brand_id', 'text', (c) => c.notNull())
    .addColumn('partner', 'text', (c) => c.notNull())
    .addColumn('status_type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('set_by', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('status_mappings_pkey', ['brand_id', 'partner', 'status_type', 'status', 'code'])
    .execute();

  await sql`alter table simulator_parcels add column partner text not null default 'delhivery'`.execute(db);
  await sql`drop index simulator_parcels_by_reference`.execute(db);
  await sql`create unique index simulator_parcels_by_reference on simulator_parcels (partner, reference)`.execute(
    db,
  );
}
