import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { CourierUnavailable } from '../port.ts';
import type { Booking } from '../port.ts';
import { createTestTransport } from '../transport/testTransport.ts';
import { delhivery } from './adapter.ts';

const party = {
  name: 'Jaipur studio',
  phone: '9829012345',
  address: 'Plot 42',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302017',
};
const booking: Booking = {
  reference: 'KH-1-1-1abcde',
  order_number: 'KH-1',
  to: { ...party, name: 'Ananya', city: 'Bengaluru', pincode: '560034' },
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
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function courier(app: Hono, bookingTimeoutMs = 2000) {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as { port: number };
  return delhivery({
    url: `http://127.0.0.1:${port}`,
    token: 'secret-token',
    mode: 'Surface',
    isSimulated: false,
    transport: createTestTransport('delhivery'),
    bookingTimeoutMs,
  });
}

describe('the Delhivery adapter', () => {
  test('books with a form of format and data, in grams and rupees', async () => {
    let sent: Record<string, unknown> = {};
    let token: string | undefined;
    const app = new Hono();
    app.post('/api/cmu/create.json', async (context) => {
      const form = await context.req.parseBody();
      sent = JSON.parse(typeof form['data'] === 'string' ? form['data'] : '');
      token = context.req.header('Authorization');
      return context.json({
        packages: [{ waybill: '14901', status: 'Success', sort_code: 'BLR/A1', remarks: [''] }],
      });
    });
    expect(await (await courier(app)).book(booking)).toEqual({
      booked: true,
      awb: '14901',
      routing_code: 'BLR/A1',
    });
    expect(token).toBe('Token secret-token');
    expect(sent).toMatchObject({
      pickup_location: { name: 'whs_1' },
      shipments: [
        {
          order: booking.reference,
          payment_mode: 'COD',
          cod_amount: 2499,
          weight: 1200,
          shipping_mode: 'Surface',
          pin: '560034',
        },
      ],
    });
  });

  test('does not book twice when the answer is lost: it asks by the reference', async () => {
    let bookings = 0;
    const app = new Hono();
    app.post('/api/cmu/create.json', async () => {
      bookings += 1;
      // Longer than the limit below, in which a busy machine has to begin it.
      await new Promise((resolve) => setTimeout(resolve, 8000));
      return new Response('{}');
    });
    app.get('/api/v1/packages/json/', (context) =>
      context.json({
        ShipmentData:
          bookings > 0
            ? [
                {
                  Shipment: {
                    AWB: '14902',
                    ReferenceNo: context.req.query('ref_ids'),
                    SortCode: 'X',
                    Scans: [],
                  },
                },
              ]
            : [],
      }),
    );
    expect(await (await courier(app, 3000)).book(booking)).toEqual({
      booked: true,
      awb: '14902',
      routing_code: 'X',
    });
    expect(bookings).toBe(1);
  });

  test('reports the courier as unavailable if a lost booking was never made', async () => {
    const app = new Hono();
    app.post('/api/cmu/create.json', () => new Response('busy', { status: 503 }));
    app.get('/api/v1/packages/json/', (context) => context.json({ ShipmentData: [] }));
    await expect((await courier(app)).book(booking)).rejects.toThrow(CourierUnavailable);
  });

  test('repeats what may be repeated, and passes a refusal on in the courier’s words', async () => {
    let asked = 0;
    const app = new Hono();
    app.get('/c/api/pin-codes/json/', (context) => {
      asked += 1;
      if (asked < 3) return context.text('busy', 502);
      return context.json({
        delivery_codes: [
          {
            postal_code: {
              pin: 560034,
              cod: 'Y',
              pre_paid: 'Y',
              pickup: 'Y',
              is_oda: 'N',
              sort_code: 'BLR',
              max_amount: 50000,
              max_weight: 0,
              remarks: '',
            },
          },
        ],
      });
    });
    app.post('/api/cmu/create.json', (context) =>
      context.json({ packages: [{ waybill: '', status: 'Fail', remarks: ['pin is not serviceable'] }] }),
    );
    const adapter = await courier(app);
    expect(await adapter.serviceability('560034')).toMatchObject({
      cod: true,
      oda: false,
      max_cod_paise: 5_000_000,
      max_weight_g: 0,
    });
    expect(await adapter.book(booking)).toEqual({ booked: false, reason: 'pin is not serviceable' });
  });

  test('reads times as India’s and an empty pincode answer as not served', async () => {
    const app = new Hono();
    app.get('/c/api/pin-codes/json/', (context) => context.json({ delivery_codes: [] }));
    app.get('/api/v1/packages/json/', (context) =>
      context.json({
        ShipmentData: [
          {
            Shipment: {
              AWB: '1',
              Scans: [
                {
                  ScanDetail: {
                    Scan: 'Delivered',
                    ScanType: 'DL',
                    StatusCode: 'EOD-38',
                    ScanDateTime: '2026-11-21T16:25:00.120',
                    ScannedLocation: 'Pune_D',
                    Instructions: 'Done',
                  },
                },
              ],
            },
          },
        ],
      }),
    );
    const adapter = await courier(app);
    expect(await adapter.serviceability('999999')).toBeNull();
    expect((await adapter.track(['1']))[0]?.event_time).toBe('2026-11-21T10:55:00.120Z');
  });

  describe('a proof of delivery', () => {
    const documents = (urls: (base: string) => Record<string, string[]>) => {
      const tokens: [string, string | undefined][] = [];
      const app = new Hono();
      app.use('*', async (context, next) => {
        tokens.push([context.req.path, context.req.header('Authorization')]);
        await next();
      });
      app.get('/api/rest/fetch/pkg/document/', (context) => {
        const type = context.req.query('doc_type') ?? '';
        const found = urls(new URL(context.req.url).origin)[type];
        // Its 404 is a text in place of an object.
        return found
          ? context.json({ success: true, message: '', data: { [type]: found } })
          : context.json('There has been an error', 404);
      });
      app.get('/signature.png', (context) => context.body(new Uint8Array([1, 2, 3])));
      app.get('/large.png', (context) => context.body(new Uint8Array(11 * 1024 * 1024)));
      app.get('/moved.png', (context) => context.redirect('/signature.png'));
      return { app, tokens };
    };

    test('is the signature where there is no signed sheet, downloaded without the token', async () => {
      const { app, tokens } = documents((base) => ({ SIGNATURE_URL: [`${base}/signature.png?token=t`] }));
      const adapter = await courier(app);
      expect(await adapter.fetchDeliveryProof('1490')).toEqual({
        state: 'found',
        files: [Buffer.from([1, 2, 3])],
      });
      expect(tokens.at(0)?.[1]).toBe('Token secret-token');
      expect(tokens.at(-1)).toEqual(['/signature.png', undefined]);
    });

    test('is missing without a document', async () => {
      const { app } = documents(() => ({}));
      expect(await (await courier(app)).fetchDeliveryProof('1490')).toEqual({
        state: 'missing',
        reason: 'Delhivery has no proof of delivery for this AWB.',
      });
    });

    test.each([
      ['another host', () => 'http://127.0.0.1:1/signature.png', /unknown host/],
      ['a name that only looks like theirs', () => 'https://delhivery.com.test/a.png', /unknown host/],
      ['a redirect', (base: string) => `${base}/moved.png`, /could not be reached/],
      ['a file above 10 MB', (base: string) => `${base}/large.png`, /unexpected response/],
    ])('is not downloaded from %s', async (_, address, message) => {
      const { app } = documents((base) => ({ EPOD: [address(base)] }));
      await expect((await courier(app)).fetchDeliveryProof('1490')).rejects.toThrow(message);
    });
  });
});
