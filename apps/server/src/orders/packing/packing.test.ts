import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderPacking, PackedBox } from '@khep/api';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';

const candle = {
  ...sku,
  sku_id: 'CANDLE',
  sku_name: 'Rose candle',
  actual_weight: 300,
  sku_length: 10,
  sku_width: 10,
  sku_height: 8,
};
const book = { ...candle, sku_id: 'BOOK', sku_name: 'Notebook', actual_weight: 500, sku_height: 5 };
const tower = {
  name: 'Tower',
  package_id: 'TOWER',
  length: 10.5,
  width: 10.5,
  height: 30,
  weight_capacity: 5,
};
const wide = { name: 'Wide', package_id: 'WIDE', length: 40, width: 30, height: 20, weight_capacity: 8 };

describe.each(oneEngine)('the rules that goods are packed by, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let phone = 9_829_020_000;

  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Packing');
    for (const [path, body] of [
      ['/warehouse', warehouse],
      ['/settings/sku', { ...candle, fragile: true, do_not_mix: ' Scented ' }],
      ['/settings/sku', book],
      ['/settings/sku', { ...book, sku_id: 'TEA', sku_name: 'Green tea', do_not_mix: 'food' }],
      ['/settings/sku', { ...candle, sku_id: 'LAMP', sku_height: 35, rotations: 'upright' }],
      ['/settings/sku', { ...candle, sku_id: 'BED', sku_name: 'Mattress', ...bed, ships_in_own_box: true }],
      ['/settings/sku/box', tower],
      ['/settings/sku/box', wide],
    ] as const) {
      const answer = await call('POST', path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  });
  afterAll(() => server.stop());

  const bed = { sku_length: 190, sku_width: 30, sku_height: 30, actual_weight: 9000 };
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  /** The boxes of an order, suggested by the way that names it. */
  async function packed(codes: readonly string[]): Promise<OrderPacking> {
    phone += 1;
    const order = orderFor({ phone: String(phone) });
    const product_details = codes.map((sku_id) => ({ sku_id, quantity: 1, unit_price: 500 }));
    const added = await call('POST', '/order/manual', {
      ...order,
      order_details: { ...order.order_details, product_details },
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const { id } = added.body.data.order;
    const answer = await call('POST', '/packing/bulk/recommendation', { order_ids: [id] });
    return answer.body.data.orders[0];
  }
  const codesIn = (box: PackedBox | undefined) => box?.items.map(({ sku_id }) => sku_id).toSorted();

  test('a SKU keeps its rules; without them anything goes', async () => {
    const { skus } = (await call('GET', '/settings/sku')).body.data;
    const rulesOf = (code: string) => skus.find((one: { sku_id: string }) => one.sku_id === code);
    expect(rulesOf('CANDLE')).toMatchObject({ fragile: true, do_not_mix: 'scented', rotations: 'any' });
    expect(rulesOf('BOOK')).toMatchObject({
      rotations: 'any',
      fragile: false,
      do_not_mix: '',
      ships_in_own_box: false,
    });
    const refused = await call('POST', '/settings/sku', { ...book, sku_id: 'X', rotations: 'sideways' });
    expect(Object.keys(refused.body.fields)).toEqual(['rotations']);
    expect((await call('GET', '/settings/sku/download')).body).toMatch(/CANDLE,.*,any,true,scented,false/);
  });

  test('places nothing on fragile items, and marks them', async () => {
    const answer = await call('POST', '/packing/solution/pack/items', {
      items: [
        { sku_id: 'CANDLE', quantity: 1 },
        { sku_id: 'BOOK', quantity: 3 },
      ],
      objective: 'volume',
    });
    const [box, second] = answer.body.data.packed_boxes as PackedBox[];
    expect(second).toBeUndefined();
    expect(box?.name).toBe('Tower');
    const [highest] = box!.items.toSorted((a, b) => b.position!.z - a.position!.z);
    expect(highest).toMatchObject({ sku_id: 'CANDLE', fragile: true });
    expect(box!.items.filter(({ sku_id }) => sku_id === 'BOOK').every((item) => !('fragile' in item))).toBe(
      true,
    );
  });

  test('goods of two tags leave in two boxes', async () => {
    const { packed_boxes } = await packed(['CANDLE', 'TEA', 'BOOK']);
    expect(packed_boxes).toHaveLength(2);
    for (const box of packed_boxes)
      expect(codesIn(box)).not.toEqual(expect.arrayContaining(['CANDLE', 'TEA']));
  });

  test('what ships in its own box needs none of the brand', async () => {
    const { packed_boxes, unpackable_items } = await packed(['BED', 'BOOK']);
    expect(unpackable_items).toEqual([]);
    const own = packed_boxes.find(({ box_id }) => box_id === '');
    expect(own).toMatchObject({ items: [{ sku_id: 'BED', ships_in_own_box: true }], total_weight: 9 });
    expect(codesIn(packed_boxes.find(({ box_id }) => box_id !== ''))).toEqual(['BOOK']);
  });

  test("packs an item into its fixed box, or explains why it can't", async () => {
    const { boxes } = (await call('GET', '/settings/sku/box/all')).body.data;
    const towerId = boxes.find((one: { name: string }) => one.name === 'Tower').id;
    const vase = { ...book, sku_name: 'Vase', sku_length: 8, sku_width: 8, sku_height: 8 };
    await call('POST', '/settings/sku', { ...vase, sku_id: 'VASE', box_id: towerId });
    await call('POST', '/settings/sku', {
      ...vase,
      sku_id: 'WIDE-VASE',
      sku_length: 20,
      sku_width: 20,
      box_id: towerId,
    });
    const { packed_boxes } = await packed(['VASE', 'LAMP', 'BOOK']);
    expect(packed_boxes.find((box) => codesIn(box)?.includes('VASE'))?.name).toBe('Tower');
    const { unpackable_items } = await packed(['WIDE-VASE']);
    expect(unpackable_items[0]?.reason).toMatch(/^Its assigned box Tower is too small by/);
  });

  test('names the rule that keeps a product out of every box', async () => {
    const { unpackable_items } = await packed(['LAMP']);
    expect(unpackable_items[0]?.reason).toMatch(/^It must be upright.* it would fit Wide\.$/);
  });

  test('an order that waits is packed by the rules as they are today', async () => {
    phone += 1;
    const order = orderFor({ phone: String(phone) });
    const product_details = ['TEA', 'BOOK'].map((sku_id) => ({ sku_id, quantity: 1, unit_price: 500 }));
    const added = await call('POST', '/order/manual', {
      ...order,
      order_details: { ...order.order_details, product_details },
    });
    const { id, packed_boxes } = added.body.data.order;
    expect(packed_boxes).toHaveLength(1);
    const { skus } = (await call('GET', '/settings/sku')).body.data;
    const { id: bookId, ...kept } = skus.find((one: { sku_id: string }) => one.sku_id === 'BOOK');
    await call('PUT', `/settings/sku/${bookId}`, { ...kept, do_not_mix: 'paper' });
    expect((await call('GET', `/order/${id}`)).body.data.order.packed_boxes).toHaveLength(2);
    await call('PUT', `/settings/sku/${bookId}`, kept);
  });

  test('ranks box sizes with reasons; items without a SKU need all dimensions', async () => {
    const ask = (items: object[]) => call('POST', '/packing/box/recommendation', { items });
    const { boxes } = (await ask([{ sku_id: 'BOOK', quantity: 7 }])).body.data;
    expect(boxes.map(({ name, fits_all }: { name: string; fits_all: boolean }) => [name, fits_all])).toEqual([
      ['Wide', true],
      ['Tower', false],
    ]);
    expect(boxes[0].why).toMatch(/^Best, fits everything, \d+.% full, [\d.]+ kg charged$/);
    expect(boxes[1].why).toMatch(/^2 needed, /);
    const half = { sku_id: 'NONE', quantity: 1, length: 10, width: 10, height: 5 };
    expect(Object.keys((await ask([half])).body.fields)).toEqual(['items.0.sku_id']);
    expect((await ask([{ ...half, weight: 200 }])).status).toBe(200);
  });

  test("applies the brand's preference by default", async () => {
    const ask = async (objective?: string) => {
      const answer = await call('POST', '/packing/solution/pack/items', {
        items: [{ sku_id: 'BOOK', quantity: 7 }],
        ...(objective && { objective }),
      });
      return (answer.body.data.packed_boxes as PackedBox[]).map(({ name }) => name);
    };
    expect(await ask('boxes')).toEqual(['Wide']);
    expect(await ask('volume')).toEqual(['Tower', 'Tower']);
    expect((await call('GET', '/preferences/packing_preference')).body.data.preference).toMatchObject({
      preferences: { objective: 'cost', padding: 0 },
    });
    const saved = await call('POST', '/preferences/packing_preference', {
      preferences: { objective: 'volume' },
    });
    expect(saved.body.message).toBe('Preferences saved successfully');
    expect(await ask()).toEqual(['Tower', 'Tower']);
    await call('PUT', '/preferences/packing_preference', {
      preferences: { objective: 'volume', padding: 1 },
    });
    const lookup = await call('GET', '/settings/sku/box/all');
    expect(lookup.body.data.packing_preference).toEqual({ objective: 'volume', padding: 1 });
    // With a centimetre free along every wall, the tower is too narrow for a notebook.
    expect(await ask()).toEqual(['Wide']);
    const refused = await call('PUT', '/preferences/packing_preference', { preferences: { padding: -1 } });
    expect(refused.body.fields).toMatchObject({ padding: 'Enter 0 or more' });
    await call('PUT', '/preferences/packing_preference', { preferences: {} });
  });

  test('boxes suggested before an order was changed are not confirmed', async () => {
    const { order_id, order_number, version, packed_boxes } = await packed(['BOOK', 'BOOK']);
    const confirm = (one: Partial<OrderPacking>) =>
      call('POST', '/packing/bulk/assign', { orders: [{ order_id, packed_boxes, ...one }] });
    const raise = () =>
      server.db
        .updateTable('orders')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('order_id', '=', order_id)
        .execute();
    await raise();
    const changed = await confirm({ version });
    expect([changed.status, changed.body.detail]).toEqual([
      422,
      `${order_number} was changed after its boxes were suggested. Check the new suggestion, then confirm it.`,
    ]);
    expect((await confirm({ version: version + 1 })).status).toBe(200);
    const late = await confirm({ version });
    expect(late.status).toBe(422);
    expect(late.body.detail).toBe(
      `${order_number} was packed by someone after its boxes were suggested. Those boxes stay.`,
    );
    const again = await call('POST', '/packing/bulk/recommendation', { order_ids: [order_id] });
    const [suggestion] = again.body.data.orders as OrderPacking[];
    expect(suggestion!.version).toBeGreaterThan(version);
    expect((await confirm({ version: suggestion!.version })).status).toBe(200);
  });
});
