import type { BenchBox, BesideBench, SplitBoxes, Wave, WaveWalk } from '@khep/api';
import { appendEvidence } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { box, orderFor, sku, today, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { packedOrder } from '../../../test/shipping.ts';

const mug = {
  ...sku,
  sku_id: 'MUG',
  sku_name: 'Mug',
  actual_weight: 300,
  sku_length: 10,
  sku_width: 10,
  sku_height: 9,
};

describe.each(engines)('a box that is split at the bench on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let warehouse_id: string;
  const at = '2026-11-27T09:00:00.000Z';

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const find = async (code: string) =>
    (await data<{ box: BenchBox }>('GET', `/pick-pack/bench?code=${encodeURIComponent(code)}`)).box;
  const walk = async (id: string) => (await data<{ wave: WaveWalk }>('GET', `/pick-pack/waves/${id}`)).wave;

  /** A box with planters on the bench, in a wave of its own. */
  async function boxOf(quantity: number, method: 'prepaid' | 'cod' = 'prepaid', short = 0) {
    const draft = orderFor({ phone: '9829010011', quantity });
    draft.order_details.payment_details.payment_method = [method];
    draft.order_details.product_details[0]!.sku_id = mug.sku_id;
    const { id, number } = await packedOrder(call, draft);
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    const [wave] = (await data<{ waves: Wave[] }>('POST', '/pick-pack/waves', { warehouse_id })).waves;
    const { picks } = await walk(wave!.id);
    const actions = picks.flatMap(({ pick_no, quantity: units }) => [
      { action_id: `pick-${id}-${pick_no}`, pick_no, kind: 'pick', quantity: units - short, at },
      ...(short > 0
        ? [
            {
              action_id: `short-${id}-${pick_no}`,
              pick_no,
              kind: 'short',
              quantity: short,
              reason: 'missing',
              at,
            },
          ]
        : []),
    ]);
    return { id, number, wave_id: wave!.id, actions, box: await find(number) };
  }
  const pick = (wave_id: string, actions: object[]) =>
    data('POST', `/pick-pack/waves/${wave_id}/actions`, { actions });
  const split = (shipment_id: string, quantity: number, sku_id = mug.sku_id) =>
    call('POST', `/pick-pack/bench/${shipment_id}/split`, { inside: [{ sku_id, quantity }] });
  async function packAll(shipment_id: string, pieces: number) {
    let evidence: EvidenceLink[] = [];
    for (let piece = 0; piece < pieces; piece += 1)
      evidence = await appendEvidence(shipment_id, evidence, {
        at,
        person: 'Asha',
        kind: 'piece',
        data: { sku_id: mug.sku_id },
      });
    await data('POST', `/pick-pack/bench/${shipment_id}`, { evidence, scale_g: null });
  }
  const rows = (order_id: string) =>
    server.db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .orderBy('box_no')
      .execute();

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Split');
    warehouse_id = (await data<{ warehouse: { id: string } }>('POST', '/warehouse', warehouse)).warehouse.id;
    // Six of them fit into Box M.
    await data('POST', '/settings/sku/box', box);
    await data('POST', '/settings/sku', mug);
  });
  afterAll(() => server.stop());

  test('keeps the booking of the first box and books the second with the same courier; the values add up', async () => {
    const { id, number, wave_id, actions, box: before } = await boxOf(3, 'cod');
    const [booked] = await rows(id);
    expect((await split(before.shipment_id, 1)).body.detail).toMatch(/still to be picked/);
    await pick(wave_id, actions);
    const refused = async (quantity: number, sku_id?: string) =>
      (await split(before.shipment_id, quantity, sku_id)).body.fields.inside;
    expect(await refused(3)).toMatch(/All pieces are scanned/);
    expect(await refused(4)).toMatch(/has 3 × /);
    expect(await refused(1, 'OTHER')).toMatch(/isn’t in this box/);
    expect(await rows(id)).toEqual([booked]);

    const answer = (await split(before.shipment_id, 1)).body.data as SplitBoxes;
    expect(answer.problem).toBe('');
    const [first, second] = await rows(id);
    expect([first!.awb, first!.collectible_paise]).toEqual([booked!.awb, booked!.collectible_paise]);
    expect([second!.state, second!.courier_id, second!.payment_mode, second!.collectible_paise]).toEqual([
      'AWB_ASSIGNED',
      1,
      'prepaid',
      0,
    ]);
    expect(second!.awb).toBe(answer.second.awb);
    expect(second!.awb).not.toBe(first!.awb);
    expect(first!.declared_paise + second!.declared_paise).toBe(booked!.declared_paise);
    expect(second!.declared_paise).toBe(Math.round((booked!.declared_paise * 2) / 3));
    expect(first!.dead_weight_g + second!.dead_weight_g).toBeGreaterThanOrEqual(booked!.dead_weight_g);
    expect(answer.box.pieces.reduce((sum, one) => sum + one.quantity, 0)).toBe(1);
    expect(answer.second.pieces.reduce((sum, one) => sum + one.quantity, 0)).toBe(2);
    expect([answer.box.box_count, answer.second.box_no, answer.second.wave?.tote]).toEqual([2, 2, 2]);
    const { order } = await data<{ order: { status: string; needs: string[] } }>('GET', `/order/${id}`);
    expect(order.needs).toEqual([]);

    // Its pieces are in the same wave, which ends with both.
    await packAll(before.shipment_id, 1);
    expect((await walk(wave_id)).state).not.toBe('packed');
    expect((await find('T2')).shipment_id).toBe(answer.second.shipment_id);
    await packAll(answer.second.shipment_id, 2);
    expect((await walk(wave_id)).state).toBe('packed');
    expect((await split(before.shipment_id, 1)).status).not.toBe(200);
    expect((await find(number)).box_count).toBe(2);
  });

  test('the second box is picked up with the first, where a pickup waits', async () => {
    const { id, wave_id, actions, box: before } = await boxOf(3);
    await pick(wave_id, actions);
    await data('POST', '/order/processor/pickup/schedule', {
      shipment_ids: [before.shipment_id],
      pickup_date: today(server),
      pickup_time: '16:00',
    });
    const { problem } = (await split(before.shipment_id, 1)).body.data as SplitBoxes;
    expect(problem).toBe('');
    const [first, second] = await rows(id);
    expect(first!.pickup_id).not.toBeNull();
    expect([second!.state, second!.pickup_id]).toEqual(['PICKUP_SCHEDULED', first!.pickup_id]);
    const found = await server.db
      .selectFrom('pickups')
      .select('expected_count')
      .where('brand_id', '=', brand.brand_id)
      .where('pickup_id', '=', first!.pickup_id)
      .execute();
    expect(found).toEqual([{ expected_count: 2 }]);
  });

  test('puts back the pieces of a second box that is cancelled, and leaves what was not found to it', async () => {
    const { id, wave_id, actions, box: before } = await boxOf(4, 'prepaid', 1);
    await pick(wave_id, actions);
    // Three were found. The missing one goes with the other pieces.
    const { second } = (await split(before.shipment_id, 2)).body.data as SplitBoxes;
    expect(second.pieces.reduce((sum, one) => sum + one.short, 0)).toBe(1);
    await packAll(before.shipment_id, 2);
    await data('POST', '/order/processor/shipment/cancel', {
      shipment_ids: [second.shipment_id],
      reason: 'Damaged',
    });
    expect((await rows(id)).map(({ state }) => state)).toEqual(['AWB_ASSIGNED', 'CANCELLED']);
    const { put_backs } = await data<BesideBench>('GET', '/pick-pack/put-backs');
    expect(put_backs.map(({ shipment_id, quantity }) => [shipment_id, quantity])).toEqual([
      [second.shipment_id, 1],
    ]);
  });

  test('nothing is split where the other pieces were not found', async () => {
    const { id, wave_id, actions, box: before } = await boxOf(2, 'prepaid', 1);
    await pick(wave_id, actions);
    expect((await split(before.shipment_id, 1)).body.fields.inside).toMatch(/were not found/);
    expect(await rows(id)).toHaveLength(1);
  });

  test('a second box without an AWB waits for a courier, and the reason is said', async () => {
    const { id, wave_id, actions, box: before } = await boxOf(3);
    await pick(wave_id, actions);
    // The simulator rejects the phone number from now on.
    await server.db
      .updateTable('orders')
      .set({ details: sql`jsonb_set(details, '{buyer_details,phone}', '"9829010016"')` })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .execute();
    const { second, problem } = (await split(before.shipment_id, 2)).body.data as SplitBoxes;
    expect(second.awb).toBeNull();
    expect(problem).toMatch(/Rejected by the simulator/);
    expect((await rows(id)).map(({ state }) => state)).toEqual(['AWB_ASSIGNED', 'DRAFT']);
    const { order } = await data<{ order: { needs: string[] } }>('GET', `/order/${id}`);
    expect(order.needs).toEqual(['courier']);
    // The first box is packed as ever.
    await packAll(before.shipment_id, 2);
  });

  /** Lets the simulator reject the buyer's phone number, or take it again. */
  const setPhone = (id: string, phone: string) =>
    server.db
      .updateTable('orders')
      .set({
        details: sql`jsonb_set(details, '{buyer_details,phone}', ${JSON.stringify(phone)}::text::jsonb)`,
      })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .execute();
  /** A box of five that was split: two are in the first, three in a second one that waits for a courier. */
  async function waitingSecond() {
    const order = await boxOf(5);
    await pick(order.wave_id, order.actions);
    await setPhone(order.id, '9829010016');
    const { second } = (await split(order.box.shipment_id, 2)).body.data as SplitBoxes;
    await setPhone(order.id, '9829010011');
    return { ...order, second };
  }
  /** Packs what waits for a courier into boxes with these numbers of pieces. */
  const repack = (order_id: string, ...pieces: number[]) =>
    data('POST', '/packing/bulk/assign', {
      orders: [
        {
          order_id,
          packed_boxes: pieces.map((quantity) => ({
            box_id: 'other',
            name: 'Another box',
            items: [{ sku_id: mug.sku_id, quantity }],
            total_weight: quantity * 0.3 + 0.1,
            volume_utilized: 50,
            weight_utilized: 50,
            volumetric_weight: 6,
            dimensions: { length: 40, width: 30, height: 25 },
          })),
        },
      ],
    });
  const picksIn = (wave_id: string) =>
    server.db
      .selectFrom('picks')
      .select(['shipment_id', 'tote', 'quantity', 'picked', 'short', 'put_back'])
      .where('brand_id', '=', brand.brand_id)
      .where('wave_id', '=', wave_id)
      .where('quantity', '>', 0)
      .orderBy('pick_no')
      .execute();
  const putBacks = async (order_number: string) =>
    (await data<BesideBench>('GET', '/pick-pack/put-backs')).put_backs.filter(
      (task) => task.order_number === order_number,
    );

  test('a second box that is packed again from Orders keeps its picks, its tote and its wave', async () => {
    const { id, number, wave_id, box: first, second } = await waitingSecond();
    await repack(id, 3);
    const [, again] = await rows(id);
    expect(again!.shipment_id).not.toBe(second.shipment_id);
    const kept = (await picksIn(wave_id)).filter(({ shipment_id }) => shipment_id === again!.shipment_id);
    expect(kept.map(({ tote, picked }) => [tote, picked])).toEqual([[2, 3]]);
    expect(await putBacks(number)).toEqual([]);
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    const booked = await find((await rows(id))[1]!.awb!);
    expect([booked.shipment_id, booked.wave?.tote]).toEqual([again!.shipment_id, 2]);
    await packAll(first.shipment_id, 2);
    expect((await walk(wave_id)).state).not.toBe('packed');
    await packAll(again!.shipment_id, 3);
    expect((await walk(wave_id)).state).toBe('packed');
  });

  test('a second box that becomes two shares its picks between their totes', async () => {
    const { id, number, wave_id, box: first } = await waitingSecond();
    await repack(id, 1, 2);
    const boxes = await rows(id);
    const share = new Map((await picksIn(wave_id)).map((one) => [one.shipment_id, one]));
    expect(boxes.map(({ shipment_id }) => share.get(shipment_id)?.picked)).toEqual([2, 1, 2]);
    expect(new Set([...share.values()].map(({ tote }) => tote)).size).toBe(3);
    expect(await putBacks(number)).toEqual([]);
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    // No other wave takes what this one has picked.
    const none = await call('POST', '/pick-pack/waves', { warehouse_id });
    expect([none.status, none.body.code]).toEqual([409, 'no_box_waits']);
    await packAll(first.shipment_id, 2);
    await packAll(boxes[1]!.shipment_id, 1);
    await packAll(boxes[2]!.shipment_id, 2);
    expect((await walk(wave_id)).state).toBe('packed');
  });

  test('splitting again does not forget the picks of the second box that waits', async () => {
    const { id, wave_id, box: first } = await waitingSecond();
    await setPhone(id, '9829010016');
    await data<SplitBoxes>('POST', `/pick-pack/bench/${first.shipment_id}/split`, {
      inside: [{ sku_id: mug.sku_id, quantity: 1 }],
    });
    const boxes = await rows(id);
    const share = new Map((await picksIn(wave_id)).map((one) => [one.shipment_id, one.picked]));
    expect(boxes.map(({ shipment_id }) => share.get(shipment_id))).toEqual([1, 3, 1]);
    await setPhone(id, '9829010011');
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    for (const [at, pieces] of [1, 3, 1].entries()) await packAll(boxes[at]!.shipment_id, pieces);
  });

  test('pieces that the new boxes do not take are listed until they are back, once', async () => {
    const { id, number, wave_id, box: first } = await waitingSecond();
    await data('POST', '/order/processor/shipment/cancel', {
      shipment_ids: [first.shipment_id],
      reason: 'Damaged',
    });
    // All five in one box: no wave has picked five for it, so it waits for another one.
    await repack(id, 5);
    const tasks = await putBacks(number);
    expect(new Map(tasks.map(({ cause, quantity }) => [cause, quantity]))).toEqual(
      new Map([
        ['cancelled', 2],
        ['repacked', 3],
      ]),
    );
    for (const task of tasks) {
      const { wave_id: wave, pick_no, quantity } = task;
      await data('POST', '/pick-pack/put-backs', { wave_id: wave, pick_no, quantity });
      expect((await call('POST', '/pick-pack/put-backs', { wave_id: wave, pick_no, quantity })).status).toBe(
        404,
      );
    }
    expect(await putBacks(number)).toEqual([]);
    expect((await picksIn(wave_id)).map(({ picked, put_back }) => picked - put_back)).toEqual([0, 0]);
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    const { waves } = await data<{ waves: Wave[] }>('POST', '/pick-pack/waves', { warehouse_id });
    expect(waves.map(({ pieces }) => pieces)).toEqual([5]);
  });

  test('nothing is forgotten when the order is changed and its boxes go', async () => {
    const { id, number, box: first } = await waitingSecond();
    await data('POST', '/order/processor/shipment/cancel', {
      shipment_ids: [first.shipment_id],
      reason: 'Damaged',
    });
    const draft = orderFor({ phone: '9829010011', quantity: 1 });
    draft.order_details.product_details[0]!.sku_id = mug.sku_id;
    await data('PUT', `/order/${id}`, {
      ...draft,
      order_details: { ...draft.order_details, order_id: number },
    });
    const tasks = await putBacks(number);
    expect(new Map(tasks.map(({ cause, quantity }) => [cause, quantity]))).toEqual(
      new Map([
        ['cancelled', 2],
        ['repacked', 3],
      ]),
    );
  });
});
