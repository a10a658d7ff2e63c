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
});
