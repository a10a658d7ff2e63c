import type { Wave, WaveBoard, WaveMatch, WaveWalk } from '@khep/api';
import { istDay, timeOnDay, weekdayOf } from '@khep/domain/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { orderFor, sku } from '../../../test/fixtures.ts';
import { json } from '../../platform/db/schema.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';

const dayMs = 86_400_000;
const wednesday = 3;

describe.each(engines)('the boxes that a wave takes on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let warehouse_id: string;
  let today: string;
  /** Order numbers by what the tests call them. */
  const orders = new Map<string, string>();

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }

  interface BookedOrder {
    items: [sku_id: string, quantity: number][];
    courier_id: number;
    zone: string | null;
    tags?: string[];
    pickup_time?: string;
  }
  async function book(name: string, { items, courier_id, zone, tags = [], pickup_time }: BookedOrder) {
    const draft = orderFor({ phone: '9829010011' });
    const [line] = draft.order_details.product_details;
    const { id, number } = await packedOrder(call, {
      ...draft,
      order_details: {
        ...draft.order_details,
        custom_tags: tags,
        product_details: items.map(([sku_id, quantity]) => ({ ...line, sku_id, quantity })),
      },
    });
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    if (pickup_time !== undefined)
      await data('POST', '/order/processor/pickup/schedule', {
        order_ids: [id],
        pickup_date: today,
        pickup_time,
      });
    await server.db
      .updateTable('shipments')
      // The brand has no contract with the others, and its rate card one zone.
      .set({ courier_id, zone })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .execute();
    orders.set(number, name);
  }

  interface Choice {
    courier_ids?: number[];
    zones?: string[];
    contents?: string;
    leaves_by?: string;
    tag?: string;
  }
  async function count(choice: Choice): Promise<WaveMatch> {
    const query = new URLSearchParams({ warehouse_id });
    for (const [name, value] of Object.entries(choice))
      for (const one of [value].flat()) query.append(name, String(one));
    return data('GET', `/pick-pack/waiting?${query}`);
  }
  /** Starts waves, reads which orders are in them, and lets their boxes wait again. */
  async function take(choice: Choice): Promise<string[]> {
    const answer = await call('POST', '/pick-pack/waves', { warehouse_id, ...choice });
    if (answer.status === 409) return [];
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const taken: string[] = [];
    for (const { id } of answer.body.data.waves as Wave[]) {
      const { wave } = await data<{ wave: WaveWalk }>('GET', `/pick-pack/waves/${id}`);
      taken.push(...wave.totes.map(({ order_number }) => orders.get(order_number) ?? order_number));
      await data('POST', `/pick-pack/waves/${id}/cancel`, {});
    }
    return taken.sort();
  }
  const todayAt = (time: string) => timeOnDay(today, time).toISOString();

  beforeAll(async () => {
    server = await startTestServer(engine);
    // A day on which each courier comes.
    while (weekdayOf(istDay(server.clock.now())) !== wednesday) server.clock.pass(dayMs);
    server.clock.toNoon();
    if (weekdayOf(istDay(server.clock.now())) !== wednesday) server.clock.pass(6 * dayMs);
    today = istDay(server.clock.now());
    brand = await server.newBrand('Waves');
    await createCatalogue(call);
    await data('POST', '/settings/sku', { ...sku, sku_id: 'VASE', sku_name: 'Vase' });
    ({ warehouse_id } = await data<WaveBoard>('GET', '/pick-pack/waves'));
    await book('piece', { items: [[sku.sku_id, 1]], courier_id: 1, zone: 'B' });
    await book('pair', { items: [[sku.sku_id, 2]], courier_id: 1, zone: 'D', tags: ['Urgent'] });
    await book('set', {
      items: [
        [sku.sku_id, 1],
        ['VASE', 1],
      ],
      courier_id: 4,
      zone: 'A',
      tags: ['gift', 'urgent'],
    });
    await book('evening', { items: [['VASE', 1]], courier_id: 2, zone: null, pickup_time: '18:00' });
  });
  afterAll(() => server.stop());

  test('the board offers the times, zones and tags of the boxes that wait', async () => {
    const { choices } = await data<WaveBoard>('GET', '/pick-pack/waves');
    expect(choices).toEqual({
      // The next pickups of two couriers, then the one that was scheduled.
      leaves_at: [todayAt('16:00'), todayAt('17:00'), todayAt('18:00')],
      zones: [
        { zone: 'A', boxes: 1 },
        { zone: 'B', boxes: 1 },
        { zone: 'D', boxes: 1 },
        { zone: 'none', boxes: 1 },
      ],
      tags: ['urgent', 'gift'],
    });
  });

  test.each<[string, () => Choice, string[]]>([
    ['no choice', () => ({}), ['evening', 'pair', 'piece', 'set']],
    ['couriers', () => ({ courier_ids: [1, 2] }), ['evening', 'pair', 'piece']],
    ['one piece', () => ({ contents: 'single' }), ['evening', 'piece']],
    ['more pieces', () => ({ contents: 'multi' }), ['pair', 'set']],
    ['one line', () => ({ contents: 'single_line' }), ['evening', 'pair', 'piece']],
    ['more lines', () => ({ contents: 'multi_line' }), ['set']],
    ['the first pickup', () => ({ leaves_by: todayAt('16:00') }), ['pair', 'piece']],
    [
      'a later pickup, with those before it',
      () => ({ leaves_by: todayAt('17:00') }),
      ['pair', 'piece', 'set'],
    ],
    ['a time before all pickups', () => ({ leaves_by: todayAt('15:59') }), []],
    ['zones', () => ({ zones: ['A', 'B'] }), ['piece', 'set']],
    ['boxes without a zone', () => ({ zones: ['none'] }), ['evening']],
    ['a tag, in capitals or not', () => ({ tag: 'URGENT' }), ['pair', 'set']],
    ['a part of a tag', () => ({ tag: 'urg' }), []],
    [
      'all of them together',
      () => ({
        courier_ids: [1, 4],
        contents: 'single_line',
        leaves_by: todayAt('17:00'),
        zones: ['A', 'D'],
        tag: 'urgent',
      }),
      ['pair'],
    ],
  ])('%s: what is counted is what is taken', async (_name, choice, expected) => {
    expect(await count(choice())).toEqual({ boxes: expected.length, orders: expected.length });
    expect(await take(choice())).toEqual(expected);
  });

  test('an order in two boxes counts once', async () => {
    const [first] = await server.db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('courier_id', '=', 4)
      .execute();
    await server.db
      .insertInto('shipments')
      .values({
        ...first!,
        shipment_id: 'shp_second',
        box_no: 2,
        awb: 'SECOND-1',
        items: json(first!.items),
        packing_record: null,
        inner_sides: null,
        charges: null,
        last_scan: null,
        delivery_proof: null,
        courier_label: null,
        booking_ref: null,
      })
      .execute();
    expect(await count({ courier_ids: [4] })).toEqual({ boxes: 2, orders: 1 });
  });

  test('a warehouse of others has no count', async () => {
    expect((await call('GET', '/pick-pack/waiting?warehouse_id=war_none')).status).toBe(404);
  });
});
