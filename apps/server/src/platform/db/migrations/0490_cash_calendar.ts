import { sql, type Kysely } from 'kysely';

const tables = ['cash_plans', 'cash_moves'];

/** The cash calendar: what a brand entered, and the payments that it moved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cash_plans (
      brand_id text not null,
      balance_paise bigint,
      balance_day text,
      floor_paise bigint not null default 0,
      input_credits jsonb not null default '[]',
      planned jsonb not null default '[]',
      constraint cash_plans_pkey primary key (brand_id)
    )`.execute(db);
  await sql`
    create table cash_moves (
      brand_id text not null,
      payment text not null,
      day text not null,
      moved_by text not null,
      moved_at timestamptz not null,
      constraint cash_moves_pkey primary key (brand_id, payment)
    )`.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
