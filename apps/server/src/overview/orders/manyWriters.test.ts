import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/engines.ts';
import { orderFor, today, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../test/shipping.ts';
import { adoptBooking } from '../../dispatch/allocation/plan/adopt.ts';
import { resolvePendingBookings } from '../../partners/couriers/resolveBookings.ts';
import { resolvePendingIntents } from '../../dispatch/shipments/resolveIntents.ts';
import { pollOnce } from '../../dispatch/tracking/poll/poll.ts';
import { loadCounts } from '../../orders/core/counts.ts';

/** KHEP_WRITERS_SECONDS=60 is the long run; see docs/decisions/0012-lock-rows-in-one-order.md. */
const seconds = Number(process.env.KHEP_WRITERS_SECONDS ?? 8);
/** At least as many changes, however slow the machine is. */
const minSteps = 300;
const writers = 10;
const minute = 60_000;

describe.runIf(engines.includes('postgres'))('many writers of one brand, on postgres', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  let otherWarehouse = '';
  const ids: string[] = [];
  const failures: string[] = [];
  const answers: Record<string, number> = {};

  const call = async (method: string, path: string, body?: unknown) => {
    const response = await server.call(method, path, {
      token: brand.token,
      body,
    });
    const key = `${method} ${path.replace(/ord_\w+/, '{id}')} ${response.status}`;
    answers[key] = (answers[key] ?? 0) + 1;
    if (response.status >= 500) failures.push(`${key} ${JSON.stringify(response.body)}`);
    return response;
  };
  const pick = <T>(list: readonly T[], count: number): T[] =>
    Array.from(
      { length: Math.min(count, list.length) },
      () => list[Math.floor(Math.random() * list.length)]!,
    );
  const some = (count: number) => [...new Set(pick(ids, count))];
  const boxesOf = async (order_ids: string[]) =>
    order_ids.length === 0
      ? []
      : server.db
          .selectFrom('shipments')
          .select(['shipment_id', 'state'])
          .where('brand_id', '=', brand.brand_id)
          .where('order_id', 'in', order_ids)
          .execute();

  beforeAll(async () => {
    server = await startTestServer('postgres', { KHEP_SIMULATOR_SPEED: '7200' });
    brand = await server.newBrand('Mitti Many');
    await createCatalogue((method, path, body) => server.call(method, path, { token: brand.token, body }));
    // Never out of stock.
    await server.db.updateTable('skus').set({ sku_quantity: 1_000_000 }).execute();
    const created = await call('POST', '/warehouse', {
      ...warehouse,
      name: 'Second',
      is_primary_warehouse: false,
    });
    otherWarehouse = created.body.data.warehouse.id;
    await call('POST', '/allocation/setting', {
      distribution_percentage: [
        { courier_id: 1, percentage: 40 },
        { courier_id: 3, percentage: 30 },
        { courier_id: 4, percentage: 30 },
      ],
      override_rules: [],
    });
  });
  afterAll(() => server.stop());

  const settle = async () =>
    (await resolvePendingBookings(server.db, server.services, adoptBooking(server.db, server.services))) +
    (await resolvePendingIntents(server.db, server.services));

  /** Actions that the writers choose from, one at a time. */
  const work: (() => Promise<unknown>)[] = [
    async () => ids.push((await packedOrder(call)).id),
    async () => ids.push((await packedOrder(call, orderFor({ phone: '9829010012', quantity: 5 }))).id),
    async () => {
      const [id] = some(1);
      if (id) await call('PUT', `/order/${id}`, orderFor({ phone: '9829010013', quantity: 3 }));
    },
    () =>
      call('POST', '/allocation/bulk/assign', {
        allocations: some(3).map((order_id) => ({ order_id, courier_id: pick([1, 2, 3, 4], 1)[0] })),
      }),
    () => call('POST', '/allocation/bulk/assign/batch', { order_ids: some(8) }),
    () => call('POST', '/order/processor/bulk/cancel', { order_ids: some(2) }),
    async () => {
      const [box] = pick(await boxesOf(some(2)), 1);
      if (box) await call('POST', '/order/processor/shipment/cancel', { shipment_ids: [box.shipment_id] });
    },
    () =>
      call('POST', '/order/processor/pickup/schedule', {
        order_ids: some(6),
        pickup_date: today(server),
        pickup_time: '16:00',
      }),
    async () => {
      const ready = (await boxesOf(some(12))).filter(({ state }) => state === 'PICKUP_SCHEDULED');
      if (ready.length > 0)
        await call('POST', '/order/manifest', { shipment_ids: ready.map(({ shipment_id }) => shipment_id) });
    },
    () =>
      call('POST', '/order/processor/pickup/warehouse', { order_ids: some(4), warehouse_id: otherWarehouse }),
    () => call('POST', '/order/processor/invoice', { order_ids: some(3) }),
    () => pollOnce(server.db, server.services),
    settle,
  ];

  test(
    'deadlock rarely, get no 5xx, and leave no stray parcel',
    async () => {
      while (ids.length < 6) await work[0]!();
      const until = Date.now() + seconds * 1000;
      let steps = 0;
      await Promise.all(
        Array.from({ length: writers }, async (_, writer) => {
          for (let step = writer; Date.now() < until || steps < minSteps; step += 1) {
            steps += 1;
            // Creating is half of it, so that there is something to change.
            const next = step % 2 === 0 ? Math.floor(Math.random() * work.length) : step % 4 === 1 ? 0 : 3;
            await work[next]!();
          }
        }),
      );
      expect(failures).toEqual([]);
      await expect
        .poll(
          async () =>
            (
              await server.db
                .selectFrom('jobs')
                .select('job_id')
                .where('brand_id', '=', brand.brand_id)
                .where('state', 'in', ['queued', 'running'])
                .execute()
            ).length,
          { timeout: 120_000, interval: 300 },
        )
        .toBe(0);
      for (let round = 0; round < 6; round += 1) {
        server.clock.pass(30 * minute);
        await settle();
        await pollOnce(server.db, server.services);
      }
      expect(await openRequests()).toEqual([]);
      expect(await strays()).toEqual([]);
      expect(await wrongCounts()).toEqual([]);
      // The statistics of a connection are sent once a second.
      await wait(1500);
      const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(server.db);
      const [{ deadlocks } = { deadlocks: -1 }] = rows;
      const requests = Object.values(answers).reduce((sum, count) => sum + count, 0);
      expect(deadlocks, `deadlocks of ${requests} requests: ${JSON.stringify(answers)}`).toBeLessThanOrEqual(
        Math.ceil(requests / 1000),
      );
    },
    (seconds * 3 + 240) * 1000,
  );

  async function openRequests(): Promise<unknown[]> {
    const attempts = await server.db
      .selectFrom('booking_attempts')
      .select(['reference', 'state', 'checks'])
      .where('brand_id', '=', brand.brand_id)
      .where('check_after', 'is not', null)
      .execute();
    const intents = await server.db
      .selectFrom('courier_intents')
      .select(['kind', 'state', 'checks', 'details'])
      .where('brand_id', '=', brand.brand_id)
      .where('check_after', 'is not', null)
      .execute();
    return [...attempts, ...intents];
  }

  /** Parcels that the courier has and no box here, and boxes whose parcel the courier doesn't have. */
  async function strays(): Promise<string[]> {
    const parcels = await server.db
      .selectFrom('simulator_parcels')
      .select(['waybill', 'reference', 'cancelled_at', 'pickup_asked_at'])
      .execute();
    const boxes = await server.db
      .selectFrom('shipments')
      .select(['awb', 'state', 'pickup_id'])
      .where('brand_id', '=', brand.brand_id)
      .where('awb', 'is not', null)
      .execute();
    const boxOf = new Map(boxes.map((box) => [box.awb, box]));
    const parcelOf = new Map(parcels.map((parcel) => [parcel.waybill, parcel]));
    const problems: string[] = [];
    if (boxOf.size !== boxes.length) problems.push('an AWB is on two boxes');
    for (const { waybill, reference, cancelled_at, pickup_asked_at } of parcels) {
      const box = boxOf.get(waybill);
      if (!cancelled_at && (!box || box.state === 'CANCELLED'))
        problems.push(`${waybill} (${reference}) is booked, and ${box?.state ?? 'on no box'} here`);
      if (!cancelled_at && pickup_asked_at && !box?.pickup_id)
        problems.push(`${waybill} (${reference}) has a pickup that is unknown here`);
    }
    for (const { awb, state } of boxes) {
      const parcel = parcelOf.get(awb ?? '');
      if (!parcel) problems.push(`${awb} is known to no courier`);
      else if (parcel.cancelled_at && !state.startsWith('RTO') && state !== 'CANCELLED')
        problems.push(`${awb} is ${state} here, and cancelled with the courier`);
    }
    return problems;
  }

  /** Rollups that differ from the rows they count. */
  async function wrongCounts(): Promise<string[]> {
    const problems: string[] = [];
    for (const [measure, table, column] of [
      ['order', 'orders', 'status'],
      ['shipment', 'shipments', 'state'],
    ] as const) {
      const counted = await loadCounts(server.db, brand.brand_id, measure);
      const { rows } = await sql<{ value: string; count: number }>`
        select ${sql.ref(column)} as value, count(*)::int as count from ${sql.table(table)}
        where brand_id = ${brand.brand_id} group by 1`.execute(server.db);
      const actual = new Map(rows.map(({ value, count }) => [value, count]));
      for (const value of new Set([...actual.keys(), ...counted.keys()]))
        if ((actual.get(value) ?? 0) !== (counted.get(value)?.count ?? 0))
          problems.push(
            `${measure} ${value}: ${actual.get(value) ?? 0}, counted ${counted.get(value)?.count ?? 0}`,
          );
    }
    return problems;
  }
});
