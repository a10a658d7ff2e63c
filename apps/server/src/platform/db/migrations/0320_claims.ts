import { sql, type Kysely } from 'kysely';

/** Separates claims that only the brand has recorded from its spendable balance. The operator decides adjustments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wallets add column claims_paise bigint not null default 0`.execute(db);
  await sql`alter table brands add column paused_at timestamptz`.execute(db);
  await sql`alter table brands add column paused_reason text not null default ''`.execute(db);
  await sql`create table operator_actions (
    action_id text primary key,
    at timestamptz not null,
    operator text not null,
    command text not null,
    subject_brand_id text,
    detail jsonb not null
  )`.execute(db);
}
