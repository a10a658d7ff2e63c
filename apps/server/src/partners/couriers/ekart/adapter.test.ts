import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { OpenDatabase } from '../../../platform/db/engine.ts';
import { CourierUnavailable } from '../port.ts';
import type { Booking } from '../port.ts';
import type { CourierCall, CourierResponse } from '../transport/transport.ts';
import { ekart } from './adapter.ts';
import { createBookedAwbs } from './bookedAwbs.ts';
import { ekartCourier } from './index.ts';

const brand_id = 'brd_ekart';
const party = {
  name: 'Jaipur studio',
  phone: '9829012345',
  address: 'Plot 42, Sanganer',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};
const booking: Booking = {
  reference: 'KH-1-1-7abcde',
  order_number: 'KH-1',
  to: { ...party, name: 'Ananya', phone: '+91 98450 12345', city: 'Bengaluru', pincode: '560034' },
  pickup_location: 'whs_1',
  pickup: party,
  return_to: party,
  payment_mode: 'cod',
  collectible_paise: 249_900,
  declared_paise: 249_900,
  products: '1 × Planter',
  quantity: 1,
  weight_g: 1200.4,
  length_cm: 30.5,
  width_cm: 20,
  height_cm: 15,
};

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

type Answer = (call: CourierCall & { json: Record<string, unknown> }) => unknown;

/** Ekart with the given answers by path; the requests are kept. */
function account(answer: Answer) {
  const calls: { method: string; path: string; json: Record<string, unknown> }[] = [];
  const send = async (call: CourierCall): Promise<CourierResponse> => {
    const path = call.url.replace('https://ekart.test', '');
    if (path.startsWith('/integrations')) return { status: 200, data: { access_token: 'token' } };
    const json = JSON.parse(call.body ?? '{}') as Record<string, unknown>;
    calls.push({ method: call.method, path, json });
    return { status: 200, data: answer({ ...call, url: path, json }) };
  };
  const adapter = ekart({
    url: 'https://ekart.test',
    credentials: {
      client_id: 'id',
      username: 'user',
      password: 'password',
      seller_gstin: '08ABCDE1234F1Z5',
      goods: 'Pottery',
    },
    service: 'EXPRESS',
    transport: { send },
    awbs: createBookedAwbs(open.db, brand_id),
    now: () => new Date('2026-11-27T20:00:00Z'),
  });
  return { adapter, calls };
}

const created = (tracking_id: string) => ({
  status: true,
  remark: 'Successfully created shipment',
  tracking_id,
});
const trackedAs = (status: string) => ({ track: { status, ctime: 1_795_500_000_000 }, order_number: 'x' });
const push = async (id: string, orderNumber: string, received_at: Date) => {
  await open.db
    .insertInto('courier_inbox')
    .values({
      brand_id,
      delivery_key: id,
      partner: 'ekart',
      body: JSON.stringify({ id, wbn: id, vendor: 'EKART', orderNumber }),
      received_at,
      tries: 1,
      read_after: null,
      problem: '',
    })
    .execute();
};

