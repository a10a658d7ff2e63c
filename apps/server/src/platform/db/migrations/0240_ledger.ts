import { sql, type Kysely } from 'kysely';

/**
 * The ledger: entries that are never changed, the wallet's running balance, and what each cause has posted. Shipments
 * from before are billed by their couriers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallets (
      brand_id text not null,
      available_paise bigint not null default 0,
      freight_hold_paise bigint not null default 0,
      weight_hold_paise bigint not null default 0,
      last_seq bigint not null default 0,
      bills_freight boolean not null default false,
      constraint wallets_pkey primary key (brand_id),
      constraint wallets_holds check (freight_hold_paise >= 0 and weight_hold_paise >= 0)
    )`.execute(db);
  await sql`
    create table ledger_entries (
      brand_id text not null,
      entry_id text not null,
      seq bigint not null,
      key text not null,
      line integer not null,
      kind text not null,
      from_account text not null,
      to_account text not null,
      amount_paise bigint not null,
      cause_type text not null,
      cause_id text not null,
      order_id text,
      reference text not null,
      note text not null,
      actor jsonb not null,
      balance_paise bigint not null,
      held_paise bigint not null,
      at timestamptz not null,
      constraint ledger_entries_pkey primary key (brand_id, entry_id),
      constraint ledger_entries_key unique (brand_id, key, line),
      constraint ledger_entries_seq unique (brand_id, seq),
      constraint ledger_entries_amount check (amount_paise > 0 and from_account <> to_account)
    )`.execute(db);
  await sql`create index ledger_entries_by_cause on ledger_entries (brand_id, cause_type, cause_id)`.execute(
    db,
  );
  await sql`create index ledger_entries_by_time on ledger_entries (brand_id, at)`.execute(db);
  await sql`
    create table ledger_positions (
      brand_id text not null,
      cause_type text not null,
      cause_id text not null,
      held_paise bigint not null,
      charged_paise bigint not null,
      postings integer not null,
      constraint ledger_positions_pkey primary key (brand_id, cause_type, cause_id),
      constraint ledger_positions_held check (held_paise >= 0)
    )`.execute(db);
  await sql`create index ledger_positions_held_open on ledger_positions (brand_id, cause_type)
    where held_paise > 0`.execute(db);
  for (const table of ['wallets', 'ledger_entries', 'ledger_positions'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`alter table shipments add column is_wallet_billed boolean not null default false`.execute(db);
}
