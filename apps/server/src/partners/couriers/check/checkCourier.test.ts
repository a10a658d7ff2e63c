import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { delhivery } from '../delhivery/adapter.ts';
import { delhiveryCourier } from '../delhivery/index.ts';
import { createTestTransport } from '../transport/testTransport.ts';
import { checkCourier } from './checkCourier.ts';
import type { CheckResult } from './checkCourier.ts';
import { readCheckCredentials, readCheckParcel } from './checkInput.ts';
import { recordCalls } from './recordCalls.ts';
import { redactAnswer } from './redactAnswer.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

/** Serves answers by path, as a courier would; the last one of a path is repeated. */
async function serve(answers: Record<string, { status?: number; body: unknown }[]>): Promise<string> {
  const app = new Hono();
  app.all('*', (context) => {
    const list = answers[context.req.path] ?? [{ status: 500, body: {} }];
    const { status = 200, body } = list.length > 1 ? list.shift()! : list[0]!;
    return context.json(body as object, status as 200);
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  closers.push(() => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const pincode = {
  delivery_codes: [
    { postal_code: { pin: 560034, pre_paid: 'Y', cod: 'N', pickup: 'Y', is_oda: 'N', max_amount: 0 } },
  ],
};
const scan = (Scan: string, ScanType: string, StatusCode: string) => ({
  ScanDetail: { Scan, ScanType, StatusCode, ScanDateTime: '2026-08-01T11:02:31.010', Instructions: '' },
});
const parcel = {
  pickup_location: 'Jaipur studio',
  pickup: {
    name: 'Jaipur studio',
    phone: '9829012345',
    address: 'Plot 42, Sanganer',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302017',
  },
  to: {
    name: 'Ananya Iyer',
    phone: '9845012345',
    address: '14, 3rd Cross',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
  },
  payment_mode: 'prepaid',
  value: 499,
  products: '1 × Mug',
  weight_g: 500,
  length_cm: 20,
  width_cm: 15,
  height_cm: 10,
};

async function check(
  answers: Parameters<typeof serve>[0],
  more: { awbs?: string[]; book?: boolean; pincodes?: string[] } = {},
): Promise<Map<string, CheckResult>> {
  const transport = recordCalls(createTestTransport('delhivery'));
  const adapter = delhivery({
    url: await serve(answers),
    token: 'secret-token',
    mode: 'Surface',
    isSimulated: false,
    transport,
  });
  const results = new Map<string, CheckResult>();
  for await (const result of checkCourier({
    partner: 'delhivery',
    adapter,
    takeCalls: transport.take,
    pincodes: more.pincodes ?? ['560034'],
    awbs: more.awbs ?? [],
    booking: more.book ? readCheckParcel(JSON.stringify(parcel), 'parcel.json', 'chk_1') : undefined,
    today: '2026-11-28',
  }))
    results.set(result.name, result);
  return results;
}
const pincodes = { '/c/api/pin-codes/json/': [{ body: pincode }] };

test('asks what only reads, and keeps each answer as a sample that the adapter reads again', async () => {
  const results = await check(pincodes);
  expect(results.get('pincode-560034')).toMatchObject({
    state: 'ok',
    detail: 'prepaid, no COD, pickup',
    sample: {
      ask: ['serviceability', '560034'],
      answers: [{ path: '/c/api/pin-codes/json/', status: 200, body: pincode }],
      expected: { pincode: '560034', cod: false, prepaid: true },
    },
  });
  expect(results.get('rate')?.state).toBe('failed');
});

test('asks for the days of a lane where two PIN codes are given', async () => {
  const transit = (tat: number | undefined) => ({
    ...pincodes,
    '/api/dc/expected_tat': [{ body: { success: true, data: { tat } } }],
  });
  const lane = { pincodes: ['560034', '302017'] };
  const stated = await check(transit(3), lane);
  expect(stated.get('transit')).toMatchObject({
    state: 'ok',
    detail: '3 days from 560034 to 302017',
    sample: { ask: ['transitDays', { from: '560034', to: '302017', day: '2026-11-29' }] },
  });
  expect((await check(transit(undefined), lane)).get('transit')?.state).toBe('unsupported');
});

test('stops where the credentials are rejected, with the reason', async () => {
  const results = await check({ '/c/api/pin-codes/json/': [{ status: 401, body: {} }] });
  expect([...results]).toEqual([
    ['log-in', expect.objectContaining({ state: 'failed', detail: 'Delhivery rejected this token.' })],
  ]);
});

test('a status without a state fails, because its parcel would stand still', async () => {
  const shipment = (...Scans: object[]) => ({
    ShipmentData: [{ Shipment: { AWB: '1', ReferenceNo: 'r', Status: null, Scans } }],
  });
  const path = '/api/v1/packages/json/';
  const known = await check(
    { ...pincodes, [path]: [{ body: shipment(scan('Manifested', 'UD', 'X-UCI')) }] },
    { awbs: ['1'] },
  );
  expect(known.get('track-1')).toMatchObject({
    state: 'ok',
    detail: '1 scan, AWB_ASSIGNED at 2026-08-01T05:32:31.010Z',
  });
  const unknown = await check(
    { ...pincodes, [path]: [{ body: shipment(scan('Teleported', 'QQ', 'X-BEAM')) }] },
    { awbs: ['1'] },
  );
  expect(unknown.get('track-1')?.detail).toContain('unknown: Teleported (QQ X-BEAM)');
});

test('books, reads the label and cancels; a cancelled AWB that would be adopted fails', async () => {
  const found = (words: string) => ({
    ShipmentData: [
      {
        Shipment: {
          AWB: '7701',
          ReferenceNo: 'chk_1',
          Status: { Status: 'Manifested', StatusType: 'UD', Instructions: words },
          Scans: [],
        },
      },
    ],
  });
  const answers = (afterCancel: string) => ({
    ...pincodes,
    '/api/backend/clientwarehouse/status/': [{ body: { success: true, error: '', data: { active: true } } }],
    '/api/cmu/create.json': [
      { body: { packages: [{ status: 'Success', waybill: '7701', sort_code: 'BLR/KRM' }] } },
    ],
    '/api/p/packing_slip': [{ body: { packages: [{ wbn: '7701', pt: 'Pre-paid', oid: 'chk_1' }] } }],
    '/api/v1/packages/json/': [{ body: found('Manifest uploaded') }, { body: found(afterCancel) }],
    '/api/p/edit': [{ body: { status: true, waybill: '7701' } }],
  });
  const right = await check(answers('Shipment has been cancelled by client'), { book: true });
  expect([...right].slice(-7).map(([name, { state }]) => [name, state])).toEqual([
    ['warehouse', 'ok'],
    ['book', 'ok'],
    ['label', 'ok'],
    // The answer has no address of a file.
    ['label-file', 'failed'],
    ['find', 'ok'],
    ['cancel', 'ok'],
    ['find-cancelled', 'ok'],
  ]);
  const adopted = await check(answers('Manifest uploaded'), { book: true });
  expect(adopted.get('find-cancelled')).toMatchObject({
    state: 'failed',
    detail: 'AWB 7701 would be adopted though it is cancelled',
  });
});

test('an AWB that could not be cancelled is named', async () => {
  const results = await check(
    {
      ...pincodes,
      '/api/cmu/create.json': [{ body: { packages: [{ status: 'Success', waybill: '7702' }] } }],
      '/api/p/packing_slip': [{ body: { packages: [{ wbn: '7702', pt: 'Pre-paid' }] } }],
      '/api/v1/packages/json/': [{ body: { ShipmentData: [] } }],
      '/api/p/edit': [{ body: { status: false, error: 'Already picked up' } }],
    },
    { book: true },
  );
  expect(results.get('cancel')).toMatchObject({
    state: 'failed',
    detail: 'AWB 7702 is still booked: Already picked up. Cancel it at the courier.',
  });
  expect(results.has('find-cancelled')).toBe(false);
});

test('no person and no secret stays in a sample', () => {
  const answer = {
    Consignee: {
      Name: 'Meera Joshi',
      Telephone2: 9_829_012_345,
      PinCode: 560034,
      Address1: ['14, 3rd Cross'],
    },
    Instructions: 'Call 9829012345 or meera@example.in before delivery',
    token: 'abc',
    Status: 'In Transit',
    xml: '<Receiver><Name>Meera Joshi</Name><Status>Delivered</Status></Receiver>',
  };
  const redacted = JSON.stringify(redactAnswer(answer));
  for (const secret of ['Meera', '9829012345', '3rd Cross', 'example.in', 'abc'])
    expect(redacted).not.toContain(secret);
  expect(redacted).toContain('In Transit');
  expect(redacted).toContain('<Status>Delivered</Status>');
});

test('names the variables and the fields that are missing', () => {
  expect(() => readCheckCredentials(delhiveryCourier, {})).toThrow('DELHIVERY_TOKEN (API token)');
  expect(readCheckCredentials(delhiveryCourier, { DELHIVERY_TOKEN: ' t ' })).toEqual({ token: 't' });
  expect(() =>
    readCheckParcel(JSON.stringify({ ...parcel, to: { ...parcel.to, phone: '12' } }), 'p.json', 'chk'),
  ).toThrow('p.json: to.phone: ten digits.');
  expect(() => readCheckParcel('{', 'p.json', 'chk')).toThrow('p.json is no JSON');
});
