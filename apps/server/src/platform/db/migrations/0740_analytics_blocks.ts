import { sql, type Kysely } from 'kysely';

/** The dimensions of each cube, in its order, and the number of its measures. */
const cubes: readonly (readonly [cube: string, measures: number, ...dims: string[]])[] = [
  ['orders', 3, 'state', 'payment', 'channel', 'warehouse', 'status', 'slab'],
  ['ordersBySkus', 3, 'state', 'payment', 'warehouse', 'status'],
  ['orderSkus', 3, 'state', 'payment', 'warehouse', 'status', 'sku'],
  ['parcels', 3, 'state', 'payment', 'courier', 'zone', 'status'],
  ['ended', 8, 'state', 'payment', 'courier', 'zone', 'status', 'reason', 'slab'],
  ['endedBySkus', 3, 'state', 'payment', 'courier', 'zone', 'status', 'reason', 'warehouse'],
  ['endedSkus', 2, 'state', 'payment', 'courier', 'warehouse', 'status', 'sku'],
  ['transit', 1, 'state', 'payment', 'courier', 'zone', 'slab'],
  ['ndr', 7, 'state', 'payment', 'courier', 'zone', 'status', 'reason'],
  ['ndrSkus', 1, 'state', 'payment', 'courier', 'warehouse', 'status', 'reason', 'sku'],
  ['returns', 5, 'state', 'payment', 'courier', 'status', 'reason'],
  ['returnsBySkus', 5, 'state', 'payment', 'courier', 'warehouse', 'status', 'reason'],
  ['returnSkus', 2, 'state', 'payment', 'courier', 'warehouse', 'status', 'reason', 'sku'],
];

/**
 * Sums of analytics in blocks: all cells of a cube on one day or in one month are one row. What was summed up to now becomes
 * changes that wait to be folded, a row for each cube and day, so numbers stay what they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table analytics_blocks (
      brand_id text not null,
      generation int not null,
      cube text not null,
      grain text not null,
      day text not null,
      part int not null,
      cells bytea not null,
      constraint analytics_blocks_pkey primary key (brand_id, generation, cube, grain, day, part)
    )`.execute(db);
  await sql`
    create table analytics_changed_sums (
      brand_id text not null,
      delta_id text not null,
      generation int not null,
      contributions text not null,
      cells int not null,
      constraint analytics_changed_sums_pkey primary key (brand_id, delta_id)
    )`.execute(db);
  for (const [cube, count, ...dims] of cubes) {
    const columns = sql.join(dims.map((name) => sql.ref(name)));
    const values = sql.join(Array.from({ length: count }, (_, at) => sql.ref(`m${at}`)));
    const select = sql`select brand_id, generation, day, members, ${columns}, ${values}`;
    await sql`
      insert into analytics_changed_sums (brand_id, delta_id, generation, contributions, cells)
      select brand_id, concat_ws('_', 'dlt', generation, ${sql.lit(cube)}, day), generation,
        json_agg(json_build_array(${sql.lit(cube)}, day, json_build_array(${columns}), members, json_build_array(${values})))::text,
        count(*)
      from (
        ${select} from analytics_cells where cube = ${sql.lit(cube)} and grain = 'day'
        union all ${select} from analytics_deltas where cube = ${sql.lit(cube)}
      ) sums
      group by brand_id, generation, day`.execute(db);
  }
  await sql`drop table analytics_cells`.execute(db);
  await sql`drop table analytics_deltas`.execute(db);
  await sql`alter table analytics_changed_sums rename to analytics_deltas`.execute(db);
  await sql`alter table analytics_deltas rename constraint analytics_changed_sums_pkey to analytics_deltas_pkey`.execute(
    db,
  );
  for (const table of ['analytics_blocks', 'analytics_deltas'])
    await sql`alter table ${sql.table(table)} alter column brand_id set (n_distinct = 20)`.execute(db);
}
