import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { runOrderLifecycle } from '../../../test/orderLifecycle.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

describe.each(oneEngine)('the QR code of a label on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, { PUBLIC_URL: 'https://ship.example.in/' });
  });
  afterAll(() => server.stop());

  async function printedLink(brand: SignedInBrand): Promise<URL> {
    const { order_id } = await runOrderLifecycle(server, brand);
    const { body } = await server.call('GET', `/order/${order_id}/labels`, { token: brand.token });
    return new URL(body.data.labels[0].shipment.tracking_url);
  }

  test('opens the parcel of the right brand when two brands share a name', async () => {
    const first = await server.newBrand('Mitti & Loom');
    const second = await server.newBrand('Mitti & Loom');
    const links = [await printedLink(first), await printedLink(second)];
    for (const [index, brand] of [first, second].entries()) {
      const { origin, pathname } = links[index]!;
      expect(origin).toBe('https://ship.example.in');
      const [, slug, , awb] = pathname.split('/');
      expect(slug).toBe(brand.slug);
      const page = await server.call('GET', `/order-tracking/tracking/${awb}?brand_name=${slug}`);
      expect(page.status).toBe(200);
      expect(page.body.data.brand.slug).toBe(brand.slug);
    }
    expect(links[0]?.pathname).not.toBe(links[1]?.pathname);
  });
});
