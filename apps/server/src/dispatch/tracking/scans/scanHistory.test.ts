import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import type { Engine } from '../../../../test/engines.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { TestServer } from '../../../../test/server.ts';
import type { CourierScan } from '../../../partners/couriers/port.ts';
import { loadCounts } from '../../../orders/core/counts.ts';
import { newBrandWithPlanters } from '../../../../test/planters.ts';
import type { Planters } from '../../../../test/planters.ts';
import { pollOnce } from '../poll/poll.ts';
import { ingestScans } from './ingestScans.ts';

const hour = 3_600_000;
const runs: Record<Engine, number> = { pglite: 16, postgres: 10 };

/** Everything that Delhivery says of a parcel between the booking and its end, and two words of its own. */
const words: readonly [status_type: string, status: string][] = [
  ['UD', 'Manifested'],
  ['UD', 'Out for Pickup'],
  ['UD', 'Not Picked'],
  ['UD', 'Picked Up'],
  ['UD', 'In Transit'],
  ['UD', 'Pending'],
  ['UD', 'Dispatched'],
  ['UD', 'Undelivered'],
  ['DL', 'Delivered'],
  ['RT', 'In Transit'],
  ['RT', 'Dispatched'],
  ['RT', 'Undelivered'],
  ['DL', 'RTO'],
  ['LT', 'Lost'],
  ['CN', 'Cancelled'],
  ['UD', 'Held by the moon'],
];

