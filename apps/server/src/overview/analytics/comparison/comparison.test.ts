import { addDays, istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { engines } from '../../../../test/engines.ts';
import type { TestServer } from '../../../../test/server.ts';
import { foldAllDeltas } from '../fold.ts';
import { rebuild, rebuildUncounted } from '../rebuild.ts';
import { compareBrand, compareNightly } from './compareNightly.ts';
import { compareSums } from './compareSums.ts';

describe.each(engines)('comparing sums with orders on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;
  let yesterday: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
    await rebuild(server.db, brand_id, server.clock.now());
    await foldAllDeltas(server.db, server.services);
    yesterday = addDays(istDay(server.clock.now()), -1);
  });
  afterAll(() => server.stop());

  const alerts = async () =>
    (await server.call('GET', '/contracts/alerts', { token })).body.data.alerts.filter(
      ({ kind }: { kind: string }) => kind === 'sums-differ',
    ) as { words: string; count: number }[];

  /** A day with ended shipments, and one of its cells. */
  const aCell = async (cube = 'ended') =>
    server.db
      .selectFrom('analytics_cells')
      .selectAll()
      .where('brand_id', '=', brand_id)
      .where('cube', '=', cube)
      .where('grain', '=', 'day')
      .where('m0', '>', 0)
      .orderBy('day', 'desc')
      .orderBy('cell')
      .executeTakeFirstOrThrow();

  const damage = (change: { m0?: number; m1?: number }, grain: 'day' | 'month', cell: string) =>
    server.db
      .updateTable('analytics_cells')
      .set(change)
      .where('brand_id', '=', brand_id)
      .where('grain', '=', grain)
      .where('cell', '=', cell)
      .execute();

  const compare = (days: readonly string[]) =>
    compareBrand(server.db, { brand_id, days, now: server.clock.now() });

  test('finds no difference on any day of the demo brand', async () => {
    const days = Array.from({ length: 40 }, (_, back) => addDays(yesterday, 1 - back));
    expect(await compareSums(server.db, brand_id, days)).toEqual([]);
  });

  test('names a damaged cell, has it counted again, and resolves the alert', async () => {
    const { day, cell, m0 } = await aCell();
    await damage({ m0: m0 + 7 }, 'day', cell);
    await compare([day]);
    const raised = await alerts();
    // The day differs from its orders, and the month from its days.
    expect(raised).toHaveLength(2);
    const named = raised.find(({ words }) => words.includes(`the orders say ${m0}.`))!;
    expect(named.words).toContain(`analytics shows parcels ${m0 + 7}`);
    // The pages of analytics show the same.
    const shown = await server.call('GET', '/analytics/differences', { token });
    expect(shown.body.data.differences.map(({ words }: { words: string }) => words).sort()).toEqual(
      raised.map(({ words }) => words).sort(),
    );
    expect(named.words).toMatch(/^Shipments by the day they ended, \d+ \w+ \d{4}, State /);
    await compare([day]);
    expect((await alerts()).map(({ count }) => count)).toEqual([2, 2]);
    await rebuildUncounted(server.db, server.services);
    await compare([day]);
    expect(await alerts()).toEqual([]);
  });

  test('names a cell that is missing, one of no order, and a month that is not its days', async () => {
    const missing = await aCell('orders');
    await server.db
      .deleteFrom('analytics_cells')
      .where('brand_id', '=', brand_id)
      .where('cell', '=', missing.cell)
      .execute();
    const found = await compareSums(server.db, brand_id, [missing.day]);
    expect(found).toContainEqual(
      expect.objectContaining({ key: missing.cell, measure: 'orders', stored: 0, counted: missing.m0 }),
    );
    await server.db.insertInto('analytics_cells').values(missing).execute();
    expect(await compareSums(server.db, brand_id, [missing.day])).toEqual([]);

    const extra = { ...missing, state: 'Atlantis', cell: missing.cell.replace(missing.state, 'Atlantis') };
    await server.db.insertInto('analytics_cells').values(extra).execute();
    const [of] = await compareSums(server.db, brand_id, [missing.day]);
    expect(of).toMatchObject({ key: extra.cell, stored: missing.m0, counted: 0 });
    await server.db
      .deleteFrom('analytics_cells')
      .where('brand_id', '=', brand_id)
      .where('state', '=', 'Atlantis')
      .execute();

    const month = await server.db
      .selectFrom('analytics_cells')
      .select(['cell', 'm1'])
      .where('brand_id', '=', brand_id)
      .where('cube', '=', 'orders')
      .where('grain', '=', 'month')
      .where('day', '=', missing.day.slice(0, 7))
      .executeTakeFirstOrThrow();
    await damage({ m1: month.m1 + 100 }, 'month', month.cell);
    expect(await compareSums(server.db, brand_id, [missing.day])).toEqual([
      expect.objectContaining({
        key: month.cell,
        measure: 'amount_paise',
        stored: month.m1 + 100,
        counted: month.m1,
      }),
    ]);
    await damage({ m1: month.m1 }, 'month', month.cell);
  });

  test('names a rollup that is not what its cube adds up to', async () => {
    const { day, cell, m0 } = await aCell('ended/payment/courier/status');
    await damage({ m0: m0 + 5 }, 'day', cell);
    await compare([day]);
    const [raised, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(raised?.words).toMatch(/^Shipments by the day they ended, \d+ \w+ \d{4}, Payment /);
    expect(raised?.words).not.toContain('State');
    expect(raised?.words).toContain(`analytics shows parcels ${m0 + 5}, its parts add up to ${m0}.`);
    await rebuildUncounted(server.db, server.services);
    await compare([day]);
    expect(await alerts()).toEqual([]);
  });

  test('a row that changed without being counted is found', async () => {
    const order = await server.db
      .selectFrom('orders')
      .select(['order_id', 'order_date', 'total_paise'])
      .where('brand_id', '=', brand_id)
      .orderBy('order_id')
      .executeTakeFirstOrThrow();
    const setTotal = (total_paise: number) =>
      server.db
        .updateTable('orders')
        .set({ total_paise })
        .where('brand_id', '=', brand_id)
        .where('order_id', '=', order.order_id)
        .execute();
    await setTotal(order.total_paise + 100);
    const found = await compareSums(server.db, brand_id, [istDay(order.order_date)]);
    expect(found.map(({ cube, measure, stored, counted }) => [cube, measure, counted - stored])).toEqual([
      ['orders', 'amount_paise', 100],
      ['ordersBySkus', 'amount_paise', 100],
    ]);
    await setTotal(order.total_paise);
  });

  test('runs once a night, for yesterday at least', async () => {
    const state = () =>
      server.db
        .selectFrom('analytics_state')
        .select('compared_on')
        .where('brand_id', '=', brand_id)
        .executeTakeFirstOrThrow();
    const atHour = (hour: number) => ({
      log: server.services.log,
      clock: {
        ...server.clock,
        now: () => new Date(+new Date(`${addDays(yesterday, 1)}T00:00:00+05:30`) + hour * 3_600_000),
      },
    });
    await compareNightly(server.db, atHour(1));
    expect(await state()).toEqual({ compared_on: '' });
    const known = await aCell();
    const cell = known.cell.replace(known.day, yesterday).replace(known.state, 'Atlantis');
    await server.db
      .insertInto('analytics_cells')
      .values({ ...known, day: yesterday, state: 'Atlantis', cell })
      .execute();
    await compareNightly(server.db, atHour(2));
    expect(await state()).toEqual({ compared_on: addDays(yesterday, 1) });
    const raised = await alerts();
    const named = raised.find(
      ({ words }) => words.includes('State Atlantis') && words.includes('the orders say 0'),
    );
    expect(named, JSON.stringify(raised)).toBeDefined();
    await compareNightly(server.db, atHour(3));
    expect((await alerts()).map(({ count }) => count)).toEqual(raised.map(({ count }) => count));
  });
});
