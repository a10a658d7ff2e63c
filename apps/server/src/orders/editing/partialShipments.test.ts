import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderPacking } from '@khep/api';
import type { ShipmentState } from '@khep/domain/shipments';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { orderFor, sku, today, warehouse } from '../../../test/fixtures.ts';
import { cancelShipment } from '../../dispatch/shipments/cancel/cancelShipment.ts';
import { lockOrder, recomputeOrderState } from '../state/orderState.ts';

const courier = { kind: 'courier', id: 'test', name: 'Courier' } as const;

/** States that the courier may report next for a box that it picks up, in these tests. */
const said: Partial<Record<ShipmentState, readonly ShipmentState[]>> = {
  AWB_ASSIGNED: ['PICKED_UP'],
  PICKUP_SCHEDULED: ['PICKED_UP', 'PICKUP_FAILED'],
  PICKED_UP: ['IN_TRANSIT', 'LOST'],
  IN_TRANSIT: ['DELIVERED', 'RTO_INITIATED', 'LOST'],
  RTO_INITIATED: ['RTO_DELIVERED'],
};

describe.each(oneEngine)('what of an order has not left, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Rest');
    // No box holds two of them.
    const small = { name: 'One', package_id: 'ONE', length: 17, width: 17, height: 16, weight_capacity: 2 };
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', { ...sku, sku_id: 'S1' }],
      ['/settings/sku', { ...sku, sku_id: 'S2', sku_name: 'Terracotta planter, glazed' }],
      ['/settings/sku/box', small],
    ] as const)
      expect((await call('POST', path, body)).status, path).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const read = async (id: string): Promise<Order> => (await call('GET', `/order/${id}`)).body.data.order;

  async function newOrder(quantities: Readonly<Record<string, number>>): Promise<Order> {
    const form = orderFor({ phone: '9829030011' });
    const product_details = Object.entries(quantities).map(([sku_id, quantity]) => ({
      sku_id,
      quantity,
      unit_price: 825,
      gst: 5,
    }));
    const answer = await call('POST', '/order/manual', {
      ...form,
      order_details: { ...form.order_details, product_details },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.order;
  }

  async function proposed(id: string): Promise<OrderPacking> {
    const answer = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.orders[0];
  }
  const assign = (order_id: string, packed_boxes: OrderPacking['packed_boxes']) =>
    call('POST', '/packing/bulk/assign', { orders: [{ order_id, packed_boxes }] });
  const pack = async (id: string) => assign(id, (await proposed(id)).packed_boxes);
  const allocate = (order_id: string) =>
    call('POST', '/allocation/bulk/assign', { allocations: [{ order_id }] });
  const cancel = (shipment_id: string) =>
    call('POST', '/order/processor/shipment/cancel', { shipment_ids: [shipment_id] });

  async function courierSays(order_id: string, shipment_id: string, to: ShipmentState) {
    const { db } = server;
    const now = server.clock.now();
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, brand.brand_id, order_id);
      if (!order) throw new Error('The order is gone');
      await tx
        .updateTable('shipments')
        .set({ state: to })
        .where('brand_id', '=', brand.brand_id)
        .where('shipment_id', '=', shipment_id)
        .execute();
      await recomputeOrderState(tx, order, now, courier);
    });
  }

  const live = (order: Order) => order.shipments.filter(({ status }) => status !== 'CANCELLED');

  /** Pieces by product. */
  function pieces(of: readonly { sku_id: string; quantity: number }[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { sku_id, quantity } of of) counts[sku_id] = (counts[sku_id] ?? 0) + quantity;
    return counts;
  }
  /** Returns the items that are in none of these boxes, as lines. */
  function left(order: Order, boxes: Order['shipments']) {
    const packed = pieces(boxes.flatMap(({ items }) => items));
    return order.order_details.product_details
      .map(({ sku_id, quantity }) => ({ sku_id, quantity: quantity - (packed[sku_id] ?? 0) }))
      .filter(({ quantity }) => quantity !== 0);
  }

  const listed = async (tab: string): Promise<string[]> => {
    const answer = await call('GET', `/order/all?tab=${tab}&page_size=100`);
    expect(answer.status).toBe(200);
    return answer.body.orders.map(({ id }: { id: string }) => id);
  };

  test('proposes and packs the item of a cancelled box alone, before and after the other box is shipped', async () => {
    const { id } = await newOrder({ S1: 1, S2: 1 });
    expect((await pack(id)).status).toBe(200);
    expect((await allocate(id)).status).toBe(200);
    const [first, second] = live(await read(id));
    expect((await cancel(first!.id)).status).toBe(200);

    const waiting = await read(id);
    expect(waiting).toMatchObject({ status: 'NEW', needs: ['packaging'], actions: { can_pack: true } });
    const missing = first!.items[0]!.sku_id;
    expect(pieces((await proposed(id)).packed_boxes.flatMap(({ items }) => items))).toEqual({ [missing]: 1 });
    const again = await call('POST', '/packing/solution/pack/items', { order_ids: [id] });
    expect(
      pieces((again.body.data.packed_boxes as OrderPacking['packed_boxes']).flatMap(({ items }) => items)),
    ).toEqual({ [missing]: 1 });

    await courierSays(id, second!.id, 'PICKED_UP');
    const parted = await read(id);
    expect(parted).toMatchObject({
      status: 'PARTIALLY_SHIPPED',
      needs: ['packaging'],
      actions: { can_pack: true, can_allocate: false },
    });
    expect(await listed('new')).toContain(id);
    const counts = (await call('GET', '/order/counts')).body.data;
    expect(counts).toMatchObject({ tabs: { new: 1 }, needs: { packaging: 1 } });
    const total = (await call('GET', '/order/all?tab=new&needs=packaging')).body.pagination.total;
    expect(total).toBe(1);

    expect((await pack(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'PARTIALLY_SHIPPED',
      needs: ['courier'],
      actions: { can_allocate: true },
    });
    expect((await allocate(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'PARTIALLY_SHIPPED', needs: [] });
    expect(await listed('new')).not.toContain(id);
    expect(await listed('ready-to-ship')).toContain(id);
    const pickup = await call('POST', '/order/processor/pickup/schedule', {
      order_ids: [id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
    expect(pickup.body.data).toMatchObject({ pickups: [{ expected_count: 1 }], failures: [] });
    expect(await listed('pickup-and-manifest')).toContain(id);
    const rest = live(await read(id)).find(({ status }) => status === 'PICKUP_SCHEDULED');
    await courierSays(id, rest!.id, 'PICKED_UP');
    expect(await read(id)).toMatchObject({ status: 'SHIPPED', needs: [] });
    for (const tab of ['new', 'ready-to-ship', 'pickup-and-manifest'])
      expect(await listed(tab)).not.toContain(id);
  });

  const cancelRest = (...order_ids: string[]) =>
    call('POST', '/order/processor/bulk/cancel', { order_ids, only_rest: true });

  test('cancels the unshipped part of an order: its boxes, its unpacked items and their invoice lines', async () => {
    // Two of one product, so that what is taken back for one reason is not counted for the other.
    const { id } = await newOrder({ S1: 3, S2: 1 });
    await pack(id);
    await allocate(id);
    const [first, loose, ...others] = live(await read(id)).toSorted((a, b) =>
      a.items[0]!.sku_id < b.items[0]!.sku_id ? -1 : 1,
    );
    expect(others).toHaveLength(2);
    await call('POST', '/order/processor/invoice', { order_ids: [id] });
    expect((await cancelRest(id)).status, 'nothing has left').toBe(409);
    await courierSays(id, first!.id, 'PICKED_UP');
    await cancel(loose!.id);
    expect(await read(id)).toMatchObject({
      status: 'PARTIALLY_SHIPPED',
      needs: ['packaging'],
      actions: { can_cancel: false, can_cancel_rest: true },
    });
    const whole = await call('POST', '/order/processor/bulk/cancel', { order_ids: [id] });
    expect([whole.status, whole.body.detail]).toEqual([
      409,
      expect.stringContaining('cancel the unshipped items'),
    ]);

    expect((await cancelRest(id)).body.data).toEqual({ successful: [id], failures: [] });
    const after = await read(id);
    expect(after).toMatchObject({
      status: 'SHIPPED',
      needs: [],
      actions: { can_cancel: false, can_cancel_rest: false, can_pack: false, can_allocate: false },
      credit_notes: [{ cause: 'rest_cancelled', total: 3 * 825 }],
    });
    expect(live(after).map((box) => box.id)).toEqual([first!.id]);
    expect(after.timeline[0]!.words).toMatch(/Credit note issued|Unshipped items cancelled/);
    for (const tab of ['new', 'ready-to-ship', 'pickup-and-manifest'])
      expect(await listed(tab)).not.toContain(id);
    expect((await cancelRest(id)).status, 'everything has left').toBe(409);
    // The invoice stands for what has left, until that comes back.
    await call('POST', '/order/processor/invoice', { order_ids: [id] });
    expect((await read(id)).invoice).toEqual(after.invoice);
    await courierSays(id, first!.id, 'IN_TRANSIT');
    await courierSays(id, first!.id, 'RTO_DELIVERED');
    expect((await read(id)).credit_notes).toMatchObject([
      { cause: 'rest_cancelled', total: 3 * 825 },
      { cause: 'rto', total: 825 },
    ]);
  });

  test('cancels what no courier has while a box is out for pickup, and the order ends with that box', async () => {
    const { id } = await newOrder({ S1: 3, S2: 1 });
    await pack(id);
    await allocate(id);
    await call('POST', '/order/processor/invoice', { order_ids: [id] });
    const [kept, loose, ...others] = live(await read(id)).filter(({ items }) => items[0]!.sku_id === 'S1');
    expect(others).toHaveLength(1);
    await call('POST', '/order/processor/pickup/schedule', {
      shipment_ids: [kept!.id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
    await courierSays(id, kept!.id, 'OUT_FOR_PICKUP');
    await cancel(loose!.id);
    expect(await read(id)).toMatchObject({
      status: 'NEW',
      actions: { can_edit: false, can_cancel: false, can_cancel_rest: true },
      cancellable_items: [
        { sku_id: 'S1', quantity: 2 },
        { sku_id: 'S2', quantity: 1 },
      ],
    });
    const one = { items: [{ sku_id: 'S1', quantity: 1 }] };
    expect((await call('POST', `/order/${id}/cancel-items`, one)).status).toBe(200);
    expect((await cancelRest(id)).body.data).toEqual({ successful: [id], failures: [] });
    const after = await read(id);
    expect(after).toMatchObject({
      status: 'PICKUP_SCHEDULED',
      needs: [],
      cancellable_items: [],
      actions: { can_cancel: false, can_cancel_rest: false, can_pack: false, can_allocate: false },
    });
    expect(live(after).map((box) => box.id)).toEqual([kept!.id]);
    expect(after.credit_notes.reduce((sum, { total }) => sum + total, 0)).toBe(3 * 825);
    await courierSays(id, kept!.id, 'PICKED_UP');
    expect(await read(id)).toMatchObject({ status: 'SHIPPED', needs: [] });
  });

  const cancelItems = (id: string, units: Record<string, number>) =>
    call('POST', `/order/${id}/cancel-items`, {
      items: Object.entries(units).map(([sku_id, quantity]) => ({ sku_id, quantity })),
      reason: 'Broken in store',
    });
  /** The movements that reserved and released units of a product for an order. */
  async function reserved(id: string, sku_code: string): Promise<number[]> {
    const rows = await server.db
      .selectFrom('stock_movements')
      .innerJoin('skus', (join) =>
        join
          .onRef('skus.brand_id', '=', 'stock_movements.brand_id')
          .onRef('skus.id', '=', 'stock_movements.sku_id'),
      )
      .select('stock_movements.quantity')
      .where('stock_movements.brand_id', '=', brand.brand_id)
      .where('stock_movements.order_id', '=', id)
      .where('skus.sku_id', '=', sku_code)
      .where('stock_movements.kind', 'in', ['reserve', 'release'])
      .orderBy('stock_movements.movement_id')
      .execute();
    return rows.map(({ quantity }) => quantity);
  }

  test('cancels single unshipped units: their box, stock and invoice lines', async () => {
    const { id } = await newOrder({ S1: 4, S2: 1 });
    await pack(id);
    await allocate(id);
    await call('POST', '/order/processor/invoice', { order_ids: [id] });
    const boxes = live(await read(id));
    const [first, ...others] = boxes.filter(({ items }) => items[0]!.sku_id === 'S1');
    expect(others).toHaveLength(3);
    expect((await cancelItems(id, { S1: 1 })).status, 'nothing has left').toBe(409);
    await courierSays(id, first!.id, 'PICKED_UP');
    expect((await read(id)).cancellable_items).toMatchObject([
      { sku_id: 'S1', quantity: 3 },
      { sku_id: 'S2', quantity: 1 },
    ]);
    const many = await cancelItems(id, { S1: 4 });
    expect([many.status, many.body.fields]).toEqual([422, { 'items.0.quantity': 'Cancel at most 3 of S1.' }]);

    const { version } = await read(id);
    expect((await cancelItems(id, { S1: 1 })).status).toBe(200);
    const after = await read(id);
    expect(after).toMatchObject({
      status: 'PARTIALLY_SHIPPED',
      needs: [],
      version: version + 1,
      cancellable_items: [
        { sku_id: 'S1', quantity: 2 },
        { sku_id: 'S2', quantity: 1 },
      ],
      cancelled_items: [{ sku_id: 'S1', quantity: 1 }],
      credit_notes: [{ cause: 'rest_cancelled', total: 825 }],
    });
    expect(live(after)).toHaveLength(boxes.length - 1);
    expect(live(after).map(({ id: box }) => box)).toContain(first!.id);
    expect(after.timeline.map(({ words }) => words)).toContain(
      `Items cancelled: 1 × ${sku.sku_name}, Broken in store`,
    );
    expect(await reserved(id, 'S1')).toEqual([4, -1]);

    // Unpacked items are cancelled first, and are not packed again.
    const [, loose] = live(after).filter(({ items }) => items[0]!.sku_id === 'S1');
    await cancel(loose!.id);
    expect((await read(id)).needs).toEqual(['packaging']);
    expect((await cancelItems(id, { S1: 1 })).status).toBe(200);
    expect(await read(id)).toMatchObject({
      needs: [],
      cancelled_items: [{ sku_id: 'S1', quantity: 2 }],
      credit_notes: [{ total: 825 }, { total: 825 }],
    });
    expect(await reserved(id, 'S1')).toEqual([4, -1, -1]);
    expect((await pack(id)).status, 'nothing is left to pack').toBeGreaterThan(400);

    // The last units end the order with its shipped box.
    expect((await cancelItems(id, { S1: 1, S2: 1 })).status).toBe(200);
    const ended = await read(id);
    expect(ended).toMatchObject({ status: 'SHIPPED', cancellable_items: [] });
    expect(ended.credit_notes.map(({ total }) => total)).toEqual([825, 825, 1650]);
    expect(await reserved(id, 'S2')).toEqual([1, -1]);
    await courierSays(id, first!.id, 'IN_TRANSIT');
    await courierSays(id, first!.id, 'RTO_DELIVERED');
    const notes = (await read(id)).credit_notes;
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(5 * 825);
  });

  test('collects no COD for cancelled units, also of items that are packed later', async () => {
    const form = orderFor({ phone: '9829030012' });
    const made = await call('POST', '/order/manual', {
      ...form,
      order_details: {
        ...form.order_details,
        product_details: [{ sku_id: 'S1', quantity: 3, unit_price: 825, gst: 5 }],
        payment_details: { payment_method: ['cod'] },
      },
    });
    const { id } = made.body.data.order as Order;
    await pack(id);
    await allocate(id);
    const [first, second, third] = live(await read(id));
    await courierSays(id, first!.id, 'PICKED_UP');
    await cancel(second!.id);
    await cancel(third!.id);
    expect((await read(id)).totals.collect).toBe(3 * 825);
    expect((await cancelItems(id, { S1: 1 })).status).toBe(200);
    expect((await read(id)).totals.collect).toBe(2 * 825);
    expect((await pack(id)).status).toBe(200);
    const packed = await read(id);
    expect(packed.needs).toEqual(['courier']);
    expect(live(packed).map(({ collectible }) => collectible)).toEqual([825, 825]);
    // Printed later, the invoice is credited at once.
    await call('POST', '/order/processor/invoice', { order_ids: [id] });
    expect((await read(id)).credit_notes).toMatchObject([{ cause: 'rest_cancelled', total: 825 }]);
  });

  test('prints documents of one box with its number and the total', async () => {
    const { id } = await newOrder({ S1: 1, S2: 1 });
    await pack(id);
    await allocate(id);
    const [first, second] = live(await read(id));
    const label = await call('POST', '/order/processor/label', { shipment_ids: [second!.id], format: 'zpl' });
    expect(label.status).toBe(200);
    expect(label.body).toContain(second!.awb);
    // The first is named as the master of their consignment only.
    expect(label.body.replaceAll(`Consignment ${first!.awb}`, '')).not.toContain(first!.awb);
    expect(label.body).toContain('2 of 2');
    const both = await call('POST', '/order/processor/label', {
      order_ids: [id],
      shipment_ids: [second!.id],
      format: 'zpl',
    });
    expect(both.body.match(/\^XA/g)).toHaveLength(2);
    const slip = await call('POST', '/order/processor/packing-slip', { shipment_ids: [first!.id] });
    expect(slip.status).toBe(200);
    expect((await call('POST', '/order/processor/label', { shipment_ids: ['shp_nobody'] })).status).toBe(404);
  });

  test('credits the cancelled items immediately when an invoice is printed later', async () => {
    const { id } = await newOrder({ S1: 1, S2: 1 });
    await pack(id);
    await allocate(id);
    const [first] = live(await read(id));
    await courierSays(id, first!.id, 'PICKED_UP');
    expect((await cancelRest(id)).status).toBe(200);
    expect((await read(id)).credit_notes).toEqual([]);
    await call('POST', '/order/processor/invoice', { order_ids: [id] });
    expect((await read(id)).credit_notes).toMatchObject([{ cause: 'rest_cancelled', total: 825 }]);
    await courierSays(id, first!.id, 'DELIVERED');
    expect((await read(id)).status).toBe('DELIVERED');
  });

  test('refuses to cancel items whose courier pickup is under way, with the reason', async () => {
    const { id } = await newOrder({ S1: 1, S2: 1 });
    await pack(id);
    await allocate(id);
    const [first, second] = live(await read(id));
    await courierSays(id, first!.id, 'PICKED_UP');
    await courierSays(id, second!.id, 'OUT_FOR_PICKUP');
    const answer = await cancelRest(id);
    expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('on the way')]);
    expect(await read(id)).toMatchObject({ status: 'PARTIALLY_SHIPPED' });
    // Back from the door: what was only read as cancellable is not called back by a cancellation.
    await courierSays(id, second!.id, 'PICKUP_FAILED');
    await expect(
      cancelShipment(server.db, server.services, first!.id, {
        brand_id: brand.brand_id,
        actor: courier,
        reason: '',
        is_unsent: true,
      }),
    ).rejects.toThrow(/can't start an RTO now|has been picked up/);
    expect((await cancelRest(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'SHIPPED' });
  });

  test('requires nothing of a cancelled order, even if one of its boxes is shipped', async () => {
    const { id } = await newOrder({ S1: 1, S2: 1 });
    await pack(id);
    await allocate(id);
    const [first] = live(await read(id));
    await call('POST', '/order/processor/bulk/cancel', { order_ids: [id] });
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', needs: [], actions: { can_pack: false } });
    for (const state of ['PICKED_UP', 'IN_TRANSIT'] as const) {
      await courierSays(id, first!.id, state);
      expect(await read(id)).toMatchObject({ status: 'SHIPPED', needs: [], actions: { can_pack: false } });
    }
    expect(await listed('new')).not.toContain(id);
  });

  const step = fc.record({
    act: fc.constantFrom('pack', 'pack some', 'allocate', 'cancel', 'courier', 'courier'),
    pick: fc.nat(7),
  });

  async function take(id: string, { act, pick }: { act: string; pick: number }): Promise<void> {
    const order = await read(id);
    const boxes = live(order);
    const box = boxes[pick % Math.max(1, boxes.length)];
    if (act.startsWith('pack') && order.actions.can_pack) {
      const { packed_boxes } = await proposed(id);
      const some = act === 'pack' ? packed_boxes : packed_boxes.slice(0, 1 + (pick % packed_boxes.length));
      const answer = await assign(id, some);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
    if (act === 'allocate' && order.actions.can_allocate) expect((await allocate(id)).status).toBe(200);
    if (act === 'cancel' && box) await cancel(box.id);
    const next = act === 'courier' && box ? said[box.status] : undefined;
    if (box && next) await courierSays(id, box.id, next[pick % next.length]!);
  }

  test('every item is in a live box or part of a need that can be met', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ S1: fc.integer({ min: 1, max: 2 }), S2: fc.integer({ min: 1, max: 2 }) }),
        fc.array(step, { minLength: 4, maxLength: 12 }),
        async (quantities, steps) => {
          const { id } = await newOrder(quantities);
          for (const one of steps) {
            await take(id, one);
            const order = await read(id);
            const boxes = live(order);
            const unpacked = left(order, boxes);
            expect(unpacked.every(({ quantity }) => quantity > 0)).toBe(true);
            expect(order.needs.includes('packaging')).toBe(unpacked.length > 0);
            const hasDraft = boxes.some(({ status }) => status === 'DRAFT');
            expect(order.needs.includes('courier')).toBe(hasDraft);
            expect(order.actions).toMatchObject({
              can_pack: unpacked.length > 0 || hasDraft,
              can_allocate: hasDraft,
            });
            // Drafts are packed again with the items that are in no box.
            const booked = boxes.filter(({ status }) => status !== 'DRAFT');
            const proposal = (await proposed(id)).packed_boxes.flatMap(({ items }) => items);
            expect(pieces(proposal)).toEqual(pieces(left(order, booked)));
            expect((await listed('new')).includes(id)).toBe(order.needs.length > 0);
          }
          const [ids, counts] = [await listed('new'), (await call('GET', '/order/counts')).body.data];
          expect(counts.tabs.new).toBe(ids.length);
          // Out of the lists again, so that they stay short.
          await call('POST', '/order/processor/bulk/cancel', { order_ids: [id] });
        },
      ),
      { numRuns: 20 },
    );
  });
});
