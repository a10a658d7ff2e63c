import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sku, today, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { chooseEncoding, compressResponses } from './compression.ts';
import type { Environment } from './requestLog.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('for Accept-Encoding %s the encoding is %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

describe('compression', () => {
  const long = 'खेप '.repeat(2000);
  const app = new Hono<Environment>();
  app.use(compressResponses());
  app.on(['GET', 'POST'], '/json', (context) => context.json({ long }));
  app.get('/short', (context) => context.json({ ok: true }));
  app.get('/file', (context) => context.body(long, 200, { 'content-type': 'application/pdf' }));
  app.get('/encoded', (context) =>
    context.body(long, 200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }),
  );
  app.get('/events', (context) => context.body(long, 200, { 'content-type': 'text/event-stream' }));
  const call = (path: string, method = 'GET', accepted = 'gzip') =>
    app.request(path, { method, headers: { 'accept-encoding': accepted } });

  test('compresses long JSON with gzip and Brotli and sets Vary', async () => {
    const gzipped = await call('/json');
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect(gzipped.headers.get('vary')).toContain('Accept-Encoding');
    const body = Buffer.from(await gzipped.arrayBuffer());
    expect(gzipped.headers.get('content-length')).toBe(String(body.length));
    expect(JSON.parse(gunzipSync(body).toString())).toEqual({ long });
    const brotli = await call('/json', 'GET', 'br');
    expect(JSON.parse(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString())).toEqual({
      long,
    });
  });

  test.each(['/short', '/file', '/events'])('does not compress %s', async (path) => {
    expect((await call(path)).headers.has('content-encoding')).toBe(false);
  });

  test("doesn't compress twice, nor responses to unsafe methods, which may contain a token", async () => {
    expect((await (await call('/encoded')).text()).length).toBe(long.length);
    expect((await call('/json', 'POST')).headers.has('content-encoding')).toBe(false);
    expect((await call('/json', 'GET', 'identity')).headers.has('content-encoding')).toBe(false);
  });
});

describe('the server', () => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer('pglite');
    brand = await server.newBrand('Compressed');
  });
  afterAll(() => server.stop());

  const sizes = async (path: string) => {
    const size = async (accepted: string) => {
      const response = await fetch(`${server.url}${path}`, {
        headers: { authorization: `Bearer ${brand.token}`, 'accept-encoding': accepted },
      });
      expect(response.status, `${path}; 503 means: npm run build first`).toBeLessThan(500);
      // The client has unpacked the body: only the header has the size that was sent.
      return {
        sent: Number(response.headers.get('content-length')),
        body: Buffer.byteLength(await response.text()),
      };
    };
    return { plain: (await size('identity')).body, packed: (await size('br')).sent };
  };

  test('sends a list of 50 orders in less than a fifth of its size', async () => {
    const as = (body: unknown) => ({ token: brand.token, body });
    await server.call('POST', '/warehouse', as(warehouse));
    await server.call('POST', '/settings/sku', as(sku));
    const heading =
      'order_id,order_date,payment_mode,buyer_name,buyer_phone,address,city,state,pincode,sku_id,quantity,unit_price';
    const rows = Array.from(
      { length: 50 },
      (_, index) =>
        `P-${index},${today(server)},cod,Buyer ${index},98290${String(10_051 + index * 37)},"${index} Green Meadows",Bengaluru,Karnataka,560034,TP-S-01,2,825`,
    );
    const form = new FormData();
    form.append('file', new File([[heading, ...rows].join('\r\n')], 'orders.csv'));
    const imported = await server.call('POST', '/order/bulk-manual', as(form));
    expect(imported.status, JSON.stringify(imported.body)).toBe(200);
    // The first rows are imported at once, the others by a job.
    const list = () => server.call('GET', '/order/all?page_size=50', { token: brand.token });
    await expect.poll(async () => (await list()).body.orders.length, { timeout: 120_000 }).toBe(50);
    const { plain, packed } = await sizes('/api/order/all?page_size=50');
    expect(plain).toBeGreaterThan(20_000);
    expect(packed).toBeLessThan(plain / 5);
  });

  test('sends the tracking page and the API description compressed', async () => {
    for (const path of ['/compressed/track/none', '/docs/api/openapi.json']) {
      const { plain, packed } = await sizes(path);
      expect(packed, path).toBeGreaterThan(0);
      expect(packed, path).toBeLessThan(plain / 2);
    }
  });
});
