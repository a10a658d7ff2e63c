import { sql, type Kysely } from 'kysely';

const measures = Array.from({ length: 8 }, (_, at) => `m${at}`);

/** Of each cube the dimensions that its coarser sums keep. */
const rollups: readonly (readonly [cube: string, ...dims: string[]])[] = [
  ['orders', 'payment', 'status'],
  ['orders', 'channel', 'status'],
  ['orders', 'warehouse', 'status'],
  ['orders', 'status', 'slab'],
  ['orders', 'state', 'payment', 'status'],
  ['orderSkus', 'payment', 'status'],
  ['orderSkus', 'warehouse', 'status'],
  ['orderSkus', 'state', 'payment', 'status'],
  ['orderSkus', 'status', 'sku'],
  ['parcels', 'payment', 'courier', 'status'],
  ['parcels', 'payment', 'courier', 'zone', 'status'],
  ['parcels', 'state', 'payment', 'courier', 'status'],
  ['ended', 'status', 'slab'],
  ['ended', 'state', 'payment', 'status'],
  ['ended', 'payment', 'courier', 'status'],
  ['ended', 'payment', 'courier', 'zone', 'status'],
  ['ended', 'courier', 'status', 'reason'],
  ['ended', 'state', 'payment', 'courier', 'status'],
  ['endedSkus', 'payment', 'status'],
  ['endedSkus', 'warehouse', 'status'],
  ['endedSkus', 'state', 'payment', 'status'],
  ['endedSkus', 'status', 'sku'],
  ['transit', 'slab'],
  ['ndr', 'payment', 'courier', 'status'],
  ['ndr', 'courier', 'status', 'reason'],
  ['ndr', 'state', 'payment', 'courier', 'status'],
  ['ndrSkus', 'status', 'sku'],
  ['returns', 'payment', 'courier', 'status'],
  ['returns', 'courier', 'status', 'reason'],
  ['returns', 'state', 'payment', 'courier', 'status'],
  ['returnSkus', 'payment', 'status'],
  ['returnSkus', 'status', 'sku'],
];

/** Cubes whose cells of a month are nearly as many as those of its days. */
const byDayOnly = [
  'ordersBySkus',
  'orderSkus',
  'endedBySkus',
  'endedSkus',
  'transit',
  'ndrSkus',
  'returnsBySkus',
  'returnSkus',
];

/** Coarser sums beside those of each cube: most questions name one or two dimensions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const names = sql.join(measures.map((name) => sql.ref(name)));
  const sums = sql.join(measures.map((name) => sql`sum(${sql.ref(name)})`));
  for (const [cube, ...dims] of rollups) {
    const name = `${cube}/${dims.join('/')}`;
    const columns = sql.join(dims.map((dim) => sql.ref(dim)));
    // Months are added up from days: not every cube has months of its own.
    for (const [grain, from, day] of [
      ['day', cube, sql`day`],
      ['month', name, sql`substr(day, 1, 7)`],
    ] as const)
      await sql`
        insert into analytics_cells (brand_id, generation, cube, grain, day, cell, members, ${columns}, ${names})
        select brand_id, generation, ${sql.lit(name)}, ${sql.lit(grain)}, ${day},
          concat_ws(E'\\x1f', ${sql.lit(name)}, ${day}, ${columns}), '{}'::text[], ${columns}, ${sums}
        from analytics_cells where cube = ${sql.lit(from)} and grain = 'day'
        group by brand_id, generation, ${day}, ${columns}`.execute(db);
  }
  await sql`delete from analytics_cells where grain = 'month' and cube in (${sql.join(byDayOnly.map((name) => sql.lit(name)))})`.execute(
    db,
  );
}
