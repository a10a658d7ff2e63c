import { sql, type Kysely } from 'kysely';

/** A subscription of a browser has a push address in place of an email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tracking_subscriptions alter column email drop not null`.execute(db);
  await sql`alter table tracking_subscriptions add column push jsonb`.execute(db);
  await sql`alter table tracking_subscriptions
    add constraint tracking_subscriptions_address check ((email is null) <> (push is null))`.execute(db);
  await sql`create unique index tracking_subscriptions_by_device
    on tracking_subscriptions (brand_id, order_id, (push ->> 'endpoint'))`.execute(db);
}
