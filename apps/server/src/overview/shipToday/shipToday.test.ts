import type { ShipTodayPlan, ShipTodayRun } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, pack } from '../../../test/shipping.ts';

const split = [
  { courier_id: 1, percentage: 60 },
  { courier_id: 2, percentage: 40 },
];
/** The simulator rejects bookings for it. */
const refusedPhone = '9829010016';

describe.each(oneEngine)("a day's shipping on %s", (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, as = brand) =>
    server.call(method, path, { token: as.token, body });
  const data = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    return answer.body.data;
  };
  const plan = (choices: object = {}): Promise<ShipTodayPlan> => data('POST', '/ship-today/plan', choices);
  const progress = (id: string): Promise<ShipTodayRun> => data('GET', `/ship-today/run/${id}`);
  const newBrand = async (name: string) => {
    brand = await server.newBrand(name);
    await createCatalogue((method, path, body) => call(method, path, body));
  };
  const newOrder = async (change: Partial<Parameters<typeof orderFor>[0]> = {}): Promise<string> =>
    (await data('POST', '/order/manual', orderFor({ phone: '9829010011', ...change }))).order.id;
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        const run = await progress(id);
        expect(['done', 'failed', 'cancelled']).toContain(run.state);
        return run;
      },
      { timeout: 40_000, interval: 100 },
    );
  const run = async (choices: object = {}) => {
    const { digest } = await plan(choices);
    const { job_id } = await data('POST', '/ship-today/run', { ...choices, digest });
    return job_id as string;
  };
  /** Starts a run with a slow courier and waits for its first order: there is time to stop it. */
  const runSlowly = async () => {
    const { simulators } = server.services.couriers;
    simulators!.faults.add({ kind: 'slow', ms: 700 }, { path: /create/, times: 100 });
    const job_id = await run();
    await vi.waitFor(
      async () => expect((await progress(job_id)).orders.some(({ state }) => state === 'done')).toBe(true),
      { timeout: 120_000, interval: 50 },
    );
    return job_id;
  };

  test('is planned in sequence, and shipped as planned', async () => {
    await newBrand('Morning');
    await data('POST', '/allocation/setting', { distribution_percentage: split, override_rules: [] });
    const ids = [await newOrder(), await newOrder(), await newOrder(), await newOrder(), await newOrder()];
    await pack((method, path, body) => call(method, path, body), ids[0]!);
    const planned = await plan();
    expect(planned.orders.map(({ order_id }) => order_id)).toEqual(ids);
    expect(planned.totals).toMatchObject({ orders: 5, boxes: 5, packed: 1 });
    expect(planned.decisions).toMatchObject({
      split_orders: 5,
      split: [
        { courier_id: 1, target: 60, orders: 3, target_orders: 3 },
        { courier_id: 2, target: 40, orders: 2, target_orders: 2 },
      ],
    });
    expect(planned.groups.map(({ courier_id, orders, boxes }) => [courier_id, orders, boxes])).toEqual([
      [1, 3, 3],
      [2, 2, 2],
    ]);
    const { totals } = planned;
    expect(totals.price).toBeCloseTo(
      totals.cheapest_price + totals.rules_extra + totals.split_extra + totals.chosen_extra,
    );
    // Nothing is changed by planning, and the same plan has the same name.
    expect((await plan()).digest).toBe(planned.digest);

    const { job_id } = await data('POST', '/ship-today/run', { digest: planned.digest });
    const done = await ended(job_id);
    expect(done.state).toBe('done');
    expect(done.orders.map(({ order_id, courier_id, price }) => ({ order_id, courier_id, price }))).toEqual(
      planned.orders.map(({ order_id, group, price }) => ({
        order_id,
        courier_id: Number(group.split(':')[1]),
        price,
      })),
    );
    expect(done.orders.every(({ awbs, state }) => awbs.length === 1 && state === 'done')).toBe(true);
    for (const group of done.groups) {
      expect(group.pickup).not.toBeNull();
      expect(group.manifest?.number).toMatch(/^MF-/);
    }
    await vi.waitFor(async () => expect((await progress(job_id)).labels_job_id).not.toBeNull(), {
      timeout: 120_000,
      interval: 200,
    });
    const after = await progress(job_id);
    expect(after.steps.map(({ step, done: count, failed, total }) => [step, count, failed, total])).toEqual([
      ['pack', 5, 0, 5],
      ['courier', 5, 0, 5],
      ['labels', 5, 0, 5],
      ['pickups', 2, 0, 2],
      ['manifests', 2, 0, 2],
    ]);
    const file = await call('GET', `/jobs/${after.labels_job_id}/result`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const printed = await server.db
      .selectFrom('job_rows')
      .select('row_key')
      .where('brand_id', '=', brand.brand_id)
      .where('job_id', '=', after.labels_job_id)
      .orderBy('position')
      .execute();
    const couriers = printed.map(
      ({ row_key }) => done.orders.find(({ order_id }) => order_id === row_key)?.courier_name,
    );
    // The file has the labels of one pickup together.
    expect(couriers).toEqual(couriers.toSorted((a = '', b = '') => a.localeCompare(b)));
    expect(new Set(couriers).size).toBe(2);
    for (const order of planned.orders) {
      const { status, decisions } = (await data('GET', `/order/${order.order_id}`)).order;
      expect(status).toBe('MANIFESTED');
      expect(decisions[0]).toMatchObject({ decided_by: order.decided_by, why: order.why });
    }
    expect((await plan()).orders).toEqual([]);
  });

  test('rejects a plan that has changed', async () => {
    await newBrand('Changed');
    const id = await newOrder();
    const { digest } = await plan();
    await newOrder();
    const refused = await call('POST', '/ship-today/run', { digest });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/changed since you opened the plan/);
    // Left out as the user wants it, the plan is the one with this order alone.
    const other = (await plan()).orders.map(({ order_id }) => order_id).filter((one) => one !== id);
    const mine = await plan({ left_out: other });
    expect(mine.digest).toBe(digest);
    expect(mine.excluded).toEqual([{ reason: 'Excluded by you', orders: 1, list: null }]);
  });

  test('leaves out orders that wait for stock, the newest first', async () => {
    await newBrand('Shelf');
    const first = await newOrder();
    const second = await newOrder();
    expect((await plan()).orders.map(({ order_id }) => order_id)).toEqual([first, second]);
    const { sku_id } = (await data('GET', `/order/${first}`)).order.order_details.product_details[0];
    await server.db
      .updateTable('skus')
      .set((eb) => ({ is_stock_tracked: true, sku_quantity: eb('reserved_quantity', '-', 1) }))
      .where('sku_id', '=', sku_id)
      .execute();
    const { orders, excluded } = await plan();
    expect(orders.map(({ order_id }) => order_id)).toEqual([first]);
    expect(excluded).toEqual([{ reason: 'Wait for stock', orders: 1, list: 'stock' }]);
    // The list that the sheet links to has these orders and no others.
    const { body: waiting } = await call('GET', '/order/all?tab=new&waits_for=stock');
    expect(waiting.orders.map(({ id }: { id: string }) => id)).toEqual([second]);
    expect(waiting.pagination.total).toBe(1);
    expect((await call('GET', '/order/all?tab=new&waits_for=run')).body.orders).toEqual([]);
    // Every list marks it.
    const { body: all } = await call('GET', '/order/all?tab=new');
    const marks = all.orders.map((order: { id: string; waits_for_stock: boolean }) => [
      order.id,
      order.waits_for_stock,
    ]);
    expect(new Map(marks)).toEqual(
      new Map([
        [first, false],
        [second, true],
      ]),
    );
  });

  test("uses a user's courier as chosen or not at all", async () => {
    await newBrand('Chosen');
    const id = await newOrder();
    const chosen = await plan({ couriers: [{ order_id: id, courier_id: 2 }] });
    expect(chosen.orders[0]).toMatchObject({ decided_by: 'person', why: 'Chosen by Asha Rao' });
    expect(chosen.groups[0]?.courier_id).toBe(2);
    const impossible = await plan({ couriers: [{ order_id: id, courier_id: 4 }] });
    expect(impossible.orders).toEqual([]);
    expect(impossible.exceptions).toEqual([
      expect.objectContaining({
        order_id: id,
        problem: 'chosen-courier',
        why: expect.stringMatching(/^Blue Dart.*Not connected/),
      }),
    ]);
  });

  test('says what an order without a planned courier needs, and plans it once that is done', async () => {
    await newBrand('In place');
    const rule = (name: string, action: string, carrier_list: number[]) => ({
      name,
      priority: 1,
      action,
      carrier_list,
      conditions: [{ field_name: 'Order Value', field_type: 'Float', field_operator: 'gt', field_value: 1 }],
    });
    const id = await newOrder();
    // Blue Dart isn't connected, so the rule leaves the order without a courier; others could ship it.
    await data('POST', '/allocation/setting', {
      distribution_percentage: [],
      override_rules: [rule('Air only', 'ship', [4])],
    });
    const [unshipped] = (await plan()).exceptions;
    expect(unshipped).toMatchObject({ order_id: id, problem: 'no-courier', hold: null });
    expect(unshipped?.able.map(({ courier_id }) => courier_id)).toContain(2);
    const prices = unshipped?.able.map(({ price }) => price) ?? [];
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const chosen = await plan({ couriers: [{ order_id: id, courier_id: 2 }] });
    expect(chosen.orders).toMatchObject([{ order_id: id, decided_by: 'person' }]);

    const version = (await data('GET', '/allocation/setting')).version;
    await data('POST', '/allocation/setting', {
      distribution_percentage: [],
      override_rules: [rule('Call first', 'call', [1])],
      version,
    });
    expect((await plan()).exceptions).toMatchObject([{ order_id: id, problem: 'held', hold: 'call' }]);
    await data('POST', '/order/holds', { answer: 'call', order_ids: [id], outcome: 'no_answer' });
    expect((await plan()).orders).toEqual([]);
    await data('POST', '/order/holds', { answer: 'release', order_ids: [id] });
    expect((await plan()).orders.map(({ order_id }) => order_id)).toEqual([id]);
  });

  test('names what a user must settle first', async () => {
    await newBrand('Exceptions');
    const good = await newOrder();
    const unserved = await newOrder({ pincode: '193222', state: 'Jammu and Kashmir' });
    const dear = orderFor({ phone: '9829010013', quantity: 1 });
    dear.order_details.product_details[0]!.unit_price = 62_400;
    const valuable = (await data('POST', '/order/manual', dear)).order.id;
    const short = orderFor({ phone: '9829010012' });
    short.buyer_details.address = 'Plot 14';
    const vague = (await data('POST', '/order/manual', short)).order.id;
    // Registered in Haryana, delivered elsewhere: the law leaves the place of supply to who receives the goods.
    const company = orderFor({ phone: '9829010014' });
    Object.assign(company.buyer_details, { gst_number: '06AAGCB7383J1ZC' });
    const registered = (await data('POST', '/order/manual', company)).order.id;
    const { orders, exceptions } = await plan();
    expect(orders.map(({ order_id }) => order_id)).toContain(good);
    const problems = new Map(exceptions.map(({ order_id, problem }) => [order_id, problem]));
    expect(problems.get(vague)).toBe('address');
    expect(problems.get(unserved)).toBe('no-courier');
    const unservedOne = exceptions.find(({ order_id }) => order_id === unserved);
    expect(unservedOne?.couriers.length).toBeGreaterThan(0);
    expect(problems.get(valuable)).toBe('eway-bill');
    expect(problems.get(registered)).toBe('receiver');
    expect(exceptions.find(({ order_id }) => order_id === registered)?.why).toMatch(/GSTIN is of Haryana/);
    Object.assign(company.buyer_details, { receiver: 'buyer' });
    const answer = await server.call('PUT', `/order/${registered}`, {
      token: brand.token,
      body: company,
      headers: { 'if-match': '"1"' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await plan()).orders.map(({ order_id }) => order_id)).toContain(registered);
    const accepted = await plan({ accepted_addresses: [vague] });
    expect(accepted.orders.map(({ order_id }) => order_id)).toContain(vague);
    expect(accepted.exceptions.map(({ order_id }) => order_id)).not.toContain(vague);
  });

  test('keeps failures with their reason, and a retry books nothing twice', async () => {
    await newBrand('Failures');
    const ids = [await newOrder(), await newOrder({ phone: refusedPhone })];
    const job_id = await run();
    const first = await ended(job_id);
    expect(first).toMatchObject({ state: 'done', can_retry: true });
    expect(first.orders.map(({ state }) => state)).toEqual(['done', 'failed']);
    expect(first.orders[1]?.message).toMatch(/Rejected by the simulator/);
    const [awb] = first.orders[0]!.awbs;
    await data('POST', `/jobs/${job_id}/retry`, {});
    const second = await ended(job_id);
    expect(second.orders.map(({ state }) => state)).toEqual(['done', 'failed']);
    expect(second.orders[0]?.awbs).toEqual([awb]);
    const attempts = await server.db
      .selectFrom('booking_attempts')
      .select(['order_id', 'state'])
      .where('order_id', '=', ids[0]!)
      .execute();
    expect(attempts).toEqual([{ order_id: ids[0], state: 'kept' }]);
    // It is still open, so the next plan has it.
    expect((await plan()).orders.map(({ order_id }) => order_id)).toEqual([ids[1]]);
  });

  test('confirms no other packaging than the plan showed', async () => {
    await newBrand('Repacked');
    const id = await newOrder();
    expect((await plan()).orders[0]).toMatchObject({ packaging: 'Box M', is_packing_suggested: true });
    const box = { name: 'Box S', package_id: 'BOX-S', length: 33, width: 17, height: 16, weight_capacity: 6 };
    await data('POST', '/settings/sku/box', box);
    const first = await ended(await run());
    expect(first.orders[0]).toMatchObject({
      state: 'failed',
      message: 'Another packaging is suggested now. Open the plan again.',
      awbs: [],
    });
    expect((await plan()).orders).toEqual([
      expect.objectContaining({ order_id: id, packaging: 'Box S', is_packing_suggested: true }),
    ]);
    expect((await ended(await run())).orders[0]?.state).toBe('done');
  });

  test('runs once under concurrent starts', async () => {
    await newBrand('Twice');
    const ids = [await newOrder(), await newOrder()];
    const { digest } = await plan();
    const answers = await Promise.all([0, 1, 2].map(() => call('POST', '/ship-today/run', { digest })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toMatch(/Another run has taken|changed since/);
    const { job_id } = answers.find(({ status }) => status === 200)!.body.data;
    const done = await ended(job_id);
    expect(done.orders.map(({ state }) => state)).toEqual(['done', 'done']);
    const { parcels } = await server.db
      .selectFrom('booking_attempts')
      .select((eb) => eb.fn.countAll<string>().as('parcels'))
      .where('order_id', 'in', ids)
      .executeTakeFirstOrThrow();
    expect(Number(parcels)).toBe(2);
  });

  test('stops when cancelled and resumes when retried', async () => {
    await newBrand('Cancelled');
    await data('POST', '/allocation/setting', { distribution_percentage: split, override_rules: [] });
    for (let n = 0; n < 20; n += 1) await newOrder();
    const job_id = await runSlowly();
    expect((await plan()).run_id).toBe(job_id);
    await data('POST', `/jobs/${job_id}/cancel`, {});
    const stopped = await ended(job_id);
    server.services.couriers.simulators!.faults.clear();
    expect(stopped.state).toBe('cancelled');
    const booked = stopped.orders.filter(({ awbs }) => awbs.length > 0).length;
    expect(booked).toBeGreaterThan(0);
    expect(booked).toBeLessThan(20);
    // The others are free again, and so are their turns.
    const rest = await plan();
    expect(rest.run_id).toBeNull();
    expect(rest.orders).toHaveLength(20 - booked);
    await data('POST', `/jobs/${job_id}/retry`, {});
    const finished = await ended(job_id);
    expect(finished.state).toBe('done');
    expect(new Set(finished.orders.flatMap(({ awbs }) => awbs)).size).toBe(20);
    expect(finished.orders.filter(({ courier_id }) => courier_id === 1)).toHaveLength(12);
  });

  test('names the courier that someone booked an order with outside the run', async () => {
    await newBrand('Outside');
    const ids = [await newOrder(), await newOrder()];
    const { simulators } = server.services.couriers;
    simulators!.faults.add({ kind: 'error', status: 500 }, { path: /create/, times: 100 });
    const job_id = await run();
    const stopped = await ended(job_id);
    simulators!.faults.clear();
    expect(stopped.orders.map(({ state }) => state)).toEqual(['failed', 'failed']);
    const courier_id = stopped.orders[0]!.courier_id === 1 ? 2 : 1;
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: ids[0], courier_id }] });
    await data('POST', `/jobs/${job_id}/retry`, {});
    const { orders, groups } = await ended(job_id);
    expect(orders.map(({ state }) => state)).toEqual(['done', 'done']);
    const outside = orders.find(({ order_id }) => order_id === ids[0])!;
    expect(outside).toMatchObject({ courier_id, why: 'Chosen by Asha Rao' });
    expect(orders.find(({ order_id }) => order_id === ids[1])?.why).not.toBe(outside.why);
    const listed = (await call('GET', '/order/all?tab=all')).body.orders;
    expect(listed.find(({ id }: { id: string }) => id === ids[0]).courier.why).toBe(outside.why);
    expect(groups.map((group) => [group.courier_id, group.orders, group.done])).toEqual(
      expect.arrayContaining([
        [courier_id, 1, 1],
        [stopped.orders[1]!.courier_id, 1, 1],
      ]),
    );
    expect(groups.every(({ pickup, manifest }) => pickup !== null && manifest !== null)).toBe(true);
  });

  test('counts an order once that was booked by hand while its run was stopped', async () => {
    await newBrand('Counted');
    await data('POST', '/allocation/setting', { distribution_percentage: split, override_rules: [] });
    for (let n = 0; n < 24; n += 1) await newOrder();
    const job_id = await runSlowly();
    await data('POST', `/jobs/${job_id}/cancel`, {});
    const stopped = await ended(job_id);
    server.services.couriers.simulators!.faults.clear();
    const { order_id } = stopped.orders.findLast(({ awbs }) => awbs.length === 0)!;
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id }] });
    await data('POST', `/jobs/${job_id}/retry`, {});
    const finished = await ended(job_id);
    expect(new Set(finished.orders.flatMap(({ awbs }) => awbs)).size).toBe(24);
    const counts = await server.db
      .selectFrom('load_counts')
      .select(['courier_id', 'count'])
      .where('brand_id', '=', brand.brand_id)
      .where('count', '>', 0)
      .orderBy('courier_id')
      .execute();
    const shippedBy = (id: number) => finished.orders.filter(({ courier_id }) => courier_id === id).length;
    expect(counts).toEqual([1, 2].map((id) => ({ courier_id: id, count: shippedBy(id) })));
  });

  test('is not shown to another brand', async () => {
    await newBrand('Private');
    await newOrder();
    const job_id = await run();
    await ended(job_id);
    const other = await server.newBrand('Stranger');
    expect((await call('GET', `/ship-today/run/${job_id}`, undefined, other)).status).toBe(404);
    expect((await call('POST', '/ship-today/plan', {}, other)).body.data.orders).toEqual([]);
  });
});
