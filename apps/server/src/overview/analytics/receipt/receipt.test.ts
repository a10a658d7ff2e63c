import type { ReceiptChanges } from '@khep/api';
import { contributionsOf, cubeNames, cubes, metricOf } from '@khep/domain/analytics';
import type { CellQuery, CellSums, Contribution } from '@khep/domain/analytics';
import { addDays, istDay } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoServer } from '../../../../test/demoBrand.ts';
import { engines } from '../../../../test/engines.ts';
import type { TestServer } from '../../../../test/server.ts';
import { seededRandom } from '../../../base/seededRandom.ts';
import { cellSource } from '../cellSource.ts';
import { countOrders } from '../countOrders.ts';
import { listOrderIds, loadOrderFacts } from '../facts.ts';
import { foldAllDeltas } from '../fold.ts';
import { rebuild } from '../rebuild.ts';
import { atOneMoment, endKnowledge, knownCellSource } from './knowledge.ts';

/** Adds up contributions one by one, without the code that is tested. */
function addUp(all: readonly Contribution[], { cube, from, to, where, members, by, period }: CellQuery) {
  const sums = new Map<string, number[]>();
  for (const one of all) {
    if (one.cube !== cube || one.day < from || one.day > to) continue;
    if (Object.entries(where).some(([dim, values]) => !values.includes(one.dims[dim as 'state'] ?? '')))
      continue;
    if (members && !members.some((member) => one.members.includes(member))) continue;
    const step = period === undefined ? '' : one.day.slice(0, period === 'day' ? 10 : 7);
    const key = [step, ...by.map((dim) => one.dims[dim] ?? '')].join('|');
    const before = sums.get(key) ?? [];
    sums.set(
      key,
      one.values.map((value, at) => value + (before[at] ?? 0)),
    );
  }
  return inOrder([...sums]);
}
const inOrder = (sums: [string, readonly number[]][]) =>
  sums.filter(([, values]) => values.some((value) => value !== 0)).toSorted(([a], [b]) => (a < b ? -1 : 1));
const asSums = (found: readonly CellSums[]) =>
  inOrder(found.map(({ period, group, values }) => [[period, ...group].join('|'), values]));

