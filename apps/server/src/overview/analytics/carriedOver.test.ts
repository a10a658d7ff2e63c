import { contributionsOf, cubes, dimensions } from '@khep/domain/analytics';
import type { CellQuery, Cube } from '@khep/domain/analytics';
import { addDays, istDay } from '@khep/domain/days';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../test/demoBrand.ts';
import { engines } from '../../../test/engines.ts';
import { up as createBlocks } from '../../platform/db/migrations/0740_analytics_blocks.ts';
import { cellSource } from './cellSource.ts';
import { listOrderIds, loadOrderFacts } from './facts.ts';
import { foldAllDeltas } from './fold.ts';
import { rebuild } from './rebuild.ts';

describe.each(engines)('sums from before there were blocks, on %s', (engine) => {
  test('stay what they are, before they are folded and after', async () => {
    const { server, brand_id } = await startDemoServer(engine);
    const { db } = server;
    const now = server.clock.now();
    // The cells of then had no repeat orders.
    await db.updateTable('orders').set({ is_repeat: false }).where('brand_id', '=', brand_id).execute();
    await rebuild(db, brand_id, now);
    const source = cellSource(db, brand_id, istDay(now));
    const questions = (Object.keys(cubes) as Cube[]).map((cube): CellQuery => ({
      cube,
      from: addDays(istDay(now), -100),
      to: istDay(now),
      where: {},
      by: [...cubes[cube].dims],
      period: 'month',
    }));
    const answers = () =>
      Promise.all(
        questions.map(async (query) => (await source(query)).map((sum) => JSON.stringify(sum)).sort()),
      );
    const before = await answers();
    expect(before.every((sums) => sums.length > 0)).toBe(true);

    // The tables as they were, with a cell for each contribution; one order has changed since the last fold.
    const { live } = await db
      .selectFrom('analytics_state')
      .select('live')
      .where('brand_id', '=', brand_id)
      .executeTakeFirstOrThrow();
    const ids = await listOrderIds(db, brand_id, { after: '', limit: 100_000 });
    const contributions = [...(await loadOrderFacts(db, brand_id, ids)).values()].flatMap(contributionsOf);
    await sql`drop table analytics_blocks`.execute(db);
    await sql`drop table analytics_deltas`.execute(db);
    const columns = [
      ...dimensions.map((dim) => `${dim} text not null default ''`),
      ...Array.from({ length: 8 }, (_, at) => `m${at} bigint not null default 0`),
    ].join(', ');
    const shared = `brand_id text, generation int, cube text, day text, cell text, members text[], ${columns}`;
    await sql.raw(`create table analytics_cells (${shared}, grain text)`).execute(db);
    await sql
      .raw(
        `create table analytics_deltas (${shared}, delta_id text, constraint analytics_deltas_pkey primary key (brand_id, delta_id))`,
      )
      .execute(db);
    const old = db as unknown as Kysely<
      Record<'analytics_cells' | 'analytics_deltas', Record<string, unknown>>
    >;
    const rows = contributions.map(({ cube, day, dims, members, values }, at) => ({
      brand_id,
      generation: live,
      cube,
      day,
      cell: String(at),
      members,
      ...dims,
      ...Object.fromEntries(values.map((value, measure) => [`m${measure}`, value])),
    }));
    // Each part has the columns of its cube.
    for (const own of Map.groupBy(rows, ({ cube }) => cube).values()) {
      const folded = own.slice(1).map((row) => ({ ...row, grain: 'day' }));
      for (let at = 0; at < folded.length; at += 500)
        await old
          .insertInto('analytics_cells')
          .values(folded.slice(at, at + 500))
          .execute();
      await old
        .insertInto('analytics_deltas')
        .values(own.slice(0, 1).map((row) => ({ ...row, delta_id: `dlt_${row.cube}` })))
        .execute();
    }
    await old
      .insertInto('analytics_cells')
      .values({ ...rows[0], grain: 'month', day: '2026-01', m0: 99 })
      .execute();

    await createBlocks(db as Kysely<unknown>);
    expect(await answers()).toEqual(before);
    await foldAllDeltas(db, server.services);
    expect(await db.selectFrom('analytics_deltas').select('delta_id').execute()).toEqual([]);
    expect(await answers()).toEqual(before);
    // To the byte, as counting all orders again gives them.
    expect(await rebuild(db, brand_id, now)).toEqual([]);
    await server.stop();
  });
});
