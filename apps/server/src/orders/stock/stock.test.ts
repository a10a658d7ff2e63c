import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, Sku, StockMovement } from '@khep/api';
import type { ShipmentState } from '@khep/domain/shipments';
import { engines } from '../../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { lockOrder, recomputeOrderState } from '../state/orderState.ts';
import { transitionShipment } from '../../dispatch/shipments/transition.ts';

const courier = { kind: 'courier', id: 'test', name: 'Courier' } as const;
const seller = { kind: 'user', id: 'test', name: 'Ritika' } as const;

describe.each(engines)('stock on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Stock');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku/box', box],
    ] as const)
      expect((await call('POST', path, body)).status, path).toBe(200);
  });
  afterAll(() => server.stop());

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  async function addSku(sku_id: string, fields: object = {}): Promise<Sku> {
    const answer = await call('POST', '/settings/sku', { ...sku, sku_id, sku_quantity: 10, ...fields });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.sku;
  }
  const stockOf = async ({ id }: Pick<Sku, 'id'>) => {
    const { sku_quantity, reserved_quantity, available_quantity } = (await call('GET', `/settings/sku/${id}`))
      .body.data.sku as Sku;
    return [sku_quantity, reserved_quantity, available_quantity];
  };
  const movementsOf = async ({ id }: Pick<Sku, 'id'>) =>
    (
      (await call('GET', `/settings/stock/movements?sku_id=${id}`)).body.data as {
        movements: StockMovement[];
      }
    ).movements.map(({ kind, quantity }) => `${kind} ${quantity}`);

  const bodyFor = (quantities: Readonly<Record<string, number>>) => {
    const form = orderFor({ phone: '9829030011' });
    const product_details = Object.entries(quantities).map(([sku_id, quantity]) => ({
      sku_id,
      quantity,
      unit_price: 825,
    }));
    return { ...form, order_details: { ...form.order_details, product_details } };
  };
  const order = (quantities: Readonly<Record<string, number>>) =>
    call('POST', '/order/manual', bodyFor(quantities));
  async function newOrder(quantities: Readonly<Record<string, number>>): Promise<Order> {
    const answer = await order(quantities);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data.order;
  }
  async function pack(id: string): Promise<Order> {
    const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    const [{ packed_boxes }] = proposed.body.data.orders;
    const answer = await call('POST', '/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes }] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return (await call('GET', `/order/${id}`)).body.data.order;
  }

  /** Moves a box as the courier and the seller do. */
  async function move(order_id: string, shipment_id: string, ...states: ShipmentState[]) {
    const now = server.clock.now();
    for (const to of states)
      await server.db.transaction().execute(async (tx) => {
        const locked = await lockOrder(tx, brand.brand_id, order_id);
        const box = await tx
          .selectFrom('shipments')
          .selectAll()
          .where('brand_id', '=', brand.brand_id)
          .where('shipment_id', '=', shipment_id)
          .executeTakeFirstOrThrow();
        const by = box.state === 'RTO_DELIVERED' || to === 'AWB_ASSIGNED' ? 'seller' : 'courier';
        if (to === 'AWB_ASSIGNED')
          await tx
            .updateTable('shipments')
            .set({ state: to, awb: `AWB${shipment_id}`, courier_id: 1 })
            .where('brand_id', '=', brand.brand_id)
            .where('shipment_id', '=', shipment_id)
            .execute();
        else await transitionShipment(tx, box, { to, by, actor: by === 'seller' ? seller : courier, now });
        await recomputeOrderState(tx, locked!, now, courier);
      });
  }

  test('an order reserves, its handover deducts, and its return comes back', async () => {
    const planter = await addSku('FLOW');
    expect(await stockOf(planter)).toEqual([10, 0, 10]);
    const { id } = await newOrder({ FLOW: 3 });
    expect(await stockOf(planter)).toEqual([10, 3, 7]);
    const { shipments } = await pack(id);
    expect(await stockOf(planter)).toEqual([10, 3, 7]);
    const boxes = shipments.map((one) => one.id);
    for (const one of boxes) await move(id, one, 'AWB_ASSIGNED', 'PICKUP_SCHEDULED');
    expect(await stockOf(planter)).toEqual([10, 3, 7]);
    for (const one of boxes) await move(id, one, 'PICKED_UP', 'IN_TRANSIT');
    expect(await stockOf(planter)).toEqual([7, 0, 7]);
    for (const one of boxes)
      await move(id, one, 'RTO_INITIATED', 'RTO_IN_TRANSIT', 'RTO_OUT_FOR_DELIVERY', 'RTO_DELIVERED');
    expect(await stockOf(planter)).toEqual([7, 0, 7]);
    for (const one of boxes) await move(id, one, 'RTO_ACKNOWLEDGED');
    expect(await stockOf(planter)).toEqual([10, 0, 10]);
    const movements = await movementsOf(planter);
    expect(movements.at(-1)).toBe('adjust 10');
    expect(movements.at(-2)).toBe('reserve 3');
    expect(movements.slice(0, boxes.length).every((one) => one.startsWith('return '))).toBe(true);
  });

  test('an edited order reserves the difference, a cancelled one releases all', async () => {
    const planter = await addSku('EDIT');
    const lamp = await addSku('EDIT-2');
    const { id } = await newOrder({ EDIT: 3 });
    expect((await call('PUT', `/order/${id}`, bodyFor({ EDIT: 5, 'EDIT-2': 1 }))).status).toBe(200);
    expect([await stockOf(planter), await stockOf(lamp)]).toEqual([
      [10, 5, 5],
      [10, 1, 9],
    ]);
    expect((await call('PUT', `/order/${id}`, bodyFor({ EDIT: 1 }))).status).toBe(200);
    expect([await stockOf(planter), await stockOf(lamp)]).toEqual([
      [10, 1, 9],
      [10, 0, 10],
    ]);
    await pack(id);
    expect((await call('POST', '/order/processor/bulk/cancel', { order_ids: [id] })).status).toBe(200);
    expect(await stockOf(planter)).toEqual([10, 0, 10]);
    expect(await movementsOf(planter)).toEqual([
      'release -1',
      'release -4',
      'reserve 2',
      'reserve 3',
      'adjust 10',
    ]);
  });

  test('an order for more than is available is refused, unless back-orders are allowed', async () => {
    const planter = await addSku('SHORT', { sku_quantity: 4 });
    await newOrder({ SHORT: 3 });
    const refused = await order({ SHORT: 2 });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual({
      'order_details.product_details.0.quantity':
        'Only 1 of SHORT is available. Enter fewer units, or allow back-orders.',
    });
    expect(await stockOf(planter)).toEqual([4, 3, 1]);
    const prefer = (allow_back_orders: boolean) =>
      call('POST', '/preferences/stock_preference', { preferences: { allow_back_orders } });
    expect((await prefer(true)).status).toBe(200);
    await newOrder({ SHORT: 2 });
    expect(await stockOf(planter)).toEqual([4, 5, -1]);
    await prefer(false);
    // Without a quantity there is no limit.
    await addSku('ENDLESS', { sku_quantity: undefined });
    await newOrder({ ENDLESS: 40 });
  });

  test('an order that is oversold can still be edited', async () => {
    const planter = await addSku('OVER', { sku_quantity: 4 });
    const { id } = await newOrder({ OVER: 4 });
    const counted = { ...sku, sku_id: 'OVER', sku_quantity: 1 };
    expect((await call('PUT', `/settings/sku/${planter.id}`, counted)).status).toBe(200);
    expect(await stockOf(planter)).toEqual([1, 4, -3]);
    expect((await call('PUT', `/order/${id}`, bodyFor({ OVER: 3 }))).status).toBe(200);
    expect((await call('PUT', `/order/${id}`, bodyFor({ OVER: 4 }))).status).toBe(422);
  });

  test('a count of the shelf is an adjustment, and an update without one leaves the stock', async () => {
    const planter = await addSku('COUNT');
    const { sku_quantity: _counted, ...rest } = { ...sku, sku_id: 'COUNT' };
    expect((await call('PUT', `/settings/sku/${planter.id}`, { ...rest, unit_price: 900 })).status).toBe(200);
    expect(await stockOf(planter)).toEqual([10, 0, 10]);
    await call('PUT', `/settings/sku/${planter.id}`, { ...rest, sku_quantity: 7 });
    expect(await stockOf(planter)).toEqual([7, 0, 7]);
    expect(await movementsOf(planter)).toEqual(['adjust -3', 'adjust 10']);
  });

  test('a combo is packed, stocked and protected as its parts', async () => {
    const cup = await addSku('CUP', { sku_quantity: 9, hsn_code: '6912', gst: 5, unit_price: 300 });
    const saucer = await addSku('SAUCER', { sku_quantity: 3, hsn_code: '7013', gst: 18, unit_price: 100 });
    const combo = await addSku('SET', {
      sku_quantity: undefined,
      is_combo: true,
      combo_products: [
        { sku_id: 'CUP', quantity: 2 },
        { sku_id: saucer.id, quantity: 1 },
      ],
    });
    expect(combo.combo_products).toEqual([
      { sku_id: cup.id, quantity: 2 },
      { sku_id: saucer.id, quantity: 1 },
    ]);
    expect(combo.available_quantity).toBe(3);
    const part = await call('DELETE', `/settings/sku/${cup.id}`);
    expect([part.status, part.body.detail]).toEqual([
      409,
      'CUP is part of the combo SET. Remove it from the combo first.',
    ]);
    expect((await call('DELETE', `/settings/sku/${saucer.id}`)).status).toBe(409);

    const { id, order_details, totals } = await newOrder({ SET: 2 });
    expect(order_details.product_details).toMatchObject([{ sku_id: 'SET', quantity: 2, gst: 18 }]);
    expect(totals.total_weight).toBe(6.9);
    expect([await stockOf(cup), await stockOf(saucer)]).toEqual([
      [9, 4, 5],
      [3, 2, 1],
    ]);
    const { shipments } = await pack(id);
    const units = new Map<string, number>();
    for (const { sku_id, quantity } of shipments.flatMap(({ items }) => items))
      units.set(sku_id, (units.get(sku_id) ?? 0) + quantity);
    expect(Object.fromEntries(units)).toEqual({ CUP: 4, SAUCER: 2 });
    const refused = await order({ SET: 2 });
    expect(refused.body.fields).toEqual({
      'order_details.product_details.0.quantity':
        'Only 1 of SAUCER, a part of this combo, is available. Enter fewer units, or allow back-orders.',
    });
    for (const one of shipments) await move(id, one.id, 'AWB_ASSIGNED', 'PICKUP_SCHEDULED', 'PICKED_UP');
    expect([await stockOf(cup), await stockOf(saucer)]).toEqual([
      [5, 0, 5],
      [1, 0, 1],
    ]);
  });

  test('an inactive SKU cannot be ordered, and a hidden one is not offered', async () => {
    const off = await addSku('OFF', { is_active: false });
    const refused = await order({ OFF: 1 });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        'order_details.product_details.0.sku_id':
          'SKU OFF is inactive. Choose another, or activate it first.',
      },
    ]);
    await addSku('HIDDEN', { visibility: 0 });
    const offered = (await call('GET', '/settings/sku/all')).body.data.skus as Sku[];
    expect(offered.filter(({ sku_id }) => ['OFF', 'HIDDEN'].includes(sku_id))).toEqual([]);
    // An order that has it stays editable.
    await call('PUT', `/settings/sku/${off.id}`, { ...sku, sku_id: 'OFF', is_active: true });
    const { id } = await newOrder({ OFF: 1 });
    await call('PUT', `/settings/sku/${off.id}`, { ...sku, sku_id: 'OFF', is_active: false });
    expect((await call('PUT', `/order/${id}`, bodyFor({ OFF: 1 }))).status).toBe(200);
  });

  test('concurrent orders never sell a unit twice', async () => {
    const planter = await addSku('RUSH', { sku_quantity: 5 });
    await addSku('RUSH-2', { sku_quantity: 50 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        order(index % 2 === 0 ? { RUSH: 1, 'RUSH-2': 1 } : { 'RUSH-2': 1, RUSH: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 422, 422, 422,
    ]);
    expect(await stockOf(planter)).toEqual([5, 5, 0]);
  });

  test('every balance is the sum of its movements', async () => {
    const { rows } = await sql<{ sku_id: string }>`
      select skus.sku_id from skus left join (
        select brand_id, sku_id,
          coalesce(sum(quantity) filter (where kind in ('adjust', 'deduct', 'return')), 0) as on_hand,
          coalesce(sum(quantity) filter (where kind in ('reserve', 'release', 'deduct')), 0) as reserved
        from stock_movements group by brand_id, sku_id
      ) sums on sums.brand_id = skus.brand_id and sums.sku_id = skus.id
      where skus.brand_id = ${brand.brand_id}
        and (coalesce(sums.on_hand, 0), coalesce(sums.reserved, 0)) <> (skus.sku_quantity, skus.reserved_quantity)`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });
});
