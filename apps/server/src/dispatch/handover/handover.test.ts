import type { Handover, HandoverBoard } from '@khep/api';
import { appendEvidence } from '@khep/domain/warehouse';
import type { EvidenceLink } from '@khep/domain/warehouse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { box, orderFor, sku, today, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { packedOrder } from '../../../test/shipping.ts';

const at = '2026-11-27T11:00:00.000Z';

async function chainOf(id: string, awbs: readonly string[]): Promise<EvidenceLink[]> {
  let chain: EvidenceLink[] = [];
  for (const awb of awbs)
    chain = await appendEvidence(id, chain, { at, person: 'Asha', kind: 'parcel', data: { awb } });
  return appendEvidence(id, chain, {
    at,
    person: 'Asha',
    kind: 'signature',
    data: { strokes: [[0, 0, 40, 20]] },
  });
}

describe.each(oneEngine)('handing over on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let warehouse_id: string;
  let ids = 0;

  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  async function data<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const answer = await call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const board = () => data<HandoverBoard>('GET', '/pick-pack/handovers');
  const sent = async (awbs: readonly string[], more: object = {}) => {
    const id = `handover-${(ids += 1)}`;
    return {
      id,
      warehouse_id,
      partner: 'delhivery',
      received_by: 'Imran Khan',
      evidence: await chainOf(id, awbs),
      ...more,
    };
  };
  const handOver = async (awbs: readonly string[], more: object = {}) =>
    call('POST', '/pick-pack/handovers', await sent(awbs, more));

  /** Books orders; with a pickup they wait for the van. Returns their AWBs. */
  async function book(count: number, { isScheduled = true } = {}): Promise<string[]> {
    const awbs: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const { id } = await packedOrder(call, orderFor({ phone: '9829010022' }));
      await data('POST', '/allocation/bulk/assign', { allocations: [{ order_id: id, courier_id: 1 }] });
      if (isScheduled)
        await data('POST', '/order/processor/pickup/schedule', {
          order_ids: [id],
          pickup_date: today(server),
          pickup_time: '16:00',
        });
      const { order } = await data<{ order: { shipments: { awb: string }[] } }>('GET', `/order/${id}`);
      awbs.push(order.shipments[0]!.awb);
    }
    return awbs;
  }
  const statusesOf = async (awbs: readonly string[]) =>
    (
      await server.db
        .selectFrom('shipments')
        .innerJoin('orders', 'orders.order_id', 'shipments.order_id')
        .select('orders.status')
        .where('shipments.brand_id', '=', brand.brand_id)
        .where('shipments.awb', 'in', [...awbs])
        .execute()
    ).map(({ status }) => status);
  const manifestsOf = async (awbs: readonly string[]) =>
    (
      await server.db
        .selectFrom('shipments')
        .select(['awb', 'manifest_id'])
        .where('brand_id', '=', brand.brand_id)
        .where('awb', 'in', [...awbs])
        .execute()
    ).map(({ manifest_id }) => manifest_id);

  beforeAll(async () => {
    server = await startTestServer(engine);
    server.clock.toNoon();
    brand = await server.newBrand('Vans');
    warehouse_id = (await data<{ warehouse: { id: string } }>('POST', '/warehouse', warehouse)).warehouse.id;
    await data('POST', '/settings/sku/box', box);
    await data('POST', '/settings/sku', sku);
  });
  afterAll(() => server.stop());

  test('the manifest is what was scanned; what was not scanned waits for the next van', async () => {
    const awbs = await book(3);
    const [first = '', second = '', third = ''] = awbs;
    expect((await board()).piles).toMatchObject([
      { partner: 'delhivery', parcels: 3, packed: 0, forecast: null },
    ]);
    // A manifest that was made with the pickup lists all three.
    const boxes = (await board()).parcels.map(({ shipment_id }) => shipment_id);
    await data('POST', '/order/manifest', { shipment_ids: boxes });
    const answer = await handOver([first, second]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const made = answer.body.data.handover as Handover;
    expect(made).toMatchObject({ parcels: 2, received_by: 'Imran Khan', courier_name: 'Delhivery' });
    expect(made.seal).toMatch(/^[0-9a-f]{64}$/);
    const { manifest } = await data<{ manifest: { shipment_count: number; handover: object } }>(
      'GET',
      `/order/manifest/${made.manifest_ids[0]}`,
    );
    expect(manifest).toMatchObject({ shipment_count: 2, handover: { seal: made.seal } });
    // The third stays on the manifest of the pickup, and its order is what its box is.
    const [kept] = await manifestsOf([third]);
    expect(made.manifest_ids).not.toContain(kept);
    const rest = await data<{ manifest: object }>('GET', `/order/manifest/${kept}`);
    expect(rest.manifest).toMatchObject({ shipment_count: 1, handover: null });
    expect(await statusesOf(awbs)).toEqual(['MANIFESTED', 'MANIFESTED', 'MANIFESTED']);
    const left = await board();
    expect(left.parcels.map(({ awb }) => awb)).toEqual([third]);
    expect(left.handovers).toEqual([made]);
    // The second van takes the whole of it: it is sealed as it is.
    const later = (await handOver([third])).body.data.handover as Handover;
    expect(later.manifest_ids).toEqual([kept]);
    expect((await board()).piles).toEqual([]);
  });

  test('sent twice and at once it counts once', async () => {
    const [awb = ''] = await book(1);
    const draft = await sent([awb]);
    const answers = await Promise.all([1, 2].map(() => call('POST', '/pick-pack/handovers', draft)));
    answers.push(await call('POST', '/pick-pack/handovers', draft));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.at(-1)!.body.data.handover).toMatchObject({ id: draft.id, parcels: 1 });
    const events = await server.db
      .selectFrom('events')
      .innerJoin('shipments', 'shipments.shipment_id', 'events.shipment_id')
      .select('events.data')
      .where('events.brand_id', '=', brand.brand_id)
      .where('shipments.awb', '=', awb)
      .where('events.kind', '=', 'shipment.handed_over')
      .execute();
    expect(events).toHaveLength(1);
    expect((await handOver([awb])).body.detail).toContain(`${awb} was handed over before`);
    // The same id with other scans is not called done.
    const [another = ''] = await book(1);
    const other = { ...draft, evidence: await chainOf(draft.id, [awb, another]) };
    const refused = await call('POST', '/pick-pack/handovers', other);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('handed over before, with other scans: 1 to Imran Khan'),
    ]);
    expect((await board()).parcels.map((parcel) => parcel.awb)).toContain(another);
  });

  test('names each parcel that the van can’t take, and hands over none', async () => {
    const [right = ''] = await book(1);
    const [early = ''] = await book(1, { isScheduled: false });
    const answer = await handOver([right, early, '0000']);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'pile_refused', values: { awbs: `${early}, 0000`, more: 0 } });
    expect(answer.body.detail).toMatch(
      new RegExp(`^Take these off the pile: ${early} is [^;]+; 0000 is unknown`),
    );
    expect((await handOver([right], { partner: 'bluedart' })).body.detail).toContain(
      `${right} goes with Delhivery Surface`,
    );
    expect((await board()).parcels.map(({ awb }) => awb)).toContain(right);
    expect((await handOver([right], { warehouse_id: 'whs_other' })).body.detail).toContain(
      'belongs to another warehouse',
    );
    // Cancelled after it was scanned.
    const [gone = ''] = await book(1);
    const { shipment_id } = (await board()).parcels.find(({ awb }) => awb === gone)!;
    await data('POST', '/order/processor/shipment/cancel', { shipment_ids: [shipment_id] });
    expect((await handOver([right, gone])).body.detail).toBe(
      `Take these off the pile: ${gone} is Cancelled.`,
    );
    const changed = await sent([right]);
    changed.evidence[0]!.data = { awb: early };
    const refused = await call('POST', '/pick-pack/handovers', changed);
    expect(refused.body.fields.evidence).toContain('Entry 1 of the scans was changed');
  });
});
