import { sql, type Kysely } from 'kysely';

/** Whether the amounts of a courier's file are with GST, who says so, and the divisor that explains its weights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table courier_files add column gst_basis text not null default 'included'`.execute(db);
  await sql`alter table courier_files add column gst_basis_from text not null default 'assumed'`.execute(db);
  await sql`alter table courier_files add column gst_evidence jsonb`.execute(db);
  await sql`alter table courier_files add column divisor jsonb`.execute(db);
}
