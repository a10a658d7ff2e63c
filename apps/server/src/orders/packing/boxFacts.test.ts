import type { PackedBox } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';

const plain = { name: 'Plain', package_id: 'PLAIN', length: 34, width: 26, height: 18, weight_capacity: 6 };
const gift = { ...plain, name: 'Gift', package_id: 'GIFT' };

describe.each(oneEngine)('box facts of a brand, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const ids = new Map<string, string>();
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  const say = (box: { name: string }, facts: object) =>
    call('PUT', `/settings/sku/box/${ids.get(box.name)}`, { ...box, ...facts });
  const pack = async () => {
    const answer = await call('POST', '/packing/solution/pack/items', {
      items: [{ sku_id: 'TP-S-01', quantity: 2 }],
    });
    return answer.body.data.packed_boxes as PackedBox[];
  };

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Boxed');
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
    for (const box of [plain, gift])
      ids.set(box.name, (await call('POST', '/settings/sku/box', box)).body.data.box.id);
  });
  afterAll(() => server.stop());

  test('is stored, and empty by default', async () => {
    const read = async (box: { name: string }) =>
      (await call('GET', `/settings/sku/box/${ids.get(box.name)}`)).body.data.box;
    expect(await read(plain)).toMatchObject({
      box_cost: 0,
      empty_weight: 0,
      outer_length: null,
      outer_width: null,
      outer_height: null,
    });
    const facts = {
      box_cost: 18.75,
      empty_weight: 240,
      outer_length: 34.8,
      outer_width: 26.8,
      outer_height: 18.8,
    };
    expect((await say(plain, facts)).status).toBe(200);
    expect(await read(plain)).toMatchObject(facts);
    expect((await call('GET', '/settings/sku/box/download')).body).toMatch(
      /PLAIN,Plain,1,34,26,18,6,,18.75,240,34.8,26.8,18.8/,
    );
    await say(plain, {});
    expect(await read(plain)).toMatchObject({ box_cost: 0, outer_length: null });
  });

  test('is refused where it cannot be, with what to write instead', async () => {
    const wrong = await say(plain, { outer_length: 33, outer_width: 27, empty_weight: 6000 });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      {
        outer_length: 'Enter at least the inner length, 34 cm',
        outer_height: 'Enter all three outer dimensions, or none',
        empty_weight: 'Enter less than the maximum weight of 6 kg',
      },
    ]);
  });

  test('decides between two that fit: the cheaper, the lighter and the smaller outside', async () => {
    const chosen = async () => (await pack()).map(({ name }) => name);
    await say(plain, { box_cost: 40 });
    await say(gift, { box_cost: 12 });
    expect(await chosen()).toEqual(['Gift']);
    await say(gift, { box_cost: 60 });
    expect(await chosen()).toEqual(['Plain']);
    // Three kilograms of cardboard cost more in freight than the box that is dearer.
    await say(plain, { box_cost: 40, empty_weight: 3000 });
    expect(await chosen()).toEqual(['Gift']);
    await say(gift, { box_cost: 60, outer_length: 60, outer_width: 50, outer_height: 40 });
    await say(plain, { box_cost: 60 });
    expect(await chosen()).toEqual(['Plain']);
  });

  test('leaves a box that is not used for packing out, unless it is asked for', async () => {
    await say(gift, { box_cost: 1 });
    await say(plain, { box_cost: 90 });
    expect((await pack()).map(({ name }) => name)).toEqual(['Gift']);
    await say(gift, { box_cost: 1, visibility: 0 });
    expect((await pack()).map(({ name }) => name)).toEqual(['Plain']);
    const asked = await call('POST', '/packing/solution/pack/items', {
      items: [{ sku_id: 'TP-S-01', quantity: 2 }],
      box_ids: [ids.get('Gift')],
    });
    expect(asked.body.data.packed_boxes.map(({ name }: PackedBox) => name)).toEqual(['Gift']);
    await say(gift, {});
    await say(plain, {});
  });

  test('refuses items outside of the box and a weight below that of its items', async () => {
    for (const box of [plain, gift]) await say(box, {});
    const made = await call('POST', '/order/manual', orderFor({ phone: '9829010062' }));
    const { id } = made.body.data.order;
    const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    const [{ packed_boxes }] = proposed.body.data.orders;
    const [box] = packed_boxes;
    const assign = async (change: object) => {
      const orders = [{ order_id: id, packed_boxes: [{ ...box, ...change }] }];
      const { status, body } = await call('POST', '/packing/bulk/assign', { orders });
      return [status, body.detail];
    };
    const [item, ...rest] = box.items;
    const far = { ...item, position: { ...item.position, x: 100 } };
    expect(await assign({ items: [far, ...rest] })).toEqual([
      422,
      expect.stringMatching(/^TP-S-01 is outside .+: it reaches 11\d(\.\d+)? cm of 34 cm length\./),
    ]);
    expect(await assign({ total_weight: 0.01 })).toEqual([
      422,
      expect.stringMatching(
        / can't weigh 0\.01 kg: its items weigh 2\.3 kg\. Enter the weight on the scale\.$/,
      ),
    ]);
    expect(await assign({ inner_dimensions: { length: 900, width: 26, height: 18 } })).toEqual([
      422,
      expect.stringMatching(/^The inner length of .+ can't exceed its outer length of 34 cm\.$/),
    ]);
    expect((await assign({}))[0]).toBe(200);
  });

  test('is what the courier gets: outer dimensions and the weight with the box', async () => {
    const facts = { empty_weight: 300, outer_length: 35, outer_width: 27, outer_height: 19 };
    for (const box of [plain, gift]) await say(box, facts);
    const [box] = await pack();
    expect(box).toMatchObject({
      total_weight: 2.6,
      dimensions: { length: 35, width: 27, height: 19 },
      inner_dimensions: { length: 34, width: 26, height: 18 },
      volumetric_weight: (35 * 27 * 19) / 5000,
    });
    const made = await call('POST', '/order/manual', orderFor({ phone: '9829010061' }));
    const { id } = made.body.data.order;
    const proposed = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    const [{ packed_boxes }] = proposed.body.data.orders;
    await call('POST', '/packing/bulk/assign', { orders: [{ order_id: id, packed_boxes }] });
    const shipment = await server.db
      .selectFrom('shipments')
      .select(['length_cm', 'width_cm', 'height_cm', 'dead_weight_g'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(shipment).toEqual({ length_cm: 35, width_cm: 27, height_cm: 19, dead_weight_g: 2600 });
  });
});
