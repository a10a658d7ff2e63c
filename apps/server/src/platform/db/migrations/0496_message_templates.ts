import { sql, type Kysely } from 'kysely';

/** Approved templates of SMS and WhatsApp messages, and what a queued message fills them with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notification_texts add column sms_template text not null default ''`.execute(db);
  await sql`alter table notification_texts add column whatsapp_template text not null default ''`.execute(db);
  await sql`alter table notifications add column template text not null default ''`.execute(db);
  await sql`alter table notifications add column template_values jsonb not null default '[]'`.execute(db);
}
