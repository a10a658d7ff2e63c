import { sql, type Kysely } from 'kysely';

/** Top-ups, billing settings, adjustments that a second person approves, and what Khep invoices each month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      brand_id text not null,
      payment_id text not null,
      provider_order_id text not null,
      provider_payment_id text,
      amount_paise bigint not null,
      currency text not null,
      state text not null,
      reason text not null default '',
      purpose text not null,
      actor jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint payments_pkey primary key (brand_id, payment_id),
      constraint payments_by_order unique (brand_id, provider_order_id),
      constraint payments_by_payment unique (brand_id, provider_payment_id)
    )`.execute(db);
  await sql`create index payments_of_provider on payments (provider_order_id)`.execute(db);
  await sql`
    create table billing_settings (
      brand_id text not null,
      settings jsonb not null,
      mandate jsonb,
      alerted_at timestamptz,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      constraint billing_settings_pkey primary key (brand_id)
    )`.execute(db);
  await sql`
    create table adjustments (
      brand_id text not null,
      adjustment_id text not null,
      amount_paise bigint not null,
      reason text not null,
      reference text not null,
      state text not null,
      requested_by jsonb not null,
      requested_at timestamptz not null,
      decided_by jsonb,
      decided_at timestamptz,
      constraint adjustments_pkey primary key (brand_id, adjustment_id)
    )`.execute(db);
  await sql`
    create table cod_cycles (
      brand_id text not null,
      partner text not null,
      days_after integer not null,
      weekdays jsonb not null,
      constraint cod_cycles_pkey primary key (brand_id, partner)
    )`.execute(db);
  await sql`
    create table cod_settlements (
      brand_id text not null,
      shipment_id text not null,
      utr text not null,
      paid_on text not null,
      amount_paise bigint not null,
      constraint cod_settlements_pkey primary key (brand_id, shipment_id)
    )`.execute(db);
  await sql`
    create table freight_invoices (
      brand_id text not null,
      invoice_id text not null,
      invoice_number text not null,
      month text not null,
      issued_on text not null,
      shipments integer not null,
      taxable_paise bigint not null,
      gst_paise bigint not null,
      total_paise bigint not null,
      model jsonb not null,
      created_at timestamptz not null,
      constraint freight_invoices_pkey primary key (brand_id, invoice_id),
      constraint freight_invoices_month unique (brand_id, month)
    )`.execute(db);
  for (const table of [
    'payments',
    'billing_settings',
    'adjustments',
    'cod_cycles',
    'cod_settlements',
    'freight_invoices',
  ])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
  await sql`
    create table simulated_payments (
      order_id text not null,
      amount bigint not null,
      currency text not null,
      payments jsonb not null,
      constraint simulated_payments_pkey primary key (order_id)
    )`.execute(db);
  await sql`create index shipments_delivered_cod on shipments (brand_id, ended_at)
    where state = 'DELIVERED' and payment_mode = 'cod'`.execute(db);
  await sql`create index shipments_by_booking on shipments (brand_id, created_at)
    where awb is not null`.execute(db);
}
