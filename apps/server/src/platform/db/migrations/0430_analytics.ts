import { sql, type Kysely } from 'kysely';

const dims = sql.raw(
  ['state', 'payment', 'courier', 'channel', 'warehouse', 'zone', 'status', 'reason', 'slab', 'sku']
    .map((name) => `${name} text not null default ''`)
    .join(', '),
);
const values = sql.raw(Array.from({ length: 8 }, (_, at) => `m${at} bigint not null default 0`).join(', '));

/**
 * Sums for analytics. Each change of an order appends what it adds to them, and they are folded into cells; `analytics_orders`
 * has what each order has added. A generation is one complete set: a rebuild fills the next one beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_state (
      brand_id text not null,
      live int not null,
      building int,
      folded_until text not null default '',
      counted_at timestamptz,
      constraint analytics_state_pkey primary key (brand_id)
    )`.execute(db);
  await sql`
    create table analytics_orders (
      brand_id text not null,
      generation int not null,
      order_id text not null,
      contributions text not null,
      version int not null,
      constraint analytics_orders_pkey primary key (brand_id, generation, order_id)
    )`.execute(db);
  await sql`
    create table analytics_deltas (
      brand_id text not null,
      delta_id text not null,
      generation int not null,
      cell text not null,
      cube text not null,
      day text not null,
      ${dims},
      members text[] not null,
      ${values},
      constraint analytics_deltas_pkey primary key (brand_id, delta_id)
    )`.execute(db);
  await sql`
    create table analytics_cells (
      brand_id text not null,
      generation int not null,
      cube text not null,
      grain text not null,
      day text not null,
      cell text not null,
      ${dims},
      members text[] not null,
      ${values},
      constraint analytics_cells_pkey primary key (brand_id, generation, cube, grain, day, cell)
    )`.execute(db);
  // Their orders are counted by the first rebuild.
  await sql`insert into analytics_state (brand_id, live) select brand_id, 1 from brands`.execute(db);
  for (const table of ['analytics_state', 'analytics_orders', 'analytics_deltas', 'analytics_cells'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
