import { inTransitStates, minLaneSample } from '@khep/domain/shipments';
import type { TrackedShipment } from '@khep/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { orderFor } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestResponse, TestServer } from '../../../test/server.ts';
import { createCatalogue, packedOrder, shippedOrder } from '../../../test/shipping.ts';
import { sweepInquiries } from '../../aftercare/inquiries/sweep.ts';
import { computeLaneTimes, sweepLanes } from '../../dispatch/lanes/laneSweep.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';

const hour = 3_600_000;

function needData({ status, body }: TestResponse) {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
}

describe.each(oneEngine)('stuck shipments, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    server.clock.toNoon();
    brand = await server.newBrand('Mitti Stuck');
    await createCatalogue(call);
  });
  afterAll(() => server.stop());
  // Parcels take weeks of the test's clock, and a session ends after one without use.
  async function renewSessions() {
    const created_at = server.clock.now();
    const expires_at = new Date(created_at.getTime() + 7 * 24 * hour);
    await server.db.updateTable('sessions').set({ created_at, expires_at }).execute();
  }
  beforeEach(renewSessions);

  const list = async (query: string) =>
    needData(await call('GET', `/order-tracking/?page_size=50&start_date=2020-01-01&${query}`))
      .shipments as TrackedShipment[];
  async function byAwb(awb: string | null): Promise<TrackedShipment> {
    const [row] = await list(`search=${awb}`);
    if (!row) throw new Error(`${awb} isn't listed`);
    return row;
  }
  async function first(query: string): Promise<TrackedShipment> {
    const [row] = await list(query);
    if (!row) throw new Error(`Nothing is listed by ${query}`);
    return row;
  }
  const ship = async (phone: string) => (await shippedOrder(call, server, 1, orderFor({ phone }))).awb;
  /** Lets hours pass, with polls. */
  async function pass(hours: number) {
    for (let gone = 0; gone < hours; gone += 2) {
      server.clock.pass(2 * hour);
      await pollOnce(server.db, server.services);
    }
  }
  async function until(awb: string | null, isReached: (row: TrackedShipment) => boolean) {
    for (let hours = 0; hours < 400; hours += 2) {
      await pass(2);
      const row = await byAwb(awb);
      if (isReached(row)) return row;
    }
    throw new Error(`${awb} never got there`);
  }

  test('a box that has no courier yet is listed, without a claim', async () => {
    const { id } = await packedOrder(call, orderFor({ phone: '9829010015' }));
    const row = (await list('tab=all')).find(({ order_id }) => order_id === id);
    expect(row).toMatchObject({ awb: null, claim: null });
  });

  test('without a history, a parcel is stuck after 48 hours in the list, the filter and the summary', async () => {
    const awb = await ship('9829010014');
    const row = await until(awb, ({ silence }) => silence?.is_stuck === true);
    expect(row.silence).toMatchObject({ limit_hours: 48, basis: 'default', sample: 0, usual_hours: null });
    expect(row.silence?.hours).toBeGreaterThanOrEqual(48);
    expect(row.silence?.hours).toBeLessThan(52);
    expect((await list('is_stuck=true')).map(({ id }) => id)).toEqual([row.id]);
    const { stuck, tabs } = needData(await call('GET', '/order-tracking/summary'));
    expect(tabs['in-transit']).toBe(1);
    expect(stuck).toMatchObject({ count: 1, places: [{ courier_id: 1, count: 1, asked: 0 }] });
  });

  test('the courier is asked once, and its answer is followed', async () => {
    const row = await first('is_stuck=true');
    const asked = await call('POST', '/order-tracking/inquiries', {
      shipment_ids: [row.id],
      message: 'No scan for two days. Load it or trace it.',
    });
    expect(needData(asked)).toEqual({ successful: [row.id], failures: [] });
    expect((await byAwb(row.awb)).inquiry).toMatchObject({ kind: 'trace', state: 'sent', answered_at: null });
    expect(needData(await call('GET', '/order-tracking/summary')).stuck.places[0].asked).toBe(1);
    const again = await call('POST', '/order-tracking/inquiries', {
      shipment_ids: [row.id],
      message: 'And now?',
    });
    expect(again.status).toBe(409);
    expect(again.body.fields).toEqual({
      'shipment_ids.0': 'The question is with the courier.',
    });
    server.clock.pass(2 * hour);
    await sweepInquiries(server.db, server.services);
    const { inquiries } = needData(await call('GET', `/order-tracking/shipments/${row.id}/inquiries`));
    expect(inquiries).toHaveLength(1);
    expect(inquiries[0].state).toBe('answered');
    expect(inquiries[0].detail).toContain('declared lost');
  });

  test('a lost parcel is claimed before its deadline, for its declared value at most', async () => {
    const lost = await until((await first('tab=in-transit')).awb, ({ status }) => status === 'LOST');
    expect(lost.silence).toBeNull();
    expect(lost.claim).toMatchObject({ kind: 'lost', is_late: false });
    const claim = (amount: number) =>
      call('POST', '/order-tracking/claims', { shipment_id: lost.id, amount, message: 'Lost in transit' });
    const most = lost.claim?.declared_value ?? 0;
    expect((await claim(most + 1)).body.fields).toEqual({ amount: 'Enter at most the declared value.' });
    const sent = await claim(most);
    expect(sent.body.message).toBe('Claim sent');
    expect(sent.body.data.inquiry).toMatchObject({ kind: 'claim', amount: most, state: 'sent' });
    expect((await claim(most)).status).toBe(409);
    server.clock.pass(2 * hour);
    await sweepInquiries(server.db, server.services);
    expect((await byAwb(lost.awb)).inquiry).toMatchObject({ state: 'answered', paid: most });
    server.clock.pass(31 * 24 * hour);
    await renewSessions();
    expect((await byAwb(lost.awb)).claim?.is_late).toBe(true);
  });

  test('what the courier does not answer is closed after three days; what it rejects says why', async () => {
    const silent = await ship('9829010019');
    const rejecting = await ship('9829010018');
    for (const awb of [silent, rejecting]) await until(awb, ({ status }) => inTransitStates.includes(status));
    const ids = await Promise.all([silent, rejecting].map(async (awb) => (await byAwb(awb)).id));
    needData(await call('POST', '/order-tracking/inquiries', { shipment_ids: ids, message: 'Where is it?' }));
    server.clock.pass(2 * hour);
    await sweepInquiries(server.db, server.services);
    expect((await byAwb(rejecting)).inquiry).toMatchObject({
      state: 'rejected',
      detail: 'The shipment is within its usual time',
    });
    expect((await byAwb(silent)).inquiry?.state).toBe('sent');
    server.clock.pass(73 * hour);
    await sweepInquiries(server.db, server.services);
    expect((await byAwb(silent)).inquiry).toMatchObject({
      state: 'rejected',
      detail: expect.stringContaining('no answer within 3 days'),
    });
  });

  test('notifies a buyer once a day, with the expected day, and refuses a parcel that has ended', async () => {
    const open = await first('tab=in-transit');
    const lost = await first('tab=lost');
    const tell = () => call('POST', '/order-tracking/notify-buyers', { shipment_ids: [open.id, lost.id] });
    expect(needData(await tell())).toEqual({
      successful: [open.id],
      failures: [
        {
          shipment_id: lost.id,
          awb: lost.awb,
          message: "It isn't under way. Lost: claim it from the courier.",
        },
      ],
    });
    const told = await server.db
      .selectFrom('notifications')
      .select(['kind', 'body'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', open.id)
      .where('kind', '=', 'shipment.delayed')
      .execute();
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain(open.order_number);
    const { fields } = (await tell()).body;
    expect(fields).toEqual({
      'shipment_ids.0': 'The buyer was notified today.',
      'shipment_ids.1': "It isn't under way. Lost: claim it from the courier.",
    });
  });

  test('the limit and the prediction follow the own history once it is long enough', async () => {
    const awb = await ship('9829010011');
    const delivered = await until(awb, ({ status }) => status === 'DELIVERED');
    const journey = await server.db
      .selectFrom('lane_journeys')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', delivered.id)
      .executeTakeFirstOrThrow();
    expect(journey.transit_h).toBeGreaterThan(journey.silence_h);
    const open = await until(await ship('9829010011'), ({ status }) => status === 'IN_TRANSIT');
    expect(open.silence?.basis).toBe('default');
    expect(open.prediction?.basis).toBe('promise');
    // The same journey often enough, as if as many parcels had been delivered.
    const { shipment_id: _id, ...same } = journey;
    await server.db
      .insertInto('lane_journeys')
      .values(
        Array.from({ length: minLaneSample }, (_, index) =>
          Object.assign({}, same, {
            shipment_id: `shp_${index}`,
            is_counted: false,
            silence_h: 20 + index,
          }),
        ),
      )
      .execute();
    await computeLaneTimes(server.db, brand.brand_id, server.clock.now());
    const known = await byAwb(open.awb);
    expect(known.silence).toMatchObject({ basis: 'lane', limit_hours: 20 + minLaneSample - 1 });
    expect(known.silence?.sample).toBeGreaterThan(minLaneSample);
    expect(known.prediction).toMatchObject({ basis: 'lane', sample: known.silence?.sample });
    // The buyer's page has the same prediction, as a range.
    const page = needData(await call('GET', `/order-tracking/tracking/${open.awb}?brand_name=${brand.slug}`));
    const { expected } = page.shipments[0];
    const day = known.prediction?.day ?? '';
    expect([expected.from <= day, day <= expected.to]).toEqual([true, true]);
    // And so has the order.
    const { order } = needData(await call('GET', `/order/${known.order_id}`));
    const box = order.shipments.find(({ id }: { id: string }) => id === open.id);
    expect(box.expected).toEqual({ ...known.prediction, ...expected });
    const { stuck_after, last_scan } = await server.db
      .selectFrom('shipments')
      .select(['stuck_after', 'last_scan'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', open.id)
      .executeTakeFirstOrThrow();
    expect(stuck_after?.getTime()).toBe(Date.parse(last_scan?.at ?? '') + (20 + minLaneSample - 1) * hour);
  });

  test('the sweep computes a brand once an hour, and forgets journeys of long ago', async () => {
    const journeys = () =>
      server.db.selectFrom('lane_journeys').select('is_counted').where('brand_id', '=', brand.brand_id);
    await server.db.updateTable('lane_journeys').set({ is_counted: false }).execute();
    await sweepLanes(server.db, server.services);
    expect((await journeys().execute()).every(({ is_counted }) => is_counted)).toBe(false);
    server.clock.pass(2 * hour);
    await sweepLanes(server.db, server.services);
    expect((await journeys().execute()).every(({ is_counted }) => is_counted)).toBe(true);
    server.clock.pass(120 * 24 * hour);
    await computeLaneTimes(server.db, brand.brand_id, server.clock.now());
    expect(await server.db.selectFrom('lane_times').selectAll().execute()).toEqual([]);
  });
});
