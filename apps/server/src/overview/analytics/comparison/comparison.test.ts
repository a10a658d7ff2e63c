import { addDays, istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { engines } from '../../../../test/engines.ts';
import type { TestServer } from '../../../../test/server.ts';
import { damageCells, listStoredCells } from '../../../../test/storedCells.ts';
import type { Cell } from '../blocks/cells.ts';
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
  const aCell = async (cube = 'ended') => {
    const cells = await listStoredCells(server.db, brand_id, { cube, grain: 'day' });
    return cells.find(({ values }) => values[0]! > 0)!;
  };
  const damage = (cell: Cell, values: readonly number[]) =>
    damageCells(server.db, brand_id, [{ ...cell, values }]);

  const compare = (days: readonly string[]) =>
    compareBrand(server.db, { brand_id, days, now: server.clock.now() });

  test('finds no difference on any day of the demo brand', async () => {
    const days = Array.from({ length: 40 }, (_, back) => addDays(yesterday, 1 - back));
    expect(await compareSums(server.db, brand_id, days)).toEqual([]);
  });

  test('names a damaged cell, has it counted again, and resolves the alert', async () => {
    const cell = await aCell();
    const { day } = cell.block;
    const [m0 = 0] = cell.values;
    await damage(cell, [7]);
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
    const { day } = missing.block;
    const [orders] = missing.values;
    await damage(
      missing,
      missing.values.map((value) => -value),
    );
    const found = await compareSums(server.db, brand_id, [day]);
    expect(found).toContainEqual(
      expect.objectContaining({ key: missing.key, measure: 'orders', stored: 0, counted: orders }),
    );
    await damage(missing, missing.values);
    expect(await compareSums(server.db, brand_id, [day])).toEqual([]);

    const extra = { ...missing, dims: { ...missing.dims, state: 'Atlantis' } };
    await damage(extra, missing.values);
    const [of] = await compareSums(server.db, brand_id, [day]);
    const key = missing.key.replace(missing.dims.state!, 'Atlantis');
    expect(of).toMatchObject({ key, stored: orders, counted: 0 });
    await damage(
      extra,
      missing.values.map((value) => -value),
    );

    const months = await listStoredCells(server.db, brand_id, { cube: 'orders', grain: 'month' });
    const month = months.find(({ block }) => block.day === day.slice(0, 7))!;
    const amount = month.values[1]!;
    await damage(month, [0, 100]);
    expect(await compareSums(server.db, brand_id, [day])).toEqual([
      expect.objectContaining({
        key: month.key,
        measure: 'amount_paise',
        stored: amount + 100,
        counted: amount,
      }),
    ]);
    await damage(month, [0, -100]);
  });

  test('names a rollup that is not what its cube adds up to', async () => {
    const cell = await aCell('ended/payment/courier/status');
    const { day } = cell.block;
    const [m0 = 0] = cell.values;
    await damage(cell, [5]);
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
    await damage(
      { ...known, block: { ...known.block, day: yesterday }, dims: { ...known.dims, state: 'Atlantis' } },
      known.values,
    );
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