describe.each(engines)('numbers as they were known, on %s', (engine) => {
  let server: TestServer;
  let token: string;
  let brand_id: string;
  let today: string;

  beforeAll(async () => {
    ({ server, token, brand_id } = await startDemoServer(engine));
    today = istDay(server.clock.now());
    await rebuild(server.db, brand_id, server.clock.now());
  });
  afterAll(() => server.stop());

  const countFacts = async () => {
    const ids = await listOrderIds(server.db, brand_id, { after: '', limit: 100_000 });
    return [...(await loadOrderFacts(server.db, brand_id, ids)).values()].flatMap(contributionsOf);
  };

  /** Changes a few orders as late scans and corrections do. */
  async function change(pick: <T>(all: readonly T[]) => T): Promise<void> {
    const { db } = server;
    const ids = await listOrderIds(db, brand_id, { after: '', limit: 100_000 });
    const order_ids = [...new Set([pick(ids), pick(ids), pick(ids)])].sort();
    await db.transaction().execute(async (tx) => {
      for (const order_id of order_ids) {
        await tx
          .updateTable('orders')
          .set({ state: pick(['Goa', 'Bihar', 'Kerala']), status: pick(['DELIVERED', 'CANCELLED']) })
          .where('brand_id', '=', brand_id)
          .where('order_id', '=', order_id)
          .execute();
        await tx
          .updateTable('shipments')
          .set({
            state: pick(['DELIVERED', 'RTO_DELIVERED', 'LOST', 'IN_TRANSIT'] as const),
            ended_at: new Date(server.clock.now().getTime() - pick([1, 5, 20, 60]) * 86_400_000),
            charge_paise: pick([5000, 7000, 9100]),
          })
          .where('brand_id', '=', brand_id)
          .where('order_id', '=', order_id)
          .where('courier_id', 'is not', null)
          .execute();
      }
      await countOrders(tx, { brand_id, order_ids });
    });
  }

  test('as known at a moment is what the facts said then, through folds and rebuilds', async () => {
    const chance = seededRandom(8821);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(chance.next() * all.length)]!;
    const moments: { at: string; facts: Contribution[] }[] = [];
    for (let round = 0; round < 8; round += 1) {
      moments.push({ at: await endKnowledge(server.db, brand_id), facts: await countFacts() });
      for (let times = 0; times < 4; times += 1) await change(pick);
      if (round % 2 === 0) await foldAllDeltas(server.db, server.services);
      if (round === 5) {
        // A rebuild finds a change that passed by the sums, and those of before stay as they were.
        const [id = ''] = await listOrderIds(server.db, brand_id, { after: '', limit: 1 });
        await server.db
          .updateTable('orders')
          .set({ state: 'Mizoram', total_paise: 123_400 })
          .where('brand_id', '=', brand_id)
          .where('order_id', '=', id)
          .execute();
        moments.push({ at: await endKnowledge(server.db, brand_id), facts: [] });
        const missed = moments.at(-1)!;
        const now = await readAll(cellSource(server.db, brand_id, today));
        expect((await rebuild(server.db, brand_id, server.clock.now()))?.length).toBeGreaterThan(0);
        const then = await atOneMoment(server.db, (tx) =>
          readAll(knownCellSource(tx, brand_id, today, missed.at)),
        );
        expect(then).toEqual(now);
        moments.pop();
      }
    }
    let compared = 0;
    for (const { at, facts } of moments)
      for (let times = 0; times < 25; times += 1) {
        const cube = pick(cubeNames);
        const { dims } = cubes[cube];
        const dim = pick(dims);
        const days = pick([7, 30, 90, 400]);
        const query: CellQuery = {
          cube,
          from: addDays(today, -days),
          to: today,
          where: chance.next() < 0.5 ? {} : { state: ['Goa', 'Bihar'] },
          by: pick([[], [dim], ['state']] as const),
          period: pick([undefined, 'day', 'month'] as const),
        };
        const found = await atOneMoment(server.db, (tx) => knownCellSource(tx, brand_id, today, at)(query));
        const expected = addUp(facts, query);
        expect(asSums(found), JSON.stringify([at, query])).toEqual(expected);
        compared += expected.length;
      }
    expect(compared).toBeGreaterThan(500);
  });

  const readAll = async (source: (query: CellQuery) => Promise<CellSums[]>) => {
    const read = [];
    for (const cube of cubeNames)
      read.push(
        asSums(
          await source({ cube, from: '2020-01-01', to: today, where: {}, by: ['state'], period: 'day' }),
        ),
      );
    return read;
  };

  test('the changes of a number add up to its difference, and say what changed', async () => {
    const chance = seededRandom(77);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(chance.next() * all.length)]!;
    const known = await endKnowledge(server.db, brand_id);
    for (let times = 0; times < 12; times += 1) await change(pick);
    const get = async (path: string) => {
      const answer = await server.call('GET', `${path}&known=${known}&dateRange=last_90_days`, { token });
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
      return answer.body.data;
    };
    let listed = 0;
    for (const page of ['overview', 'orders', 'rto', 'ndr', 'returns', 'sku', 'track-shipment']) {
      const { numbers } = await get(`/analytics/receipt?page=${page}`);
      expect(numbers.length, page).toBeGreaterThan(0);
      for (const one of numbers) {
        const metric = metricOf(one.id);
        const parts: ReceiptChanges[] = [];
        for (const part of metric.per ? ['of', 'per'] : ['of'])
          parts.push(await get(`/analytics/receipt/changes?metric=${one.id}&part=${part}`));
        for (const { changes, known: then, now, left_out } of parts) {
          const sum = changes.reduce((total, { value }) => total + value, 0) + left_out;
          expect(Math.abs(now - then - sum), `${page} ${one.id}`).toBeLessThan(0.01);
          listed += changes.length;
          for (const { kind, day_before, day_after, order_number } of changes) {
            expect(order_number).not.toBe('');
            if (kind === 'moved') expect(day_before).not.toBe(day_after);
            if (kind === 'added' || kind === 'late') expect(day_before).toBe('');
          }
        }
        const [of, per] = parts;
        if (of && !per) expect([of.known, of.now]).toEqual([one.known, one.now]);
      }
    }
    expect(listed).toBeGreaterThan(50);
  });

  test('a moment before anything is remembered has no numbers, and so has another brand’s knowledge', async () => {
    const early = await server.call('GET', '/analytics/receipt?page=rto&known=2020-01-01', { token });
    expect(early.body.data).toMatchObject({ known_since: expect.any(String), numbers: [] });
    const path = '/analytics/receipt/changes?metric=rto&known=2020-01-01';
    const refused = await server.call('GET', path, { token });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.known).toMatch(/remembered since/);
    expect((await server.call('GET', '/analytics/receipt?page=rto&known=soon', { token })).status).toBe(422);
    const known = await endKnowledge(server.db, brand_id);
    const other = await server.newBrand('Nobody knows');
    const answer = await server.call('GET', `/analytics/receipt/changes?metric=orders&known=${known}`, {
      token: other.token,
    });
    expect(answer.status).toBe(422);
  });
});
