import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { calls } from '@khep/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { signNdrLink } from '../../aftercare/ndr/link.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

const invoices = `/api${calls.invoice.upload.path.replace('{courier_id}', '1')}`;
const form = 'application/x-www-form-urlencoded';

describe.each(oneEngine)('a body that never ends, on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  beforeAll(async () => {
    server = await startTestServer(engine);
    brand = await server.newBrand('Limits');
  });
  afterAll(() => server.stop());

  /** Sends the start of a chunked body and keeps the connection open. `answer` is the status, 0 if there is none. */
  function begin(path: string, headers: Record<string, string>, bytes = 16_384) {
    const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const lines = Object.entries({
      host: 'localhost',
      'transfer-encoding': 'chunked',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(`${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`);
    const answer = new Promise<number>((resolve) => {
      socket.once('data', (data) => resolve(Number(data.toString().slice(9, 12))));
      socket.once('error', () => resolve(0)).once('close', () => resolve(0));
    });
    return { answer, stop: () => socket.destroy() };
  }

  test('of an upload is not read for a client without a session', async () => {
    const upload = begin(invoices, { 'content-type': 'multipart/form-data; boundary=b' });
    expect(await upload.answer).toBe(401);
    upload.stop();
  });

  test.each([
    ['of the search form', () => `/${brand.slug}/track`],
    ['of the form for a code', () => `/${brand.slug}/track/1/code`],
    [
      'of the answer to a failed delivery',
      () =>
        `/d/${signNdrLink(server.services, { brand_id: brand.brand_id, shipment_id: 'shp_1', attempt: 1 }, server.clock.now())}`,
    ],
  ])('%s is refused at its first bytes too many', async (_, path) => {
    const sent = begin(path(), { 'content-type': form });
    expect([403, 404, 503]).toContain(await sent.answer);
    sent.stop();
  });

  test("keeps only a brand's own uploads waiting, and only until it ends", async () => {
    const other = await server.newBrand('Other limits');
    const headers = ({ token }: SignedInBrand) => ({
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
    });
    const open = [begin(invoices, headers(brand)), begin(invoices, headers(brand))];
    const upload = async ({ token }: SignedInBrand) => {
      const body = new FormData();
      body.append('file', new File(['awb,total\n'], 'invoice.csv'));
      return (await server.call('POST', invoices.slice('/api'.length), { token, body })).status;
    };
    // The two above are being read once another brand is answered.
    await upload(other);
    let waited: number | undefined;
    const third = upload(brand).then((status) => (waited = status));
    await upload(other);
    expect(waited).toBeUndefined();
    open[0]?.stop();
    expect(await third).toBe(200);
    open[1]?.stop();
  });
});
