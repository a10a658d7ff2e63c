import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';

let server: TestServer;
let brand: SignedInBrand;

beforeAll(async () => {
  server = await startTestServer('pglite');
  brand = await server.newBrand('Bulk');
  await server.call('POST', '/warehouse', { token: brand.token, body: warehouse });
  await server.call('POST', '/settings/sku', { token: brand.token, body: sku });
  await server.call('POST', '/settings/sku/box', {
    token: brand.token,
    body: { name: 'L', package_id: 'L', length: 60, width: 50, height: 40, weight_capacity: 30 },
  });
});
afterAll(() => server.stop());

test('an order of 90,000 units is saved, and asks to be split, while others are answered', async () => {
  const one = orderFor({ phone: '9829010071' });
  const [line] = one.order_details.product_details;
  const large = {
    ...one,
    packed_boxes: [],
    order_details: {
      ...one.order_details,
      product_details: Array.from({ length: 30 }, () => ({ ...line, quantity: 3000 })),
    },
  };
  let answered = 0;
  const state = { isSaved: false };
  const saving = server.call('POST', '/order/manual', { token: brand.token, body: large }).finally(() => {
    state.isSaved = true;
  });
  while (!state.isSaved) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    answered += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { status, body } = await saving;
  expect(status).toBe(200);
  // On the event loop the packer would have let none through.
  expect(answered).toBeGreaterThan(10);
  const read = await server.call('GET', `/order/${body.data.order.id}`, { token: brand.token });
  const { unpackable_items } = read.body.data.order as { unpackable_items: { reason: string }[] };
  expect(unpackable_items.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('Split the order'),
  );
});
