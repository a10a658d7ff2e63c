import { sql, type Kysely } from 'kysely';

/** Messages to buyers and couriers: what was sent or not and why, a brand's own texts and hours, and who refused messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notifications (
      brand_id text not null,
      notification_id text not null,
      kind text not null,
      channel text not null,
      language text not null,
      contact text not null,
      recipient_name text not null,
      subject text not null,
      body text not null,
      state text not null,
      reason text not null default '',
      provider_id text not null default '',
      reply_to text not null default '',
      tries integer not null default 0,
      order_id text,
      shipment_id text,
      dedupe_key text not null,
      send_after timestamptz,
      created_at timestamptz not null,
      sent_at timestamptz,
      constraint notifications_pkey primary key (brand_id, notification_id)
    )`.execute(db);
  await sql`create unique index notifications_by_key on notifications (brand_id, dedupe_key)`.execute(db);
  await sql`create index notifications_newest on notifications (brand_id, created_at desc, notification_id desc)`.execute(
    db,
  );
  await sql`create index notifications_of_shipment on notifications (brand_id, shipment_id)
    where shipment_id is not null`.execute(db);
  // Of all brands: the sweep finds what is due.
  await sql`create index notifications_due on notifications (send_after) where send_after is not null`.execute(
    db,
  );
  await sql`
    create table notification_texts (
      brand_id text not null,
      kind text not null,
      language text not null,
      subject text not null,
      body text not null,
      updated_by text not null,
      updated_at timestamptz not null,
      constraint notification_texts_pkey primary key (brand_id, kind, language)
    )`.execute(db);
  await sql`
    create table notification_settings (
      brand_id text not null,
      channels jsonb not null,
      quiet_from text not null,
      quiet_to text not null,
      version integer not null default 1,
      updated_by text not null default '',
      updated_at timestamptz not null,
      constraint notification_settings_pkey primary key (brand_id)
    )`.execute(db);
  await sql`
    create table notification_opt_outs (
      brand_id text not null,
      channel text not null,
      contact text not null,
      created_at timestamptz not null,
      constraint notification_opt_outs_pkey primary key (brand_id, channel, contact)
    )`.execute(db);
  for (const name of [
    'notifications',
    'notification_texts',
    'notification_settings',
    'notification_opt_outs',
  ])
    await sql`alter table ${sql.table(name)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
