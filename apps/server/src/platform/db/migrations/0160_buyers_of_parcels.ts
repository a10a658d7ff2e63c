import { sql, type Kysely } from 'kysely';

/** Stores buyers' input on the tracking page: email updates, and delivery feedback. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tracking_subscriptions (
      brand_id text not null,
      subscription_id text not null,
      order_id text not null,
      email text not null,
      language text not null,
      told text not null,
      confirmed_at timestamptz,
      created_at timestamptz not null,
      constraint tracking_subscriptions_pkey primary key (brand_id, subscription_id)
    )`.execute(db);
  await sql`create unique index tracking_subscriptions_by_order on tracking_subscriptions (brand_id, order_id, email)`.execute(
    db,
  );
  await sql`
    create table delivery_feedback (
      brand_id text not null,
      order_id text not null,
      rating smallint not null check (rating between 1 and 5),
      comment text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint delivery_feedback_pkey primary key (brand_id, order_id)
    )`.execute(db);
  await sql`create index delivery_feedback_by_time on delivery_feedback (brand_id, created_at)`.execute(db);
  await sql`alter table tracking_subscriptions alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table delivery_feedback alter column brand_id set (n_distinct = 20)`.execute(db);
}
