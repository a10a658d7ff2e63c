import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../../test/engines.ts';
import { orderFor } from '../../../../test/fixtures.ts';
import { startTestServer } from '../../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../../test/server.ts';
import { createCatalogue, packedOrder } from '../../../../test/shipping.ts';
import type {
  Booking,
  BookingResult,
  ConsignmentResult,
  CourierAdapter,
} from '../../../partners/couriers/port.ts';
import { definitionOf } from '../../../partners/couriers/definitions.ts';
import type { Simulators } from '../../../partners/couriers/simulator/server.ts';
import { createConsignment } from './consignment.ts';

const bookingOf = (reference: string) => ({ reference }) as Booking;

function courierThat(bookTogether: (bookings: readonly Booking[]) => Promise<ConsignmentResult>) {
  return { bookTogether } as unknown as CourierAdapter;
}

describe('a consignment', () => {
  test('is sent once, when all of its boxes have come', async () => {
    const sent: string[][] = [];
    const consignment = createConsignment(
      courierThat((bookings) => {
        sent.push(bookings.map(({ reference }) => reference));
        const pieces = bookings.map(({ reference }) => ({
          booked: true as const,
          awb: `A-${reference}`,
          routing_code: '',
        }));
        return Promise.resolve({ booked: true, pieces });
      }),
      2,
    )!;
    const second = consignment.adapterOf(1).book(bookingOf('2'));
    expect(sent).toEqual([]);
    const first = consignment.adapterOf(0).book(bookingOf('1'));
    expect(await Promise.all([first, second])).toMatchObject([{ awb: 'A-1' }, { awb: 'A-2' }]);
    // Each box leaves when it is done.
    consignment.leave();
    expect(sent).toEqual([['1', '2']]);
  });

  test('of which a box drops out sends nothing', async () => {
    const consignment = createConsignment(
      courierThat(() => Promise.reject(new Error('It was sent.'))),
      2,
    )!;
    const first = consignment.adapterOf(0).book(bookingOf('1'));
    consignment.leave();
    await expect(first).rejects.toMatchObject({ sent: false });
    await expect(consignment.adapterOf(1).book(bookingOf('2'))).rejects.toMatchObject({ sent: false });
  });

  test('that is refused refuses each box, with the words of the courier', async () => {
    const consignment = createConsignment(
      courierThat(() => Promise.resolve({ booked: false, reason: 'MPS is not enabled' })),
      2,
    )!;
    const results: BookingResult[] = await Promise.all(
      [0, 1].map((one) => consignment.adapterOf(one).book(bookingOf(String(one)))),
    );
    expect(results).toEqual([
      { booked: false, reason: 'MPS is not enabled' },
      { booked: false, reason: 'MPS is not enabled' },
    ]);
  });

  test('is none of one box, and none of a courier without pieces', () => {
    const able = courierThat(() => Promise.resolve({ booked: false, reason: '' }));
    expect(createConsignment(able, 1)).toBeUndefined();
    expect(createConsignment({} as CourierAdapter, 3)).toBeUndefined();
    expect(createConsignment(undefined, 3)).toBeUndefined();
  });
});

describe.each(oneEngine)('an order in several boxes, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let simulators: Simulators;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });

  beforeAll(async () => {
    server = await startTestServer(engine, {}, { courierPace: { backoffMs: 1, cooldownMs: 1 } });
    if (!server.services.couriers.simulators) throw new Error('The tests need the simulators');
    ({ simulators } = server.services.couriers);
    brand = await server.newBrand('Three boxes');
    await createCatalogue(call);
  });
  afterEach(() => simulators.faults.clear());
  afterAll(() => server.stop());

  /** Books five planters, of which two fit into a box. */
  const book = async (courier_id: number) => {
    const order = orderFor({ phone: '9829010013', quantity: 5 });
    const { id } = await packedOrder(call, order);
    const before = await callsMade();
    const answer = await call('POST', '/allocation/bulk/assign', {
      allocations: [{ order_id: id, courier_id }],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const boxes = await server.db
      .selectFrom('shipments')
      .select(['awb', 'master_awb', 'state', 'collectible_paise'])
      .where('brand_id', '=', brand.brand_id)
      .where('order_id', '=', id)
      .orderBy('box_no')
      .execute();
    return { boxes, calls: (await callsMade()).slice(before.length) };
  };
  const callsMade = async () => {
    const rows = await server.db
      .selectFrom('courier_calls')
      .select('call')
      .where('brand_id', '=', brand.brand_id)
      .where('call', '=', 'book')
      .orderBy('at')
      .execute();
    return rows.map((row) => row.call);
  };

  test('is one consignment of a courier that knows pieces', async () => {
    const { boxes, calls } = await book(1);
    expect(calls).toEqual(['book']);
    expect(boxes).toHaveLength(3);
    const [master] = boxes;
    expect(new Set(boxes.map(({ awb }) => awb)).size).toBe(3);
    for (const box of boxes) expect(box).toMatchObject({ state: 'AWB_ASSIGNED', master_awb: master!.awb });
  });

  test('is found whole when the answer is lost', async () => {
    simulators.faults.add({ kind: 'error', done: true }, { path: /create\.json/ });
    const { boxes, calls } = await book(1);
    expect(calls).toEqual(['book']);
    expect(boxes.map(({ state }) => state)).toEqual(['AWB_ASSIGNED', 'AWB_ASSIGNED', 'AWB_ASSIGNED']);
    expect(new Set(boxes.map(({ master_awb }) => master_awb))).toEqual(new Set([boxes[0]!.awb]));
  });

  test('is booked box by box of a courier that does not know pieces', async () => {
    const { demoCredentials: credentials } = definitionOf('xpressbees').simulator;
    expect((await call('POST', '/contracts/credentials/3', { credentials })).status).toBe(200);
    const { boxes, calls } = await book(3);
    expect(calls).toEqual(['book', 'book', 'book']);
    expect(boxes.map(({ master_awb }) => master_awb)).toEqual([null, null, null]);
  });
});
