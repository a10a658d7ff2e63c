import { createAdaptorServer } from '@hono/node-server';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { courierPartners, mapCourierReturnStatus, mapCourierStatus } from '@khep/domain/couriers';
import type { CourierPartner } from '@khep/domain/couriers';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import type { AwbPool } from './awbPool.ts';
import { bluedart } from './bluedart/adapter.ts';
import { delhivery } from './delhivery/adapter.ts';
import { dtdc } from './dtdc/adapter.ts';
import { dtdcAt } from './dtdc/hosts.ts';
import { ekart } from './ekart/adapter.ts';
import type { Booking, CourierAdapter, CourierScan } from './port.ts';
import { createTestTransport } from './transport/testTransport.ts';
import { xpressbees } from './xpressbees/adapter.ts';
import { awbKinds } from './xpressbees/client.ts';
import { xpressbeesAt } from './xpressbees/hosts.ts';

/**
 * Requests and answers in the shape of public sources, which each sample names: no simulator has a part in them. Names and
 * numbers are invented. To add one, add a file to the courier's `samples` folder.
 */
interface Sample {
  source: string;
  /** When the source was read, or what it is from. YYYY-MM-DD. */
  date: string;
  /** A method of the adapter with its argument; of bookings, what differs from the usual one. A pickup has its own. */
  ask?: [method: keyof CourierAdapter, argument?: unknown];
  /** Responses of the courier by path, in this order; the last one of a path is repeated. */
  answers?: { path: string; status?: number; body?: unknown; text?: string; times?: number }[];
  /** The body of a webhook. */
  parse?: unknown;
  /** Statuses of a reverse pickup, or of a forward one. */
  returns?: string[];
  statuses?: string[];
  expected?: unknown;
  /** Fields that the courier doesn't say. */
  absent?: string[];
  /** Part of the message of the error. */
  error?: string;
  /** Part of the last request. */
  sent?: unknown;
  /** Query of the first request after the log-in. */
  query?: Record<string, string>;
  /** The file that was downloaded, as text. */
  pdf?: string;
  /** Paths that were asked, without the log-in. */
  calls?: string[];
  /** States that the scans or statuses are mapped to. */
  states?: string[];
}

const party = {
  name: 'Jaipur studio',
  phone: '9829012345',
  address: 'Plot 42, Sanganer',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};
const booking: Booking = {
  reference: 'KH-1-1-1abcde',
  order_number: 'KH-1',
  to: { ...party, name: 'Ananya Iyer', city: 'Bengaluru', state: 'Karnataka', pincode: '560034' },
  pickup_location: 'whs_1',
  pickup: party,
  return_to: party,
  payment_mode: 'cod',
  collectible_paise: 249_900,
  declared_paise: 249_900,
  products: '1 × Planter',
  quantity: 1,
  weight_g: 1200,
  length_cm: 30,
  width_cm: 20,
  height_cm: 15,
};
const pickup = {
  location: 'whs_1',
  pickup: party,
  date: '2026-11-27',
  time: '16:00:00',
  expected_count: 3,
  awbs: ['84123400000015'],
};
const logins = [
  '/in/transportation/token/v1/login',
  '/api/auth/generateToken',
  '/dtdc-api/api/dtdc/authenticate',
  '/integrations/v2/auth/token/id',
];

const closing: (() => void)[] = [];
afterAll(() => closing.splice(0).forEach((close) => close()));

