import { sql, type Kysely } from 'kysely';

/** Deposits of bank statements, beside which remittances are held. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_credits (
      brand_id text not null,
      id text not null,
      day text not null,
      narration text not null,
      reference text not null,
      plain_text text not null,
      credit_paise bigint not null,
      file_name text not null,
      created_at timestamptz not null,
      constraint bank_credits_pkey primary key (brand_id, id)
    )`.execute(db);
  await sql`alter table bank_credits alter column brand_id set (n_distinct = 20)`.execute(db);
}
