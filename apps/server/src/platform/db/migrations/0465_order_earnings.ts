import { sql, type Kysely } from 'kysely';

/**
 * Earnings of orders: a change of an order marks it due, and what it earned is computed before it is read. Units and boxes are
 * apart, because their costs are entered later and change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table earnings_due (
      brand_id text not null,
      order_id text not null,
      mark text not null,
      constraint earnings_due_pkey primary key (brand_id, order_id)
    )`.execute(db);
  await sql`
    create table order_earnings (
      brand_id text not null,
      order_id text not null,
      order_number text not null,
      outcome text not null,
      reason text not null,
      ended_on text not null,
      ordered_on text not null,
      invoiced_on text not null,
      state text not null,
      payment text not null,
      channel text not null,
      courier text not null,
      is_unrated boolean not null,
      sale bigint not null,
      discount bigint not null,
      rto bigint not null,
      refund bigint not null,
      gst bigint not null,
      freight_out bigint not null,
      freight_back bigint not null,
      cod_fee bigint not null,
      freight_gst bigint not null,
      lost bigint not null,
      prepaid bigint not null,
      constraint order_earnings_pkey primary key (brand_id, order_id)
    )`.execute(db);
  for (const basis of ['ended_on', 'ordered_on', 'invoiced_on'])
    await sql`create index ${sql.raw(`order_earnings_${basis}`)} on order_earnings (brand_id, ${sql.raw(basis)})`.execute(
      db,
    );
  await sql`
    create table order_earning_units (
      brand_id text not null,
      order_id text not null,
      kind text not null,
      code text not null,
      quantity int not null,
      net bigint not null,
      weight bigint not null,
      constraint order_earning_units_pkey primary key (brand_id, order_id, kind, code)
    )`.execute(db);
  await sql`
    create table sku_costs (
      brand_id text not null,
      sku_id text not null,
      from_day text not null,
      cost_paise bigint not null,
      updated_by text not null,
      updated_at timestamptz not null,
      constraint sku_costs_pkey primary key (brand_id, sku_id, from_day)
    )`.execute(db);
  await sql`
    create table earnings_settings (
      brand_id text not null primary key,
      payment_fee_percent numeric not null,
      version int not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default ''
    )`.execute(db);
  await sql`insert into earnings_due (brand_id, order_id, mark) select brand_id, order_id, '' from orders`.execute(
    db,
  );
  for (const table of [
    'earnings_due',
    'order_earnings',
    'order_earning_units',
    'sku_costs',
    'earnings_settings',
  ])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
