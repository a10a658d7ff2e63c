import type {
  BenchBox,
  BinStock,
  BenchSizes,
  BesideBench,
  BinPage,
  PickAnswer,
  Wave,
  WaveBoard,
  WaveWalk,
} from '@khep/api';
import { appendEvidence, brokenEvidence } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/engines.ts';
import { box, orderFor, sku, warehouse } from '../../test/fixtures.ts';
import { json } from '../platform/db/schema.ts';
import { savePrivateImage, savePublicImage } from '../brand/lookups/privateImages.ts';
import { erasePackingEvidence } from './bench/eraseBuyers.ts';
import { startTestServer } from '../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../test/server.ts';
import { packedOrder } from '../../test/shipping.ts';

const layout = {
  aisles: 3,
  bays: 4,
  sides: 1 as const,
  levels: 2,
  bay_width: 1,
  aisle_distance: 3,
  has_middle_cross: false,
  start: { aisle: 0, end: 'front' as const },
};

describe.each(engines)('pick and pack on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let warehouse_id: string;

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const board = () => data<WaveBoard>('GET', '/pick-pack/waves');
  const walk = async (id: string) => (await data<{ wave: WaveWalk }>('GET', `/pick-pack/waves/${id}`)).wave;
  const stock = async (search: string) =>
    (
      await data<{ stock: BinStock[] }>(
        'GET',
        `/pick-pack/bins/${warehouse_id}/stock?page_size=200&search=${encodeURIComponent(search)}`,
      )
    ).stock;
  const change = (body: object) => data<BinPage>('POST', `/pick-pack/bins/${warehouse_id}/changes`, body);
  const stockOf = async (bin: string, sku_id: string) => {
    const row = (await stock(bin)).find((one) => one.bin === bin && one.sku_id === sku_id);
    return [row?.quantity ?? 0, row?.reserved ?? 0];
  };
  const onHand = async (code: string) =>
    (
      await server.db
        .selectFrom('skus')
        .select('sku_quantity')
        .where('brand_id', '=', brand.brand_id)
        .where('sku_id', '=', code)
        .executeTakeFirstOrThrow()
    ).sku_quantity;
  const start = async (draft: object = {}) =>
    (await data<{ waves: Wave[] }>('POST', '/pick-pack/waves', { warehouse_id, ...draft })).waves;
  const send = (id: string, actions: object[]) =>
    data<PickAnswer>('POST', `/pick-pack/waves/${id}/actions`, { actions });
  const at = '2026-11-27T09:00:00.000Z';
  let made = 0;
  const action = (pick_no: number, quantity: number, more: object = {}) => ({
    action_id: `action-${(made += 1)}`,
    pick_no,
    kind: 'pick',
    quantity,
    at,
    ...more,
  });
  /** Books an order of some units of a SKU. */
  async function book(quantity: number, sku_id = sku.sku_id): Promise<string> {
    const draft = orderFor({ phone: '9829010011', quantity });
    draft.order_details.product_details[0]!.sku_id = sku_id;
    const { id } = await packedOrder(call, draft);
    await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
    return id;
  }
  async function chainFor(shipment_id: string, codes: readonly string[]): Promise<EvidenceLink[]> {
    let chain: EvidenceLink[] = [];
    for (const sku_id of codes)
      chain = await appendEvidence(shipment_id, chain, {
        at,
        person: 'Asha',
        kind: 'piece',
        data: { sku_id },
      });
    return appendEvidence(shipment_id, chain, { at, person: 'Asha', kind: 'packed', data: {} });
  }

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Bench');
    warehouse_id = (await data<{ warehouse: { id: string } }>('POST', '/warehouse', warehouse)).warehouse.id;
    await data('POST', '/settings/sku/box', box);
    await data('POST', '/settings/sku', sku);
    await data('POST', '/settings/sku', { ...sku, sku_id: 'VASE', sku_name: 'Vase' });
  });
  afterAll(() => server.stop());

  test('without bins a wave lists what to fetch by SKU', async () => {
    await book(2);
    expect((await board()).waiting).toMatchObject([{ courier_id: 1, boxes: 1, single: 0, pieces: 2 }]);
    const [wave] = await start();
    expect(wave).toMatchObject({ number: 1, state: 'open', boxes: 1, pieces: 2, picked: 0, picker: '' });
    expect((await board()).waiting).toEqual([]);
    expect((await walk(wave!.id)).picks).toMatchObject([
      { bin: null, sku_id: sku.sku_id, quantity: 2, tote: 1 },
    ]);
    expect((await call('POST', '/pick-pack/waves', { warehouse_id })).body.detail).toMatch(/No box waits/);
    await data('POST', `/pick-pack/waves/${wave!.id}/cancel`, {});
    expect((await board()).waiting).toMatchObject([{ boxes: 1 }]);
  });

  test('a layout makes bins; what is put, counted and moved adds up', async () => {
    expect((await data<BinPage>('PUT', `/pick-pack/bins/${warehouse_id}`, layout)).bins).toBe(24);
    await change({ bin: 'c-04-1', sku_id: sku.sku_id, kind: 'receipt', quantity: 5 });
    await change({ bin: 'A-01-2', sku_id: sku.sku_id, kind: 'receipt', quantity: 3 });
    await change({ bin: 'B-02-1', sku_id: 'VASE', kind: 'receipt', quantity: 9 });
    const before = await onHand('VASE');
    await change({ bin: 'B-02-1', sku_id: 'VASE', kind: 'count', quantity: 8 });
    expect(await onHand('VASE')).toBe(before - 1);
    await change({ bin: 'B-02-1', sku_id: 'VASE', kind: 'transfer', quantity: 2, to_bin: 'B-03-1' });
    expect([await stockOf('B-02-1', 'VASE'), await stockOf('B-03-1', 'VASE')]).toEqual([
      [6, 0],
      [2, 0],
    ]);
    const pages = [];
    for (let after: string | null = ''; after !== null;) {
      const page: { stock: BinStock[]; next: string | null } = await data(
        'GET',
        `/pick-pack/bins/${warehouse_id}/stock?page_size=1${after === '' ? '' : `&after=${after}`}`,
      );
      pages.push(page.stock.map(({ bin }) => bin));
      after = page.next;
    }
    expect(pages).toEqual([['A-01-2'], ['B-02-1'], ['B-03-1'], ['C-04-1']]);
    expect((await stock('vase')).map(({ bin }) => bin)).toEqual(['B-02-1', 'B-03-1']);
    const refused = await call('POST', `/pick-pack/bins/${warehouse_id}/changes`, {
      bin: 'B-03-1',
      sku_id: 'VASE',
      kind: 'damage',
      quantity: 3,
    });
    expect([refused.status, refused.body.errors ?? refused.body]).toMatchObject([422, {}]);
    expect(JSON.stringify(refused.body)).toContain('B-03-1 has 2 that no wave takes');
  });

  test('a wave takes from bins on its walk, and each pick counts once', async () => {
    await book(1, 'VASE');
    const [wave] = await start();
    const { picks, walk_length } = await walk(wave!.id);
    // The nearer bin of the planters, then the vase: 0.5 m up the first aisle, 1.5 m up the second, and back.
    expect(picks.map(({ bin, sku_id, quantity }) => [bin, sku_id, quantity])).toEqual(
      expect.arrayContaining([
        ['A-01-2', sku.sku_id, 2],
        ['B-02-1', 'VASE', 1],
      ]),
    );
    expect(walk_length).toBeCloseTo(2 * (0.5 + 1.5 + 3));
    expect(await stockOf('A-01-2', sku.sku_id)).toEqual([3, 2]);

    const planter = picks.find(({ sku_id }) => sku_id === sku.sku_id)!;
    const first = action(planter.pick_no, 1);
    const answers = await Promise.all([send(wave!.id, [first]), send(wave!.id, [first])]);
    expect(answers.flatMap(({ results }) => results.map(({ outcome }) => outcome)).sort()).toEqual([
      'applied',
      'repeated',
    ]);
    expect(await stockOf('A-01-2', sku.sku_id)).toEqual([2, 1]);
    const { results } = await send(wave!.id, [
      action(planter.pick_no, 2),
      action(99, 1),
      action(planter.pick_no, 1),
      action(planter.pick_no, 1, { kind: 'undo' }),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['too many', 'unknown', 'applied', 'applied']);
    expect(await stockOf('A-01-2', sku.sku_id)).toEqual([2, 1]);

    // The second planter isn't there: the stock loses it, and the other bin gives one.
    const hand = await onHand(sku.sku_id);
    const short = await send(wave!.id, [action(planter.pick_no, 1, { kind: 'short', reason: 'missing' })]);
    expect(await onHand(sku.sku_id)).toBe(hand - 1);
    expect(short.wave.short).toBe(0);
    const other = short.wave.picks.find(({ bin }) => bin === 'C-04-1');
    expect(other).toMatchObject({ quantity: 1, picked: 0 });
    expect(await stockOf('C-04-1', sku.sku_id)).toEqual([5, 1]);
    const vase = short.wave.picks.find(({ sku_id }) => sku_id === 'VASE')!;
    const done = await send(wave!.id, [
      action(other!.pick_no, 1),
      action(vase.pick_no, 1, { kind: 'short', reason: 'damaged' }),
    ]);
    // The damaged vase is replaced from the other bin, so the wave goes on.
    expect(done.wave).toMatchObject({ state: 'open', picked: 2, short: 0, pieces: 3 });
    const last = done.wave.picks.find(({ bin }) => bin === 'B-03-1')!;
    expect((await send(wave!.id, [action(last.pick_no, 1)])).wave.state).toBe('picked');
  });

  test('no other person picks a wave that is walked', async () => {
    await book(1);
    const [wave] = await start();
    await data('POST', `/pick-pack/waves/${wave!.id}/start`, {});
    await server.db
      .updateTable('waves')
      .set({ picker_id: 'another', picker_name: 'Asha' })
      .where('brand_id', '=', brand.brand_id)
      .where('wave_id', '=', wave!.id)
      .execute();
    const refused = await call('POST', `/pick-pack/waves/${wave!.id}/actions`, { actions: [action(1, 1)] });
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'taken',
        values: { picker: 'Asha', wave: wave!.number },
        detail: `Asha picks wave ${wave!.number}. Choose another one, or take it over.`,
      }),
    ]);
    expect((await walk(wave!.id)).is_mine).toBe(false);
    await data('POST', `/pick-pack/waves/${wave!.id}/start`, { takes_over: true });
    expect((await walk(wave!.id)).is_mine).toBe(true);
    await data('POST', `/pick-pack/waves/${wave!.id}/cancel`, {});
  });

  test('the bench finds the box by tote, order, AWB and SKU, and takes what belongs into it', async () => {
    const find = (code: string) => call('GET', `/pick-pack/bench?code=${encodeURIComponent(code)}`);
    const found = (await find('T1')).body.data.box as BenchBox;
    expect(found).toMatchObject({ wave: { tote: 1 }, packed: null });
    const same = await Promise.all([found.order_number.toLowerCase(), found.awb!].map(find));
    expect(same.map(({ body }) => body.data.box.shipment_id)).toEqual([found.shipment_id, found.shipment_id]);
    expect((await find('VASE')).body.data.box.pieces).toMatchObject([{ sku_id: 'VASE' }]);
    expect((await find('NOTHING')).body).toMatchObject({
      code: 'no_box_for_code',
      values: { code: 'NOTHING' },
      detail: expect.stringContaining('No box waits for NOTHING'),
    });

    const codes = found.pieces.flatMap(({ sku_id, quantity }) =>
      Array.from({ length: quantity }, () => sku_id),
    );
    const pack = (evidence: EvidenceLink[], more: object = {}) =>
      call('POST', `/pick-pack/bench/${found.shipment_id}`, { evidence, ...more });
    const missing = await pack(await chainFor(found.shipment_id, codes.slice(1)));
    expect([missing.status, JSON.stringify(missing.body)]).toEqual([422, expect.stringContaining('to scan')]);
    const bytes = new TextEncoder().encode('a label');
    const [own, foreign] = await Promise.all(
      [brand.brand_id, 'another'].map((brand_id) =>
        savePublicImage(server.db, server.services, { brand_id }, bytes),
      ),
    );
    const withPhoto = async (url: string) =>
      appendEvidence(found.shipment_id, await chainFor(found.shipment_id, codes), {
        at,
        person: 'Asha',
        kind: 'photo',
        data: { shows: 'label', url },
      });
    for (const url of [foreign!, 'https://photos.example/label.jpg'])
      expect((await pack(await withPhoto(url))).body.fields.evidence).toMatch(/isn’t stored. Take it again/);
    const chain = await withPhoto(own!);
    const edited = chain.with(0, { ...chain[0]!, person: 'Ravi' });
    expect(JSON.stringify((await pack(edited)).body)).toContain('Entry 1 of the evidence was changed');
    // Four earlier boxes with one piece each; this one has one too, and its empty box is known.
    const known = { brand_id: brand.brand_id, sku_code: codes[0]!, grams: 1150, at: new Date(0) };
    await server.db
      .insertInto('piece_weighings')
      .values(Array.from({ length: 4 }, (_, n) => ({ ...known, weighing_id: `pwg-${n}` })))
      .execute();
    await server.db
      .updateTable('boxes')
      .set({ empty_weight: 1350 })
      .where('brand_id', '=', brand.brand_id)
      .execute();
    const isAlone = codes.length === 1;
    expect((await pack(chain, { scale_g: 2500 })).body.data.box.packed).toMatchObject({
      scale_g: 2500,
    });
    // Sent again, as a bench does after an answer was lost.
    expect((await pack(chain, { scale_g: 9 })).body.data.box.packed.scale_g).toBe(2500);
    const { packing_record } = await server.db
      .selectFrom('shipments')
      .select('packing_record')
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', found.shipment_id)
      .executeTakeFirstOrThrow();
    expect(packing_record).toMatchObject({ scale_g: 2500, photos: [{ kind: 'label', url: own }] });
    const stored = await server.db
      .selectFrom('packed_boxes')
      .select(['evidence', 'root'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', found.shipment_id)
      .executeTakeFirstOrThrow();
    expect(await brokenEvidence(found.shipment_id, stored.evidence, stored.root)).toBeUndefined();
    expect(stored.evidence.slice(0, -1)).toEqual(chain);
    // By `printf 'a label' | sha256sum`.
    expect(stored.evidence.at(-1)!.data).toEqual({
      photos: [
        {
          shows: 'label',
          url: own,
          sha256: 'e1da61bb22fcdbad13d1f72dd033ef6c58cda1ad6c45f92ec82d46c5823b15b8',
        },
      ],
    });
    const after = (await find(found.order_number)).body.data.box as BenchBox;
    expect(isAlone).toBe(true);
    expect(after.pieces[0]?.weight).toMatchObject({ mean: 1150, pieces: 5 });
    const { order } = await data<{ order: { timeline: { words: string }[] } }>(
      'GET',
      `/order/${found.order_id}`,
    );
    expect(order.timeline.map(({ words }) => words).join()).toMatch(/Packed.*seal/);
  });

  test('a box that is packed before its walk is picked, once, and stays so', async () => {
    await change({ bin: 'C-02-1', sku_id: 'VASE', kind: 'receipt', quantity: 5 });
    const id = await book(2, 'VASE');
    const [wave] = await start();
    const pick = (await walk(wave!.id)).picks.find((one) => one.sku_id === 'VASE')!;
    const { shipment_id } = pick;
    const [before, reserved] = await stockOf(pick.bin!, 'VASE');
    await send(wave!.id, [action(pick.pick_no, 1)]);
    expect(await stockOf(pick.bin!, 'VASE')).toEqual([before! - 1, reserved! - 1]);
    await data('POST', `/pick-pack/bench/${shipment_id}`, {
      evidence: await chainFor(shipment_id, ['VASE', 'VASE']),
      scale_g: null,
    });
    expect(await stockOf(pick.bin!, 'VASE')).toEqual([before! - 2, reserved! - 2]);
    // The picker's device was offline until now.
    const late = action(pick.pick_no, 1);
    const { results } = await send(wave!.id, [
      late,
      action(pick.pick_no, 1, { kind: 'undo' }),
      action(pick.pick_no, 1, { kind: 'short', reason: 'missing' }),
    ]);
    expect(results.map(({ outcome }) => outcome)).toEqual(['late', 'packed', 'packed']);
    // Its response was lost, and it is sent again.
    expect((await send(wave!.id, [late])).results).toMatchObject([{ outcome: 'repeated' }]);
    expect(await stockOf(pick.bin!, 'VASE')).toEqual([before! - 2, reserved! - 2]);
    expect((await walk(wave!.id)).picks.find((one) => one.pick_no === pick.pick_no)).toMatchObject({
      quantity: 2,
      picked: 2,
    });
    const beside = await data<BesideBench>('GET', '/pick-pack/put-backs');
    expect(beside.put_backs.some((one) => one.shipment_id === shipment_id)).toBe(false);
    await data('POST', '/order/processor/bulk/cancel', { order_ids: [id] });
    const cancelled = await data<BesideBench>('GET', '/pick-pack/put-backs');
    expect(cancelled.put_backs).toContainEqual(
      expect.objectContaining({ shipment_id, cause: 'cancelled', quantity: 2 }),
    );
    await call('POST', `/pick-pack/waves/${wave!.id}/cancel`, {});
  });

  test('a box that is cancelled on the way gives its units back, and the wave ends without it', async () => {
    const ids = [await book(1, 'VASE'), await book(1, 'VASE')];
    const [wave] = await start();
    const { totes, picks } = await walk(wave!.id);
    expect(await data('POST', '/order/processor/bulk/cancel', { order_ids: ids.slice(0, 1) })).toMatchObject({
      successful: ids.slice(0, 1),
    });
    const live = totes.find(({ order_id }) => order_id === ids[1])!;
    const pick = picks.find(({ shipment_id }) => shipment_id === live.shipment_id)!;
    const { wave: after } = await send(wave!.id, [action(pick.pick_no, 1)]);
    // Boxes that waited from before are in it too.
    const others = after.picks.filter(({ sku_id }) => sku_id !== 'VASE');
    expect(after.picks.filter(({ sku_id }) => sku_id === 'VASE')).toMatchObject([{ picked: 1 }]);
    const rest = others.map(({ pick_no, quantity }) => action(pick_no, quantity));
    if (rest.length > 0) expect((await send(wave!.id, rest)).wave.state).toBe('picked');
    else expect(after.state).toBe('picked');
    const { rows } = await sql<{ reserved: number }>`
      select coalesce(sum(reserved), 0)::int as reserved from bin_stock stock, skus sku
      where stock.brand_id = ${brand.brand_id} and sku.brand_id = ${brand.brand_id}
        and sku.id = stock.sku_id and sku.sku_id = 'VASE'`.execute(server.db);
    expect(rows).toEqual([{ reserved: 0 }]);
  });

  test('a box changes its size, a held one leaves its wave, and picked units return once', async () => {
    const find = async (code: string) =>
      (await data<{ box: BenchBox }>('GET', `/pick-pack/bench?code=${encodeURIComponent(code)}`)).box;
    const order_id = await book(2, 'VASE');
    // Another box, so that the wave goes on.
    await book(1, 'VASE');
    await change({ bin: 'A-02-1', sku_id: 'VASE', kind: 'receipt', quantity: 30 });
    const waves = await start({ totes: 40 });
    const walks = await Promise.all(waves.map(({ id }) => walk(id)));
    const wave = walks.find(({ totes }) => totes.some((tote) => tote.order_id === order_id))!;
    const { shipment_id, order_number } = wave.totes.find((tote) => tote.order_id === order_id)!;
    const planned = await find(order_number);

    const large = {
      ...box,
      name: 'Crate',
      package_id: 'CRATE',
      length: box.length + 20,
      width: box.width + 20,
      height: box.height + 20,
    };
    const tiny = { ...box, name: 'Tiny', package_id: 'TINY', length: 2, width: 2, height: 2 };
    for (const size of [large, tiny]) await data('POST', '/settings/sku/box', size);
    const sizes = await server.db
      .selectFrom('boxes')
      .select(['id', 'name'])
      .where('brand_id', '=', brand.brand_id)
      .execute();
    const idOf = (name: string) => sizes.find((one) => one.name === name)!.id;
    const offered = await data<BenchSizes>('GET', `/pick-pack/bench/${shipment_id}/boxes`);
    expect(offered.boxes.map(({ name }) => name)).toContain('Crate');
    expect(offered.boxes.map(({ name }) => name)).not.toContain('Tiny');
    const path = `/pick-pack/bench/${shipment_id}`;
    const small = await call('POST', `${path}/box`, { box_id: idOf('Tiny') });
    expect([small.status, Object.keys(small.body.fields)]).toEqual([422, ['box_id']]);
    const boxed = (await data<{ box: BenchBox }>('POST', `${path}/box`, { box_id: idOf('Crate') })).box;
    expect(boxed.box_name).toBe('Crate');
    expect(boxed.dimensions.length).toBeGreaterThan(planned.dimensions.length);
    expect(boxed.awb).toBe(planned.awb);
    expect(boxed.pieces.every(({ position }) => position !== undefined)).toBe(true);

    const pick = wave.picks.find((one) => one.shipment_id === shipment_id)!;
    await send(wave.id, [action(pick.pick_no, 1)]);
    const [inBin] = await stockOf(pick.bin!, 'VASE');
    const beside = () => data<BesideBench>('GET', '/pick-pack/put-backs');
    const before = (await beside()).put_backs.length;
    await data('POST', `${path}/hold`, { reason: 'piece damaged' });
    expect((await walk(wave.id)).totes.map((tote) => tote.shipment_id)).not.toContain(shipment_id);
    const heldAgain = await call('POST', `${path}/hold`, { reason: 'piece damaged' });
    expect([heldAgain.status, heldAgain.body.code]).toEqual([409, 'box_held']);
    expect(
      (await call('POST', path, { evidence: await chainFor(shipment_id, ['VASE', 'VASE']) })).body.detail,
    ).toBe(`${order_number} is held. Release it first.`);
    const listed = await beside();
    expect(listed.held).toMatchObject([{ shipment_id, reason: 'piece damaged' }]);
    const task = listed.put_backs.find((one) => one.shipment_id === shipment_id)!;
    expect(task).toMatchObject({ cause: 'held', bin: pick.bin, sku_id: 'VASE', quantity: 1 });
    const { wave_id, pick_no, quantity } = task;
    expect((await send(wave.id, [action(pick.pick_no, 1, { kind: 'pick' })])).results[0]!.outcome).toBe(
      'too many',
    );
    const wrong = await call('POST', '/pick-pack/put-backs', { wave_id, pick_no, quantity: 2 });
    expect(wrong.body).toMatchObject({ code: 'put_back_changed', values: { units: 1, sku: 'VASE' } });
    expect(wrong.status).toBe(409);
    const answers = await Promise.all([
      call('POST', '/pick-pack/put-backs', { wave_id, pick_no, quantity }),
      call('POST', '/pick-pack/put-backs', { wave_id, pick_no, quantity }),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
    expect((await stockOf(pick.bin!, 'VASE'))[0]).toBe(inBin! + 1);
    const movement = await server.db
      .selectFrom('bin_movements')
      .select(['kind', 'quantity', 'cause'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', shipment_id)
      .where('kind', '=', 'return')
      .execute();
    expect(movement).toEqual([{ kind: 'return', quantity: 1, cause: 'held' }]);
    expect((await send(wave.id, [action(pick.pick_no, 1, { kind: 'undo' })])).results[0]!.outcome).toBe(
      'nothing to undo',
    );
    const waitsFor = async () => (await board()).waiting.reduce((sum, { boxes }) => sum + boxes, 0);
    const waiting = await waitsFor();
    await data('POST', `${path}/release`, {});
    expect(await waitsFor()).toBe(waiting + 1);

    // Picked again in another wave, then its order is cancelled: the pieces go back, and only then the task does.
    const next = (await start({ totes: 40 }))[0]!;
    const again = (await walk(next.id)).picks.find((one) => one.shipment_id === shipment_id)!;
    await send(next.id, [action(again.pick_no, 2)]);
    await data('POST', '/order/processor/bulk/cancel', { order_ids: [order_id] });
    const cancelled = (await beside()).put_backs.find((one) => one.shipment_id === shipment_id)!;
    expect(cancelled).toMatchObject({ cause: 'cancelled', quantity: 2, wave_id: next.id });
    await data('POST', '/pick-pack/put-backs', {
      wave_id: next.id,
      pick_no: cancelled.pick_no,
      quantity: 2,
    });
    expect((await beside()).put_backs.length).toBe(before);
    for (const { id } of [...waves, next]) await call('POST', `/pick-pack/waves/${id}/cancel`, {});
  });

  test('the photos of a packed box are deleted with the buyer', async () => {
    const order_id = await book(1, 'VASE');
    const own = { brand_id: brand.brand_id };
    const bytes = new Uint8Array([1, 2, 3]);
    const [first, last, recorded, stranger] = await Promise.all([
      savePrivateImage(server.db, server.services, own, bytes),
      savePrivateImage(server.db, server.services, own, bytes),
      savePublicImage(server.db, server.services, own, bytes),
      savePrivateImage(server.db, server.services, { brand_id: 'another' }, bytes),
    ]);
    const { shipment_id } = await server.db
      .updateTable('shipments')
      .set({
        packing_record: json({
          photos: [{ kind: 'label', url: recorded }],
          scale_g: null,
          version: 1,
        } as never),
      })
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', order_id)
      .returning('shipment_id')
      .executeTakeFirstOrThrow();
    let chain: EvidenceLink[] = [];
    for (const url of [first, last, stranger])
      chain = await appendEvidence(shipment_id, chain, {
        at,
        person: 'Asha',
        kind: 'photo',
        data: { shows: 'label', url },
      });
    await server.db
      .insertInto('packed_boxes')
      .values({
        brand_id: brand.brand_id,
        shipment_id,
        evidence: json(chain),
        root: 'root',
        scale_g: null,
        packed_by: 'Asha',
        packed_at: new Date(0),
      })
      .execute();
    await server.db
      .transaction()
      .execute((tx) =>
        erasePackingEvidence(tx, server.services, { brand_id: brand.brand_id, order_ids: [order_id] }),
      );
    const { files, privateFiles } = server.services;
    const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
    expect(await privateFiles.read(nameOf(first))).toBeUndefined();
    expect(await privateFiles.read(nameOf(last))).toBeUndefined();
    expect(await files.read(nameOf(recorded))).toBeUndefined();
    expect([...(await privateFiles.read(nameOf(stranger)))!]).toEqual([...bytes]);
    const after = await server.db
      .selectFrom('shipments')
      .select('packing_record')
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', shipment_id)
      .executeTakeFirstOrThrow();
    expect(after.packing_record).toBeNull();
  });

  test('bins are never negative and never reserved twice, whatever happens at the same time', async () => {
    for (let n = 0; n < 6; n += 1) await book(2);
    const random = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8];
    const waves = (await Promise.allSettled([start({ totes: 2 }), start({ totes: 3 })])).flatMap((one) =>
      one.status === 'fulfilled' ? one.value : [],
    );
    expect(waves.reduce((sum, { boxes }) => sum + boxes, 0)).toBe((await walkedBoxes(waves)).size);
    const answers = await Promise.all(
      waves.flatMap((wave, index) => [
        walk(wave.id).then(async ({ picks }) => {
          const sent = picks.map((pick, n) =>
            call('POST', `/pick-pack/waves/${wave.id}/actions`, {
              actions: [
                action(pick.pick_no, 1, n % 3 === 2 ? { kind: 'short', reason: 'missing' } : {}),
                action(pick.pick_no, random[(index + n) % random.length]!),
              ],
            }),
          );
          return Promise.all(sent);
        }),
        call('POST', `/pick-pack/bins/${warehouse_id}/changes`, {
          bin: 'C-04-1',
          sku_id: sku.sku_id,
          kind: 'count',
          quantity: random[index]!,
        }),
        ...(index % 2 === 1 ? [call('POST', `/pick-pack/waves/${wave.id}/cancel`, {})] : []),
      ]),
    );
    // Whatever comes too late is refused with a reason, never with a server error.
    for (const { status } of answers.flat()) expect(status).toBeLessThan(500);
    const { rows } = await sql<{
      bin_id: string;
      quantity: number;
      moved: number;
      reserved: number;
      open: number;
    }>`
      select stock.bin_id, stock.quantity, stock.reserved,
        (select coalesce(sum(moved.quantity), 0)::int from bin_movements moved
          where moved.brand_id = ${brand.brand_id} and moved.bin_id = stock.bin_id and moved.sku_id = stock.sku_id) as moved,
        (select coalesce(sum(pick.quantity - pick.picked - pick.short), 0)::int from picks pick, waves wave
          where pick.brand_id = ${brand.brand_id} and wave.brand_id = ${brand.brand_id} and wave.wave_id = pick.wave_id
            and wave.state = 'open' and pick.bin_id = stock.bin_id and pick.sku_id = stock.sku_id) as open
      from bin_stock stock where stock.brand_id = ${brand.brand_id}`.execute(server.db);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.quantity, row.bin_id).toBe(row.moved);
      expect(row.reserved, row.bin_id).toBe(row.open);
      expect(row.quantity).toBeGreaterThanOrEqual(row.reserved);
    }
  });

  async function walkedBoxes(waves: readonly Wave[]): Promise<Set<string>> {
    const walks = await Promise.all(waves.map(({ id }) => walk(id)));
    return new Set(walks.flatMap(({ totes }) => totes.map(({ shipment_id }) => shipment_id)));
  }
});
