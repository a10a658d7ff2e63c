import { addDays, istDay } from '@khep/domain/days';
import type { ReturnCase, RtoRow } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { courierIds, credentials } from '../../../test/courierDay.ts';
import { boxDraft, orderDraft, skuDraft, warehouseDraft } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';
import { pollReturns } from './poll.ts';

const hour = 3_600_000;

describe('returns', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    // A simulated hour takes an hour of the test's clock.
    server = await startTestServer('pglite', { KHEP_SIMULATOR_SPEED: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Returns');
    await ok('POST', '/settings/sku', { ...skuDraft, sku_quantity: 30 });
    await ok('POST', '/settings/sku/box', boxDraft);
    await ok('POST', '/warehouse', warehouseDraft);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown, token = brand.token) =>
    server.call(method, path, { token, body });
  async function ok(method: string, path: string, body?: unknown) {
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body.data;
  }
  const stock = async (): Promise<number[]> => {
    const { skus } = await ok('GET', '/settings/sku');
    return [skus[0].sku_quantity, skus[0].reserved_quantity];
  };
  const list = async (tab: string): Promise<RtoRow[]> => (await ok('GET', `/order/rto?tab=${tab}`)).orders;
  const read = async (id: string): Promise<ReturnCase> => (await ok('GET', `/returns/${id}`)).return;

  /** Lets couriers' days pass, polling as the server does. */
  async function pass(hours: number) {
    // Days of the test's clock pass in seconds, and would end the session.
    const end = new Date(server.clock.now().getTime() + hours * hour);
    await sql`update sessions set expires_at = '2100-01-01', created_at = ${end}`.execute(server.db);
    for (let passed = 0; passed < hours; passed += 8) {
      server.clock.pass(8 * hour);
      await pollOnce(server.db, server.services);
      await pollReturns(server.db, server.services);
    }
  }

  /** Ships an order of two cups; the end of the phone chooses what the courier does. */
  async function ship(phone: string, payment_mode: 'prepaid' | 'cod' = 'prepaid') {
    const { order } = await ok('POST', '/order/manual', {
      buyer_details: { ...orderDraft.buyer_details, phone },
      order_details: {
        product_details: [{ sku_id: 'CUP-1', quantity: 2, unit_price: 549 }],
        payment_details: { payment_mode },
      },
    });
    const packing = await ok('POST', '/packing/bulk/recommendation', { order_ids: [order.id] });
    await ok('POST', '/packing/bulk/assign', {
      orders: [{ order_id: order.id, packed_boxes: packing.orders[0].packed_boxes }],
    });
    await ok('POST', '/allocation/bulk/assign', { allocations: [{ order_id: order.id, courier_id: 1 }] });
    await server.call('POST', '/order/processor/invoice', {
      token: brand.token,
      body: { order_ids: [order.id] },
    });
    const tomorrow = addDays(istDay(server.clock.now()), 1);
    await ok('POST', '/order/processor/pickup/schedule', { order_ids: [order.id], pickup_date: tomorrow });
    return order.id as string;
  }

  const checked = (disposition: string, checks: object, item_no = 1) => ({
    items: [{ item_no, checks, disposition, bin: 'C-02-3' }],
  });
  const allPassed = {
    quantity: true,
    condition: true,
    brand: true,
    colour: true,
    size: true,
    tag: true,
    image: true,
  };

  test('a delivered item is returned, booked, received, checked, restocked and credited', async () => {
    const order_id = await ship('9845010011');
    await pass(160);
    const before = await stock();
    const found = await ok('GET', `/returns/order/${order_id}`);
    expect(found.items).toMatchObject([{ sku_id: 'CUP-1', delivered: 2, returnable: 2, unit_paid: 549 }]);
    const draft = { order_id, reason: 'size', items: [{ sku_id: 'CUP-1', quantity: 1 }] };
    const { return: made } = await ok('POST', '/order/processor/create-return', draft);
    expect(made.return_number).toBe('RET-1001');
    const tooMany = { ...draft, items: [{ sku_id: 'CUP-1', quantity: 2 }] };
    const refused = await call('POST', '/order/processor/create-return', tooMany);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { 'items.0.quantity': 'Only 1 of CUP-1 can be returned.' },
    ]);
    expect((await list('new')).map(({ id }) => id)).toEqual([made.id]);

    await ok('POST', `/contracts/credentials/${courierIds.dtdc}`, { credentials: credentials.dtdc });
    const { couriers } = await ok('GET', `/returns/${made.id}/couriers`);
    expect(couriers.find((one: { courier_id: number }) => one.courier_id === 1)).toMatchObject({
      is_possible: true,
      schedules_itself: true,
    });
    expect(couriers.find((one: { courier_id: number }) => one.courier_id === courierIds.dtdc)).toMatchObject({
      is_possible: false,
      reason: 'Books no reverse pickups through its API.',
    });
    // Delhivery knows the warehouse by a name that the brand entered.
    const { warehouses } = await ok('GET', '/warehouse');
    await server.db
      .insertInto('courier_warehouses')
      .values({
        brand_id: brand.brand_id,
        partner: 'delhivery',
        warehouse_id: warehouses[0].id,
        typed_name: 'Jaipur Studio WH-1',
        updated_at: server.clock.now(),
      })
      .execute();
    server.services.couriers.invalidate(brand.brand_id);
    await ok('POST', `/returns/${made.id}/booking`, { courier_id: 1 });
    const booked = await read(made.id);
    const [parcel] =
      (await server.services.couriers.simulators?.parcels.delhivery.byWaybills([booked.awb ?? ''])) ?? [];
    expect(parcel?.booking.location).toBe('Jaipur Studio WH-1');
    expect(booked.charges?.lines[0]).toMatchObject({ id: 'dto', label: 'Return freight' });
    expect((await list('ready-to-ship')).map(({ awb }) => awb)).toEqual([booked.awb]);
    expect((await call('POST', `/returns/${made.id}/booking`, { courier_id: 1 })).status).toBe(409);
    const label = await server.call('GET', `/returns/${made.id}/label`, { token: brand.token });
    expect(label.headers.get('content-type')).toBe('application/pdf');

    await pass(8);
    expect((await list('pickup')).map(({ id }) => id)).toEqual([made.id]);
    await pass(24);
    expect((await list('in-transit')).map(({ id }) => id)).toEqual([made.id]);
    expect(await ok('POST', '/returns/receive', { awb: booked.awb })).toMatchObject({ tab: 'in-transit' });
    await pass(160);
    expect(await ok('POST', '/returns/receive', { awb: booked.awb })).toEqual({
      id: made.id,
      tab: 'return-received',
      note: '',
    });
    const received = await read(made.id);
    expect(received.settlement.refund.map(({ id, amount }) => [id, amount])).toEqual([
      ['item-0', 549],
      ['fee', -100],
    ]);
    const incomplete = await call('POST', `/returns/${made.id}/completion`, checked('restock', {}));
    expect([incomplete.status, Object.keys(incomplete.body.fields)]).toEqual([422, ['items.1']]);
    const done = await call('POST', `/returns/${made.id}/completion`, {
      ...checked('restock', allPassed),
      refund: { method: 'upi', reference: 'UTR 4411' },
    });
    expect([done.status, done.body.message]).toEqual([200, 'Return refunded']);
    expect(done.body.data.return).toMatchObject({
      status: 'REFUNDED',
      refund: { amount: 449, reference: 'UTR 4411' },
      credit_notes: [{ total: 549 }],
    });
    expect(await stock()).toEqual([before[0]! + 1, before[1]]);
    const again = await call('POST', `/returns/${made.id}/completion`, checked('restock', allPassed));
    expect(again.status).toBe(409);
    expect(await stock()).toEqual([before[0]! + 1, before[1]]);
  });

  test('an exchange makes one linked order, pays it with the return, and moves stock once', async () => {
    const order_id = await ship('9845010011');
    await pass(160);
    const { order } = await ok('GET', `/order/${order_id}`);
    const { return: made } = await ok('POST', '/order/processor/create-return', {
      order_id,
      kind: 'exchange',
      reason: 'size',
      items: [{ sku_id: 'CUP-1', quantity: 1 }],
    });
    await ok('POST', `/returns/${made.id}/booking`, { courier_id: 1 });
    await pass(200);
    expect((await list('return-received')).map(({ id }) => id)).toContain(made.id);
    const before = await stock();
    const orders = async () =>
      (
        await server.db
          .selectFrom('orders')
          .select('order_id')
          .where('brand_id', '=', brand.brand_id)
          .execute()
      ).length;
    const known = await orders();
    const finish = () => call('POST', `/returns/${made.id}/completion`, checked('restock', allPassed));
    // Two clicks at once, and one more later.
    const clicks = [...(await Promise.all([finish(), finish()])), await finish()];
    expect(clicks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const answer = clicks.find(({ status }) => status === 200)!;
    expect(answer.body.message).toBe('Exchange order created');
    expect(await orders()).toBe(known + 1);

    const exchanged = await read(made.id);
    expect(exchanged).toMatchObject({ status: 'EXCHANGED', refund: null, credit_notes: [{ total: 549 }] });
    expect(exchanged.settlement.refund_total).toBe(0);
    const { order: sent } = await ok('GET', `/order/${exchanged.exchange!.order_id}`);
    expect(sent).toMatchObject({
      status: 'NEW',
      buyer_details: order.buyer_details,
      exchange_of: {
        return_id: made.id,
        return_number: made.return_number,
        order_id,
        order_number: order.order_details.order_id,
      },
    });
    expect(sent.order_details).toMatchObject({
      order_id: exchanged.exchange!.order_number,
      product_details: [{ sku_id: 'CUP-1', quantity: 1, gst: order.order_details.product_details[0].gst }],
      payment_details: { payment_method: ['prepaid'] },
    });
    expect(sent.totals.total).toBe(549);
    expect(order.exchange_of).toBeNull();
    // Its buyer had ordered before, but an exchange is no purchase.
    const { is_repeat } = await server.db
      .selectFrom('orders')
      .select('is_repeat')
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', exchanged.exchange!.order_id)
      .executeTakeFirstOrThrow();
    expect(is_repeat).toBe(false);
    // One unit is back, and one is reserved for the new order.
    expect(await stock()).toEqual([before[0]! + 1, before[1]! + 1]);
  });

  test('an RTO comes by its scans; what is broken is set aside and both ways are in the cost', async () => {
    const before = await stock();
    const order_id = await ship('9845010013', 'cod');
    await pass(120);
    const [coming] = await list('in-transit');
    expect(coming).toMatchObject({ kind: 'rto', order_id });
    await pass(200);
    const [received] = await list('return-received');
    expect(received).toMatchObject({ id: coming!.id, refund_due: null });
    const done = await call('POST', `/returns/${received!.id}/completion`, {
      ...checked('write_off', { quantity: true, condition: false }),
    });
    expect([done.status, done.body.message]).toEqual([200, 'Return closed']);
    const closed = done.body.data.return as ReturnCase;
    expect(closed.settlement.cost.map(({ id }) => id)).toEqual(['there', 'back', 'written-off-0']);
    expect(closed.credit_notes).toHaveLength(1);
    const [on_hand, reserved] = await stock();
    expect([on_hand, reserved]).toEqual([before[0]! - 2, before[1]]);
    const movements = await sql<{ kind: string; quantity: number }>`
        select kind, quantity from stock_movements
        where brand_id = ${brand.brand_id} and order_id = ${order_id} order by movement_id`.execute(
      server.db,
    );
    expect(movements.rows.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual([
      'reserve 2',
      'deduct -2',
      'return 2',
      'set_aside -2',
    ]);
    expect((await ok('GET', `/order/${order_id}`)).order.shipments[0].status).toBe('RTO_ACKNOWLEDGED');
  });

  /** Runs a batch to its end. */
  async function batch(body: object) {
    const { job } = await ok('POST', '/returns/batch', body);
    await expect
      .poll(async () => (await ok('GET', `/jobs/${job.id}`)).job.state, { timeout: 20_000 })
      .toBe('done');
    const of = async (state: string) => (await ok('GET', `/jobs/${job.id}/rows?state=${state}`)).rows;
    return {
      ...(await ok('GET', `/jobs/${job.id}`)).job,
      failures: await of('failed'),
      skipped: await of('left_out'),
    };
  }

  test('many are approved, booked, labelled, received and refunded; each says why not', async () => {
    const orders = [];
    for (const phone of ['9845110011', '9845210011', '9845310011']) orders.push(await ship(phone));
    await pass(160);
    const return_ids: string[] = [];
    for (const [index, order_id] of orders.entries()) {
      const draft = {
        order_id,
        reason: index === 2 ? 'damaged' : 'size',
        items: [{ sku_id: 'CUP-1', quantity: 1 }],
      };
      return_ids.push((await ok('POST', '/order/processor/create-return', draft)).return.id);
    }
    const [first, second, third] = return_ids as [string, string, string];
    await sql`update returns set state = 'REQUESTED' where return_id in (${first}, ${second})`.execute(
      server.db,
    );
    const approved = await batch({ action: 'approve', return_ids });
    expect([approved.done, approved.left_out, approved.failed]).toEqual([2, 1, 0]);
    expect(approved.skipped).toMatchObject([
      { key: third, message: expect.stringContaining('can\'t change from "Approved"') },
    ]);
    expect((await batch({ action: 'label', return_ids })).left_out).toBe(3);

    const booked = await batch({ action: 'book', return_ids });
    expect([booked.done, booked.failed], JSON.stringify(booked.failures)).toEqual([3, 0]);
    expect((await list('ready-to-ship')).map(({ id }) => id).sort()).toEqual([...return_ids].sort());
    expect((await batch({ action: 'book', return_ids })).left_out).toBe(3);
    const labels = await batch({ action: 'label', return_ids });
    expect([labels.done, labels.result_name !== null]).toEqual([3, true]);

    await pass(200);
    const received = await batch({ action: 'receive', return_ids, bin: 'C-02-3' });
    expect([received.done, received.left_out]).toEqual([2, 1]);
    expect(received.skipped[0].message).toContain('Check it on the bench');
    const before = await stock();
    expect((await batch({ action: 'receive', return_ids })).left_out).toBe(3);
    expect(await stock()).toEqual(before);

    const refund = { action: 'refund', return_ids, method: 'bank', reference: 'NEFT 118' };
    const refunded = await batch(refund);
    expect([refunded.done, refunded.left_out]).toEqual([2, 1]);
    expect(await read(first)).toMatchObject({
      status: 'REFUNDED',
      refund: { amount: 449, reference: 'NEFT 118' },
    });
    expect((await batch(refund)).left_out).toBe(3);
  });

  test('a batch that was killed after the courier booked counts its own booking as done', async () => {
    const order_id = await ship('9845410011');
    await pass(160);
    const draft = { order_id, reason: 'size', items: [{ sku_id: 'CUP-1', quantity: 1 }] };
    const { return: made } = await ok('POST', '/order/processor/create-return', draft);
    await ok('POST', `/returns/${made.id}/booking`, { courier_id: 1 });
    const { awb } = await read(made.id);
    const { job } = await ok('POST', '/returns/batch', { action: 'book', return_ids: [made.id] });
    const state = async () => (await ok('GET', `/jobs/${job.id}`)).job.state;
    await expect.poll(state, { timeout: 120_000 }).toBe('done');
    // As the killed run left it: begun, without an outcome.
    await sql`update job_rows set state = 'waiting', input = '{"is_begun": true}' where job_id = ${job.id}`.execute(
      server.db,
    );
    await sql`update jobs set state = 'cancelled' where job_id = ${job.id}`.execute(server.db);
    await ok('POST', `/jobs/${job.id}/retry`);
    await expect.poll(state, { timeout: 120_000 }).toBe('done');
    expect((await ok('GET', `/jobs/${job.id}`)).job).toMatchObject({ done: 1, left_out: 0 });
    expect((await read(made.id)).awb).toBe(awb);
  });

  test('another brand finds nothing of it', async () => {
    const [known] = await list('all');
    const other = await server.newBrand('Curious');
    for (const path of [
      `/returns/${known!.id}`,
      `/returns/${known!.id}/label`,
      `/returns/order/${known!.order_id}`,
    ])
      expect((await call('GET', path, undefined, other.token)).status, path).toBe(404);
    expect((await call('GET', '/order/rto', undefined, other.token)).body.data.orders).toEqual([]);
    const scan = await call('POST', '/returns/receive', { awb: known!.awb }, other.token);
    expect(scan.status).toBe(404);
    const all = { action: 'label', return_ids: [known!.id] };
    expect((await call('POST', '/returns/batch', all, other.token)).status).toBe(404);
  });

  test('received returns are listed by what is due, page by page', async () => {
    const rows = await server.db
      .selectFrom('returns')
      .select('return_id')
      .where('brand_id', '=', brand.brand_id)
      .orderBy('return_id')
      .limit(3)
      .execute();
    const [first, second, third] = rows.map(({ return_id }) => return_id) as [string, string, string];
    await server.db
      .updateTable('returns')
      .set({ state: 'REFUNDED' })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    for (const [return_id, refund_due] of [
      [first, null],
      [second, '2026-11-23'],
      [third, '2026-11-21'],
    ] as const)
      await server.db
        .updateTable('returns')
        .set({ state: 'DTO_DELIVERED', refund_due })
        .where('brand_id', '=', brand.brand_id)
        .where('return_id', '=', return_id)
        .execute();
    const listed: string[] = [];
    for (let after = ''; listed.length < 4;) {
      const page = await ok('GET', `/order/rto?tab=return-received&page_size=1${after && `&after=${after}`}`);
      listed.push(...page.orders.map(({ id }: { id: string }) => id));
      if (page.next === null) break;
      after = encodeURIComponent(page.next);
    }
    expect(listed).toEqual([third, second, first]);
  });
});