describe('the Ekart adapter', () => {
  test('books in whole grams and centimetres, with the phone as ten digits and the day in India', async () => {
    const { adapter, calls } = account(() => created('FMPC0000000001'));
    expect(await adapter.book({ ...booking, reference: 'KH-2' })).toMatchObject({ awb: 'FMPC0000000001' });
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: '/api/v1/package/create',
        json: expect.objectContaining({
          weight: 1201,
          length: 31,
          service: 'EXPRESS',
          invoice_date: '2026-11-28',
          drop_location: expect.objectContaining({ phone: 9_845_012_345 }),
        }),
      },
    ]);
  });

  test('does not book what Ekart cannot collect', async () => {
    const { adapter, calls } = account(() => created('FMPC0000000002'));
    const result = await adapter.book({ ...booking, reference: 'KH-3', collectible_paise: 4_999_901 });
    expect(result).toEqual({ booked: false, reason: expect.stringContaining('₹49,999') });
    expect(calls).toEqual([]);
  });

  test('registers another address for RTOs, and books once more', async () => {
    let isKnown = false;
    const { adapter, calls } = account(({ url }) => {
      if (url === '/api/v2/address') {
        isKnown = true;
        return { status: true, alias: '', remark: '' };
      }
      return isKnown
        ? created('FMPC0000000003')
        : { statusCode: 404, message: 'SWIFT_RESOURCE_NOT_FOUND_EXCEPTION', description: 'whs_1 is unknown' };
    });
    const back = { ...party, name: 'Returns', address: 'Plot 7, Sitapura', pincode: '302022' };
    expect(await adapter.book({ ...booking, reference: 'KH-4', return_to: back })).toMatchObject({
      booked: true,
    });
    expect(calls.filter(({ path }) => path === '/api/v2/address').map(({ json }) => json)).toEqual([
      expect.objectContaining({ alias: 'whs_1', pincode: 302_017, phone: 9_829_012_345 }),
      expect.objectContaining({ alias: 'whs_1 return', pincode: 302_022 }),
    ]);
    expect(calls.at(-1)?.json).toMatchObject({
      pickup_location: { name: 'whs_1' },
      return_location: { name: 'whs_1 return' },
    });
  });

  test('a return is picked up at the buyer, who is the drop as in the parcel that came', async () => {
    const { adapter, calls } = account(() => created('FMPC0000000004'));
    await adapter.book({
      ...booking,
      reference: 'KH-5',
      pickup: booking.to,
      to: party,
      payment_mode: 'prepaid',
      collectible_paise: 0,
      reverse: { reason: 'Wrong size', with_qc: true },
    });
    expect(calls[0]?.json).toMatchObject({
      payment_mode: 'Pickup',
      return_reason: 'Wrong size',
      cod_amount: 0,
      consignee_name: 'Ananya',
      drop_location: { name: 'Ananya', pin: 560_034 },
      pickup_location: { name: 'whs_1' },
      qc_details: { qc_shipment: true, product_name: '1 × Planter' },
    });
  });

  test('finds a booking whose response was lost in a push, not one that is cancelled or of a longer reference', async () => {
    const statuses: Record<string, string> = {
      FMPC0000000011: 'Order Placed',
      FMPC0000000012: 'Seller Cancelled',
    };
    const { adapter } = account(({ url }) => trackedAs(statuses[url.split('/').at(-1) ?? ''] ?? 'Delivered'));
    expect(await adapter.findBooking('KH-6-1-7abcde')).toBeNull();
    await push('FMPC0000000011', '2-KH-6-1-7abcde', new Date('2026-11-27T08:00:00Z'));
    await push('FMPC0000000012', 'KH-6-1-7abcde', new Date('2026-11-27T09:00:00Z'));
    await push('FMPC0000000013', 'KH-6-1-7abcdef', new Date('2026-11-27T10:00:00Z'));
    expect(await adapter.findBooking('KH-6-1-7abcde')).toMatchObject({ awb: 'FMPC0000000011' });
  });

  test('a return whose response was lost is unknown, and is found by its push before it is booked again', async () => {
    let isLost = true;
    const { adapter, calls } = account(({ method }) => {
      if (method !== 'PUT') return trackedAs('Order Placed');
      if (isLost) throw new CourierUnavailable('Ekart did not respond in time.');
      return created('FMPC0000000032');
    });
    const back = { ...booking, reference: 'KH-9', reverse: { reason: 'Wrong size', with_qc: false } };
    await expect(adapter.book(back)).rejects.toMatchObject({
      name: 'BookingOutcomeUnknown',
      isAbsent: false,
    });
    isLost = false;
    await push('FMPC0000000031', 'KH-9', new Date('2026-11-27T11:00:00Z'));
    expect(await adapter.book(back)).toMatchObject({ awb: 'FMPC0000000031' });
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('books a reference again after its parcel was cancelled, and not before', async () => {
    let status = 'Order Placed';
    let number = 20;
    const { adapter } = account(({ method }) =>
      method === 'PUT' ? created(`FMPC00000000${(number += 1)}`) : trackedAs(status),
    );
    const one = { ...booking, reference: 'KH-7' };
    expect(await adapter.book(one)).toMatchObject({ awb: 'FMPC0000000021' });
    expect(await adapter.book(one)).toMatchObject({ awb: 'FMPC0000000021' });
    status = 'Pickup Cancelled';
    expect(await adapter.book(one)).toMatchObject({ awb: 'FMPC0000000022' });
    status = 'Order Placed';
    expect(await adapter.findBooking('KH-7')).toMatchObject({ awb: 'FMPC0000000022' });
  });

  test('makes a manifest of at most a hundred AWBs', async () => {
    let number = 500;
    const { adapter, calls } = account(() => ({ ctime: 1, manifestNumber: (number += 1) }));
    const result = await adapter.requestPickup({
      location: 'whs_1',
      pickup: party,
      date: '2026-11-28',
      time: '16:00:00',
      expected_count: 120,
      awbs: Array.from({ length: 120 }, (_, index) => `FMPC${index}`),
    });
    expect(result).toEqual({ accepted: true, reference: '501, 502', reason: '' });
    expect(calls.map(({ json }) => (json['ids'] as string[]).length)).toEqual([100, 20]);
  });

  test('an answer in no shape may be a booking', async () => {
    const { adapter } = account(() => ({ tracking: 'FMPC1' }));
    await expect(adapter.book({ ...booking, reference: 'KH-8' })).rejects.toMatchObject({
      name: 'BookingOutcomeUnknown',
    });
  });
});

test('a push is signed with the HMAC of its body, in hex', () => {
  // The digest is OpenSSL's.
  const body = '{"id":"501346BN6838925","status":"Delivered","ctime":1657523187604}';
  const digest = '1806f2a2d75a567c414cb563f96b4df01223f4b5161959861afe459aa7d29b32';
  const isSigned = (given: string | undefined, text = body) =>
    ekartCourier.verifyWebhook(
      { body: text, header: (name) => (name === 'x-swift-webhook-hmac' ? given : undefined) },
      'push-secret-ekart',
      {},
    );
  expect(isSigned(digest)).toBe(true);
  expect(isSigned(digest.toUpperCase())).toBe(true);
  expect(isSigned(digest, `${body} `)).toBe(false);
  expect(isSigned(undefined)).toBe(false);
});