describe.each(oneEngine)('scans of a box, on %s', (engine) => {
  let server: TestServer;
  let brand: Planters;

  beforeAll(async () => {
    server = await startTestServer(engine, { KHEP_SIMULATOR_SPEED: '1' });
    brand = await newBrandWithPlanters(server, 'Mitti Scans');
  });
  afterAll(async () => {
    await server.stop();
    brand.end();
  });

  const booked = () => brand.booked([{ sku_id: 'TP-S-01', quantity: 1, unit_price: 825, gst: 5 }]);
  type Box = Awaited<ReturnType<typeof booked>>;
  const scan = (box: Box, hours: number, [status_type, status]: (typeof words)[number]): CourierScan => ({
    awb: box.awb,
    code: `${status_type} ${status}`,
    status,
    status_type,
    event_time: new Date(box.start + hours * hour).toISOString(),
    location: 'Bengaluru',
    remark: '',
  });
  const take = (box: Box, scans: readonly CourierScan[], hours = 100) =>
    ingestScans(server.db, {
      brand_id: brand.brand_id,
      shipment_id: box.shipment_id,
      order_id: box.id,
      scans,
      now: new Date(box.start + hours * hour),
      poll_after: null,
    });
  const alerts = async (box: Box) =>
    server.db
      .selectFrom('courier_alerts')
      .select(['kind', 'words', 'count'])
      .where('brand_id', '=', brand.brand_id)
      .where('awb', '=', box.awb)
      .execute();
  const eventsOf = (box: Box) =>
    server.db
      .selectFrom('events')
      .select(['kind', 'data', 'at'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', box.shipment_id)
      .execute();

  /** Loads the state and scans of a box, with its times counted from its booking. */
  async function knownOf(box: Box) {
    const since = (time: Date | string | null | undefined) =>
      time === null || time === undefined ? null : new Date(time).getTime() - box.start;
    const row = await server.db
      .selectFrom('shipments')
      .selectAll()
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', box.shipment_id)
      .executeTakeFirstOrThrow();
    const scans = await server.db
      .selectFrom('scans')
      .select(['code', 'event_time', 'outcome', 'state_after'])
      .where('brand_id', '=', brand.brand_id)
      .where('shipment_id', '=', box.shipment_id)
      .orderBy('event_time')
      .orderBy('code')
      .execute();
    return {
      state: row.state,
      order: (await brand.read(box.id)).status,
      pickup_tries: row.pickup_tries,
      delivery_tries: row.delivery_tries,
      picked_up: since(row.picked_up_at),
      ended: since(row.ended_at),
      last: [row.last_scan?.code, since(row.last_scan?.at)],
      scans: scans.map(({ event_time, ...one }) => Object.assign(one, { at: since(event_time) })),
    };
  }

  test('mean the same in whatever order and in however many parts they arrive', async () => {
    const told = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(...words)), {
      minLength: 1,
      maxLength: 9,
    });
    const arrivals = told.chain((scans) =>
      fc.record({
        scans: fc.constant(scans),
        arrived: fc.shuffledSubarray(scans, { minLength: scans.length }),
        parts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(arrivals, async ({ scans, arrived, parts }) => {
        const inTime = await booked();
        for (const [hours, said] of scans.toSorted(([a], [b]) => a - b))
          await take(inTime, [scan(inTime, hours, said)]);
        const box = await booked();
        const rest = arrived.map(([hours, said]) => scan(box, hours, said));
        for (const part of parts) if (rest.length > 0) await take(box, rest.splice(0, part));
        await take(box, rest);
        expect(await knownOf(box)).toEqual(await knownOf(inTime));
        // Each scan is told once.
        const moved = (await eventsOf(box)).filter(({ kind }) => kind === 'shipment.scanned');
        const keys = moved.map(({ data, at }) => `${String(data['code'])}|${at.getTime()}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: runs[engine] },
    );
    const counted = await loadCounts(server.db, brand.brand_id, 'shipment');
    const boxes = await server.db
      .selectFrom('shipments')
      .select('state')
      .where('brand_id', '=', brand.brand_id)
      .execute();
    for (const [state, rows] of Map.groupBy(boxes, (one) => one.state))
      expect(counted.get(state)?.count, state).toBe(rows.length);
  });

  test('late scans are inserted in order, and the timeline shows that they were late', async () => {
    const box = await booked();
    await take(box, [scan(box, 1, ['UD', 'Picked Up']), scan(box, 20, ['UD', 'Dispatched'])]);
    await take(box, [scan(box, 30, ['UD', 'In Transit'])]);
    expect(await knownOf(box)).toMatchObject({ state: 'OUT_FOR_DELIVERY', delivery_tries: 0 });
    await take(box, [scan(box, 25, ['UD', 'Undelivered'])]);
    expect(await knownOf(box)).toMatchObject({
      state: 'IN_TRANSIT',
      delivery_tries: 1,
      last: ['UD In Transit', 30 * hour],
    });
    const { timeline } = await brand.read(box.id);
    const entries = (timeline as { words: string }[]).map((entry) => entry.words);
    for (const part of ['Undelivered', 'In transit'])
      expect(entries.filter((entry) => entry.startsWith(part))).toHaveLength(1);
  });

  test('credit an invoice once for repeated return scans', async () => {
    const box = await booked();
    await brand.wordsOf('invoice', box.id);
    const scans = [
      scan(box, 1, ['UD', 'Picked Up']),
      scan(box, 30, ['UD', 'Undelivered']),
      scan(box, 40, ['RT', 'In Transit']),
      scan(box, 60, ['DL', 'RTO']),
    ];
    for (const one of [scans[3]!, scans[1]!, scans[2]!, scans[0]!]) await take(box, [one]);
    await take(box, scans);
    const order = await brand.read(box.id);
    expect(order.status).toBe('RTO');
    expect(order.credit_notes).toHaveLength(1);
  });

  test('mark a box as lost from any state', async () => {
    for (const said of [
      ['UD', 'Undelivered'],
      ['RT', 'Manifested'],
      ['RT', 'Dispatched'],
    ] as const) {
      const box = await booked();
      await take(box, [scan(box, 1, ['UD', 'Picked Up']), scan(box, 20, [...said])]);
      await take(box, [scan(box, 30, ['LT', 'Lost'])]);
      expect(await knownOf(box)).toMatchObject({ state: 'LOST', ended: 30 * hour });
    }
  });

  test('that contradict the end of a box change nothing and are told to a person once', async () => {
    const box = await booked();
    await take(box, [scan(box, 1, ['UD', 'Picked Up']), scan(box, 20, ['DL', 'Delivered'])]);
    const lost = scan(box, 30, ['LT', 'Lost']);
    await take(box, [lost]);
    await take(box, [lost]);
    await take(box, [scan(box, 5, ['UD', 'In Transit'])]);
    expect(await knownOf(box)).toMatchObject({ state: 'DELIVERED', last: ['DL Delivered', 20 * hour] });
    expect(await alerts(box)).toEqual([expect.objectContaining({ kind: 'contradicted', count: 1 })]);
  });

  test('find a box that was cancelled here after the courier had taken it', async () => {
    const box = await booked();
    server.clock.pass(2 * hour);
    const cancelled = await brand.call('POST', '/order/processor/shipment/cancel', {
      shipment_ids: [box.shipment_id],
    });
    server.clock.pass(-2 * hour);
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200);
    expect(await knownOf(box)).toMatchObject({ state: 'CANCELLED' });
    await take(box, [scan(box, 1, ['UD', 'Picked Up'])]);
    expect(await knownOf(box)).toMatchObject({ state: 'PICKED_UP', ended: null });
    expect(await alerts(box)).toEqual([expect.objectContaining({ kind: 'reopened', count: 1 })]);
  });

  test('that are dated ahead hold nothing up, and take their place in time', async () => {
    const box = await booked();
    await take(box, [scan(box, 1, ['UD', 'Picked Up'])], 2);
    const ahead = scan(box, 9, ['UD', 'In Transit']);
    await take(box, [ahead, scan(box, 24 * 365, ['LT', 'Lost'])], 2);
    expect(await knownOf(box)).toMatchObject({ state: 'PICKED_UP', last: ['UD Picked Up', hour] });
    expect(await alerts(box)).toEqual([expect.objectContaining({ kind: 'future-scan', count: 2 })]);
    await take(box, [scan(box, 5, ['UD', 'Dispatched']), scan(box, 6, ['DL', 'Delivered'])], 7);
    expect(await knownOf(box)).toMatchObject({ state: 'DELIVERED', ended: 6 * hour });
    await take(box, [ahead], 10);
    const { state, scans } = await knownOf(box);
    expect(state).toBe('DELIVERED');
    expect(scans.map(({ outcome }) => outcome)).toEqual(['moved', 'moved', 'moved', 'kept', 'future']);
  });

  test('are asked for again by the poll when they were dated ahead', async () => {
    const box = await booked();
    const { parcels } = server.services.couriers.simulators!;
    const [parcel] = await parcels.delhivery.byWaybills([box.awb]);
    const [first] = parcel!.plan;
    const early = new Date(Date.parse(first!.at) - 2 * hour);
    await ingestScans(server.db, {
      brand_id: brand.brand_id,
      shipment_id: box.shipment_id,
      order_id: box.id,
      scans: [{ awb: box.awb, ...first!, event_time: first!.at }],
      now: early,
      poll_after: server.clock.now(),
    });
    expect((await knownOf(box)).scans.map(({ outcome }) => outcome)).toEqual(['future']);
    server.clock.pass(hour);
    await pollOnce(server.db, server.services);
    expect((await knownOf(box)).scans.map(({ outcome }) => outcome)).toEqual(['confirmed']);
    server.clock.pass(-hour);
  });
});
