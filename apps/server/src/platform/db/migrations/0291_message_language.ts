import { sql, type Kysely } from 'kysely';

/** The language of messages: the buyer's choice for an order, else the brand's. Texts have versions like other settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer_language text`.execute(db);
  await sql`alter table notification_settings add column language text not null default 'en'`.execute(db);
  await sql`alter table notification_texts add column version integer not null default 1`.execute(db);
}
