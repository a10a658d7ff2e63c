import { cubeNames } from '@khep/domain/analytics';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/schema.ts';
import { hasMonths, rollupsOf, shapeOf } from './rollups.ts';
import { measureNames } from './tables.ts';

/** One set of cells that is added up from finer ones of the same generation. */
export interface Derived {
  name: string;
  /** As `analytics_cells.cube` has them. */
  from: string;
  grain: 'day' | 'month';
}

/** All that follows from the cells of the cubes by day; in each list one after another, as the next is added up from the one before. */
export const derivations: readonly (readonly Derived[])[] = cubeNames.flatMap((cube): Derived[][] => [
  ...(hasMonths(cube) ? [[{ name: cube, from: cube, grain: 'month' } as const]] : []),
  ...rollupsOf(cube).map(({ name }) => [
    { name, from: cube, grain: 'day' } as const,
    { name, from: name, grain: 'month' } as const,
  ]),
]);

/** Adds up one set of cells of a generation, which must have none of them. The database does it: they never leave it. */
export async function derive(
  tx: Tx,
  { brand_id, generation }: { brand_id: string; generation: number },
  { name, from, grain }: Derived,
): Promise<void> {
  const shape = shapeOf(name);
  const dims = shape.dims.map((dim) => sql.ref(dim));
  const measures = measureNames.slice(0, shape.measures).map((measure) => sql.ref(measure));
  const day: RawBuilder<string> = grain === 'day' ? sql`day` : sql`substr(day, 1, 7)`;
  // A month of a cube has the key of one of its days, with the month in its place.
  const isOfCube = name === from && !name.includes('/');
  const cell = isOfCube
    ? sql`overlay(cell placing substr(day, 1, 7) from strpos(cell, day) for 10)`
    : sql`concat_ws(E'\\x1f', ${name}::text, ${day}, ${sql.join(dims)})`;
  const members = isOfCube ? sql`members` : sql`'{}'::text[]`;
  await sql`
    insert into analytics_cells (brand_id, generation, cube, grain, day, cell, members, ${sql.join([...dims, ...measures])})
    select ${brand_id}, ${generation}::int, ${name}, ${grain}, day, cell, members, ${sql.join([
      ...dims,
      ...measures.map((measure) => sql`sum(${measure})`),
    ])}
    from (
      select ${day} as day, ${cell} as cell, ${members} as members, ${sql.join([...dims, ...measures])}
      from analytics_cells
      where brand_id = ${brand_id} and generation = ${generation} and cube = ${from} and grain = 'day'
    ) finer
    group by day, cell, members, ${sql.join(dims)}
    order by day, cell`.execute(tx);
}
