import { sql, type Kysely } from 'kysely';

const tables = [
  'warehouse_layouts',
  'bins',
  'bin_stock',
  'bin_movements',
  'waves',
  'wave_boxes',
  'picks',
  'pick_actions',
  'packed_boxes',
  'piece_weighings',
];

/** Bins with their stock, waves with their picks, and the evidence of packed boxes: docs/decisions/0021-count-bins-beside-stock.md. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table warehouse_layouts (
      brand_id text not null,
      warehouse_id text not null,
      layout jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null,
      updated_by text not null default '',
      primary key (brand_id, warehouse_id)
    )`.execute(db);
  await sql`
    create table bins (
      brand_id text not null,
      bin_id text not null,
      warehouse_id text not null,
      name text not null,
      aisle integer,
      bay integer,
      level integer,
      primary key (brand_id, bin_id),
      constraint bins_by_name unique (brand_id, warehouse_id, name)
    )`.execute(db);
  await sql`
    create table bin_stock (
      brand_id text not null,
      bin_id text not null,
      sku_id text not null,
      quantity integer not null,
      reserved integer not null default 0,
      primary key (brand_id, bin_id, sku_id),
      constraint bin_stock_not_negative check (quantity >= 0 and reserved >= 0 and reserved <= quantity)
    )`.execute(db);
  await sql`create index bin_stock_by_sku on bin_stock (brand_id, sku_id)`.execute(db);
  await sql`
    create table bin_movements (
      brand_id text not null,
      movement_id text not null,
      bin_id text not null,
      sku_id text not null,
      kind text not null,
      quantity integer not null,
      balance integer not null,
      wave_id text,
      shipment_id text,
      actor jsonb not null,
      at timestamptz not null,
      primary key (brand_id, movement_id)
    )`.execute(db);
  await sql`create index bin_movements_by_bin on bin_movements (brand_id, bin_id, sku_id, at)`.execute(db);
  await sql`
    create table waves (
      brand_id text not null,
      wave_id text not null,
      wave_number integer not null,
      warehouse_id text not null,
      state text not null,
      walk_length double precision,
      leaves_at timestamptz,
      picker_id text,
      picker_name text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (brand_id, wave_id)
    )`.execute(db);
  await sql`create index waves_by_state on waves (brand_id, warehouse_id, state, wave_number desc)`.execute(
    db,
  );
  await sql`
    create table wave_boxes (
      brand_id text not null,
      wave_id text not null,
      tote integer not null,
      shipment_id text not null,
      order_id text not null,
      order_number text not null,
      packed_at timestamptz,
      primary key (brand_id, wave_id, tote)
    )`.execute(db);
  await sql`create unique index wave_boxes_by_shipment on wave_boxes (brand_id, shipment_id)`.execute(db);
  await sql`
    create table picks (
      brand_id text not null,
      wave_id text not null,
      pick_no integer not null,
      walk_order integer not null,
      bin_id text,
      bin text,
      sku_id text,
      sku_code text not null,
      sku_name text not null,
      shipment_id text not null,
      tote integer not null,
      quantity integer not null,
      picked integer not null default 0,
      short integer not null default 0,
      primary key (brand_id, wave_id, pick_no),
      constraint picks_within_quantity check (picked >= 0 and short >= 0 and picked + short <= quantity)
    )`.execute(db);
  await sql`
    create table pick_actions (
      brand_id text not null,
      action_id text not null,
      wave_id text not null,
      pick_no integer not null,
      kind text not null,
      quantity integer not null,
      reason text,
      outcome text not null,
      actor jsonb not null,
      done_at timestamptz not null,
      received_at timestamptz not null,
      primary key (brand_id, action_id)
    )`.execute(db);
  await sql`create index pick_actions_by_wave on pick_actions (brand_id, wave_id)`.execute(db);
  await sql`
    create table packed_boxes (
      brand_id text not null,
      shipment_id text not null,
      evidence jsonb not null,
      root text not null,
      scale_g integer,
      packed_by text not null,
      packed_at timestamptz not null,
      primary key (brand_id, shipment_id)
    )`.execute(db);
  await sql`
    create table piece_weighings (
      brand_id text not null,
      weighing_id text not null,
      sku_code text not null,
      grams double precision not null,
      at timestamptz not null,
      primary key (brand_id, weighing_id)
    )`.execute(db);
  await sql`create index piece_weighings_by_sku on piece_weighings (brand_id, sku_code, at desc)`.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