/** A courier that answers a sample. */
async function serve(answers: NonNullable<Sample['answers']>) {
  const calls: string[] = [];
  const queries: Record<string, string>[] = [];
  let last: unknown;
  const left = answers.map((answer) => ({ ...answer, times: answer.times ?? Infinity }));
  const app = new Hono();
  app.all('*', async (context) => {
    const { path } = context.req;
    if (logins.includes(path) && !answers.some((one) => one.path === path))
      return context.json({ JWTToken: 'token', token: 'token', access_token: 'token', code: 200 });
    calls.push(path);
    queries.push(context.req.query());
    const text = await context.req.text();
    // Delhivery's booking is a form with JSON in it.
    const json = text.startsWith('format=json&') ? (new URLSearchParams(text).get('data') ?? '') : text;
    if (/^[{[]/.test(json)) last = JSON.parse(json);
    const answer = left.find((one) => one.path === path && one.times > 0);
    if (!answer) return context.text(`The sample has no answer to ${path}`, 500);
    answer.times -= 1;
    // Where a courier's files are is part of its answers.
    const origin = `http://${context.req.header('host')}`;
    const body = (answer.text ?? JSON.stringify(answer.body)).replaceAll('https://courier.example', origin);
    return new Response(body, { status: answer.status ?? 200 });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, calls, queries, sent: () => last };
}

const noPool = (): AwbPool => ({
  take: () => Promise.resolve('14212345670001'),
  of: () => Promise.resolve('14212345670001'),
  // The series of AWBs of returns begins otherwise.
  kindsOf: (awbs) =>
    Promise.resolve(
      new Map(awbs.map((awb) => [awb, awb.startsWith('1523') ? awbKinds.reverse : awbKinds.prepaid])),
    ),
});

/** Gives the AWBs that the courier issued, in their order. */
const poolOfFetched = (fetchMore: (kind: string) => Promise<string[]>): AwbPool => {
  let fetched: Promise<string[]> | undefined;
  let next = 0;
  return {
    ...noPool(),
    take: async (_, kind) => (await (fetched ??= fetchMore(kind)))[next++] ?? '',
  };
};

const adapters: Record<CourierPartner, (url: string) => CourierAdapter> = {
  delhivery: (url) =>
    delhivery({
      url,
      token: 'token',
      mode: 'Surface',
      isSimulated: false,
      transport: createTestTransport('delhivery'),
      pool: poolOfFetched,
    }),
  xpressbees: (url) =>
    xpressbees({
      hosts: xpressbeesAt(url),
      credentials: {
        username: 'user',
        password: 'password',
        secretkey: 'secret',
        xbkey: 'key',
        business_account: 'Mitti and Loom',
      },
      transport: createTestTransport('xpressbees'),
      pool: noPool,
    }),
  bluedart: (url) =>
    bluedart({
      url,
      credentials: {
        client_id: 'id',
        client_secret: 'secret',
        login_id: 'BOM00001',
        licence_key: 'key',
        tracking_licence_key: 'key',
        customer_code: '000005',
        origin_area: 'BOM',
      },
      mode: 'Air',
      transport: createTestTransport('bluedart'),
      now: () => new Date('2026-11-27T06:00:00Z'),
    }),
  dtdc: (url) =>
    dtdc({
      hosts: dtdcAt(url),
      credentials: {
        api_key: 'key',
        customer_code: 'GL0001',
        tracking_username: 'GL0001_trk_json',
        tracking_password: 'password',
        instruction_password: 'password',
      },
      mode: 'Surface',
      transport: createTestTransport('dtdc'),
    }),
  ekart: (url) =>
    ekart({
      url,
      credentials: {
        client_id: 'id',
        username: 'user',
        password: 'password',
        seller_gstin: '08ABCDE1234F1Z5',
        goods: 'Pottery',
      },
      service: 'SURFACE',
      transport: createTestTransport('ekart'),
      awbs: {
        keep: () => Promise.resolve(),
        of: () => Promise.resolve(undefined),
        told: () => Promise.resolve(['500999A3408005']),
        forget: () => Promise.resolve(),
      },
      now: () => new Date('2026-11-27T06:00:00Z'),
    }),
};

const argumentOf = ([method, argument]: NonNullable<Sample['ask']>): unknown =>
  method === 'book'
    ? { ...booking, ...(argument as Partial<Booking> | undefined) }
    : method === 'bookTogether'
      ? (argument as Partial<Booking>[]).map((own) => ({ ...booking, ...own }))
      : method === 'requestPickup'
        ? pickup
        : argument;

function samplesOf(partner: CourierPartner): [string, Sample][] {
  const folder = join(import.meta.dirname, partner, 'samples');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample]);
}

describe.each(courierPartners)('what is public of %s', (partner) => {
  test.each(samplesOf(partner))('%s', async (_, sample) => {
    expect(sample.source).not.toBe('');
    expect(sample.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const server = await serve(sample.answers ?? []);
    const adapter = adapters[partner](server.url);
    const { returns, statuses, states } = sample;
    if (returns || statuses) {
      const status = (text: string) => ({ status_type: '', status: text, code: text });
      const found = [
        ...(returns ?? []).map((text) => mapCourierReturnStatus(partner, status(text))),
        ...(statuses ?? []).map((text) => mapCourierStatus(partner, status(text))),
      ];
      expect(found).toEqual(states);
      return;
    }
    const work = async (): Promise<unknown> => {
      if (!sample.ask) return adapter.parseWebhook(JSON.stringify(sample.parse));
      const ask = adapter[sample.ask[0]] as (argument: unknown) => Promise<unknown>;
      return ask.call(adapter, argumentOf(sample.ask));
    };
    if (sample.error !== undefined) {
      await expect(work()).rejects.toThrow(sample.error);
      return;
    }
    const result = await work();
    if (sample.expected === null) expect(result).toBeNull();
    else expect(result).toMatchObject(sample.expected as object);
    for (const field of sample.absent ?? [])
      expect((result as Record<string, unknown>)[field]).toBeUndefined();
    if (sample.sent !== undefined) expect(server.sent()).toMatchObject(sample.sent as object);
    if (sample.query) expect(server.queries[0]).toEqual(sample.query);
    if (sample.pdf !== undefined) {
      const { pdf } = result as { pdf: Uint8Array };
      expect(Buffer.from(pdf).toString('latin1')).toBe(sample.pdf);
    }
    if (sample.calls) expect(server.calls).toEqual(sample.calls);
    if (states)
      expect((result as CourierScan[]).map((scan) => mapCourierStatus(partner, scan))).toEqual(states);
  });
});
