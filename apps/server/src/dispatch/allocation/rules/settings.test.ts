import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ImpactReplay, impactMetrics } from '@khep/domain/allocation';
import { oneEngine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { istDay } from '@khep/domain/days';
import { box, orderFor, sku, warehouse } from '../../../../test/fixtures.ts';
import { ingestScans } from '../../tracking/scans/ingestScans.ts';
import { pastOrders, replayAfter } from './pastOrders.ts';

const hour = 3_600_000;
const only = (courier_id: number) => [{ courier_id, percentage: 100 }];
const rule = (name: string, priority: number, change: object = {}) => ({
  name,
  priority,
  carrier_list: [2],
  conditions: [{ field_name: 'Order Value', field_type: 'Float', field_operator: 'gt', field_value: 1000 }],
  ...change,
});

describe.each(oneEngine)('the rules of allocation on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let other: SignedInBrand;
  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const save = (override_rules: object[], distribution_percentage: object[] = only(1), as = brand) =>
    call('POST', '/allocation/setting', { distribution_percentage, override_rules }, as);
  const list = async (as = brand) =>
    (await call('GET', '/allocation/setting?allocation_type=load', undefined, as)).body.data;
  const impact = (override_rules: object[], distribution_percentage: object[] = only(1), as = brand) =>
    call('POST', '/allocation/setting/impact', { distribution_percentage, override_rules }, as);

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Ruled');
    other = await server.newBrand('Unruled');
    for (const as of [brand, other]) {
      await call('POST', '/warehouse', warehouse, as);
      await call('POST', '/settings/sku', sku, as);
      await call('POST', '/settings/sku/box', box, as);
    }
  });
  afterAll(() => server.stop());

  test('are kept as a whole, with the ids of those that were there', async () => {
    expect((await save([rule('Dear ones by air', 1), rule('Rest', 2, { conditions: [] })])).status).toBe(422);
    const first = await save([rule('Dear ones by air', 1), rule('Dearest', 2)]);
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const [one, two] = first.body.data.override_rules;
    const again = await save([{ ...two, priority: 1 }, rule('New', 2)]);
    expect(
      again.body.data.override_rules.map(({ id, name }: { id: string; name: string }) => [id, name]),
    ).toEqual([
      [two.id, 'Dearest'],
      [expect.not.stringContaining(one.id), 'New'],
    ]);
    // The id of another brand's rule is no id of one's own.
    await save([{ ...two, name: 'Taken' }], only(1), other);
    expect((await list(other)).override_rules[0].id).not.toBe(two.id);
    expect((await list()).override_rules[0]).toMatchObject({ id: two.id, name: 'Dearest' });
  });

  test('are saved without a load distribution, and none is invented', async () => {
    const fresh = await server.newBrand('Undistributed');
    expect((await list(fresh)).distribution_percentage).toEqual([]);
    const saved = await save([rule('Dear ones by air', 1)], [], fresh);
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    expect(await list(fresh)).toMatchObject({
      distribution_percentage: [],
      override_rules: [{ name: 'Dear ones by air' }],
    });
    expect((await impact([rule('Dear ones by air', 1)], [], fresh)).status).toBe(200);
  });

  test('keep at least one row of a load distribution', async () => {
    const fresh = await server.newBrand('Distributed');
    expect((await save([], only(1), fresh)).status).toBe(201);
    const answer = await save([], [], fresh);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual({
      distribution_percentage: 'Keep at least one courier in the load distribution.',
    });
    expect((await list(fresh)).distribution_percentage).toMatchObject(only(1));
  });

  test('stay as old as they are when they are saved again', async () => {
    const [kept] = (await save([rule('Old', 1)])).body.data.override_rules;
    const rows = () =>
      server.db.selectFrom('allocation_rules').selectAll().where('brand_id', '=', brand.brand_id).execute();
    const [before] = await rows();
    server.clock.pass(hour);
    await save([{ ...kept, name: 'Old, renamed' }]);
    expect(await rows()).toEqual([{ ...before, name: 'Old, renamed' }]);
  });

  test('name couriers of the list, however they are sent', async () => {
    const [kept] = (await save([rule('Known', 1)])).body.data.override_rules;
    const stranger = rule('Stranger', 2, { carrier_list: [2, 999] });
    const path = 'override_rules.1.carrier_list';
    for (const answer of [await save([kept, stranger]), await impact([kept, stranger])]) {
      expect(answer.status).toBe(422);
      expect(answer.body.fields).toEqual({ [path]: 'Choose a courier from the list.' });
    }
    const changed = await call('PUT', `/allocation/setting/load/${kept.id}`, stranger);
    expect(changed.status, JSON.stringify(changed.body)).toBe(422);
    expect(changed.body.fields).toEqual({ carrier_list: 'Choose a courier from the list.' });
    expect((await list()).override_rules).toEqual([kept]);
  });

  test('are answered with what is wrong with them together', async () => {
    const nothing = rule('Nobody', 3, {
      conditions: [
        { field_name: 'Weight', field_type: 'Float', field_operator: 'gt', field_value: 5 },
        { field_name: 'Weight', field_type: 'Float', field_operator: 'lt', field_value: 2 },
      ],
    });
    await save([rule('Wide', 1), rule('Narrow', 2), nothing, rule('Rival', 1, { carrier_list: [1] })]);
    const { warnings, override_rules } = await list();
    const idOf = (name: string) => override_rules.find((one: { name: string }) => one.name === name).id;
    expect(warnings).toContainEqual({
      kind: 'never-matches',
      rule_id: idOf('Nobody'),
      other_rule_id: null,
      words: expect.stringMatching(/never matches/),
    });
    expect(warnings.map(({ rule_id }: { rule_id: string }) => rule_id)).toContain(idOf('Narrow'));
  });

  test('offer fields with the values that are known, the brand’s own among them', async () => {
    const { fields } = (await call('GET', '/allocation/setting/fields')).body.data;
    const optionsOf = (name: string) =>
      fields
        .find((field: { field_name: string }) => field.field_name === name)
        .options?.map(({ value }: { value: string }) => value);
    expect(optionsOf('Warehouse')).toEqual(['Jaipur studio']);
    expect(optionsOf('Payment Mode')).toEqual(['prepaid', 'cod']);
    expect(optionsOf('Weight')).toBeUndefined();
  });

  describe('their impact', () => {
    beforeAll(async () => {
      await save([]);
      for (const [index, courier_id] of [1, 1, 2, 2].entries())
        await travelled(courier_id, 20 + index, index !== 1);
    });

    /** An order of today that a courier took some hours for, or brought back. */
    async function travelled(courier_id: number, hours: number, isDelivered: boolean): Promise<void> {
      const { order } = (await call('POST', '/order/manual', orderFor({ phone: '9829010051' }))).body.data;
      const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [order.id] });
      const [{ packed_boxes }] = proposed.body.data.orders;
      await call('POST', '/packing/bulk/assign', { orders: [{ order_id: order.id, packed_boxes }] });
      const allocated = await call('POST', '/allocation/bulk/assign', {
        allocations: [{ order_id: order.id, courier_id }],
      });
      expect(allocated.status, JSON.stringify(allocated.body)).toBe(200);
      const [{ id: shipment_id, awb }] = (await call('GET', `/order/${order.id}`)).body.data.order.shipments;
      const start = server.clock.now().getTime();
      const scan = (after: number, status_type: string, status: string) => ({
        awb,
        code: `${status_type}${after}`,
        status,
        status_type,
        event_time: new Date(start + after * hour).toISOString(),
        location: '',
        remark: '',
      });
      await ingestScans(server.db, {
        brand_id: brand.brand_id,
        shipment_id,
        order_id: order.id,
        scans: [
          scan(0, 'UD', 'In Transit'),
          scan(hours - 4, 'UD', 'Dispatched'),
          ...(isDelivered
            ? [scan(hours, 'DL', 'Delivered')]
            : [scan(hours, 'RT', 'In Transit'), scan(hours + 48, 'DL', 'RTO')]),
        ],
        now: new Date(start + 100 * hour),
        poll_after: null,
      });
    }

    test('is the five rows on the brand’s own orders, with the size of the sample', async () => {
      const same = await impact([]);
      expect(same.status, JSON.stringify(same.body)).toBe(200);
      expect(same.body.data).toMatchObject({ orders: 4, measured: 4, moved: 0, days: 30, rules: [] });
      expect(same.body.data.rows.map(({ metric }: { metric: string }) => metric)).toEqual(impactMetrics);
      const { data } = (await impact([rule('Dear ones by air', 1)])).body;
      expect(data).toMatchObject({
        orders: 4,
        moved: 4,
        unmeasured: 0,
        rules: [{ name: 'Dear ones by air', orders: 4 }],
      });
      const [delivered, cost, ofd, rto, tat] = data.rows;
      // Surface brought half of its parcels to the door, Express all.
      expect(delivered).toMatchObject({
        beforeChange: 2,
        afterChange: 4,
        percentChange: 100,
        isPositive: true,
      });
      expect(cost.afterChange).toBeGreaterThan(cost.beforeChange);
      expect(cost.isPositive).toBe(false);
      expect(ofd).toMatchObject({ beforeChange: 16.5, afterChange: 18.5, isPositive: false });
      expect(rto).toMatchObject({ beforeChange: 48, afterChange: null, percentChange: null });
      expect(tat).toMatchObject({ beforeChange: 20, afterChange: 22.5 });
    });

    test('names the orders that a draft rule matches, and those that an earlier rule takes', async () => {
      const matches = async (value: number, rule_id?: string, as = brand) => {
        const conditions = [{ ...rule('', 1).conditions[0], field_value: value }];
        const answer = await call('POST', '/allocation/setting/matches', { conditions, rule_id }, as);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        return answer.body.data;
      };
      const some = await matches(1000);
      expect(some).toMatchObject({ orders: 4, matched: 4, taken: 0, days: 30 });
      expect(some.sample).toHaveLength(4);
      expect(some.sample[0]).toMatchObject({ city: 'Bengaluru', taken_by: null });
      expect(await matches(100_000)).toMatchObject({ orders: 4, matched: 0, sample: [] });
      const [first, second] = (await save([rule('Dear ones by air', 1), rule('Later', 2)])).body.data
        .override_rules;
      expect((await matches(1000, first.id)).taken).toBe(0);
      const later = await matches(1000, second.id);
      expect(later).toMatchObject({ matched: 4, taken: 4 });
      expect(later.sample[0].taken_by).toBe('Dear ones by air');
      await save([]);
      expect(await matches(1000, undefined, other)).toMatchObject({ orders: 0, matched: 0 });
      const blank = { conditions: [{ field_name: 'Weight', field_type: 'Float', field_operator: 'gt' }] };
      const refused = await call('POST', '/allocation/setting/matches', blank);
      expect(refused.body.fields).toEqual({ 'conditions.0': 'Enter a value for Weight.' });
    });

    test('saves nothing and explains each invalid rule', async () => {
      expect((await list()).override_rules).toEqual([]);
      const wrong = await impact([rule('Faulty', 1, { carrier_list: [] })]);
      expect(wrong.status).toBe(422);
      expect((await impact([], [{ courier_id: 1, percentage: 60 }])).status).toBe(422);
    });

    test('uses orders of the own brand only', async () => {
      expect((await impact([], only(1), other)).body.data).toMatchObject({ orders: 0, measured: 0 });
    });

    test('lets others be answered while many orders are replayed', async () => {
      const { db } = server;
      const [pattern] = await db
        .selectFrom('orders')
        .selectAll()
        .where('brand_id', '=', brand.brand_id)
        .limit(1)
        .execute();
      const rows = Array.from({ length: 1500 }, (_, n) => ({
        ...pattern!,
        details: JSON.stringify(pattern!.details),
        suggestion: JSON.stringify(pattern!.suggestion),
        order_id: `ord_many_${n}`,
        order_number: `MANY-${n}`,
      }));
      for (let at = 0; at < rows.length; at += 500)
        await db
          .insertInto('orders')
          .values(rows.slice(at, at + 500) as never)
          .execute();
      // Time that others wait: the number of orders replayed between one turn of the event loop and the next.
      let inTurn = 0;
      let most = 0;
      let next = setImmediate(function turn() {
        inTurn = 0;
        next = setImmediate(turn);
      });
      // Each takes a millisecond of this clock, whatever the machine does.
      let clock = performance.now();
      const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
      const replayed = vi.spyOn(ImpactReplay.prototype, 'order').mockImplementation(() => {
        clock += 1;
        inTurn += 1;
        most = Math.max(most, inTurn);
      });
      await impact([rule('Dear ones by air', 1)]);
      now.mockRestore();
      clearImmediate(next);
      expect(replayed).toHaveBeenCalledTimes(1504);
      replayed.mockRestore();
      expect(most).toBe(8);
    });

    test('is of the newest orders, though all have the same moment', async () => {
      const after = await replayAfter(
        server.db,
        { brand_id: brand.brand_id, from: new Date(server.clock.now().getTime() - 24 * hour) },
        600,
      );
      let orders = 0;
      const pages = pastOrders(server.db, brand.brand_id, after, [], istDay(server.clock.now()));
      for await (const page of pages) orders += page.length;
      expect(orders).toBe(600);
    });
  });
});
