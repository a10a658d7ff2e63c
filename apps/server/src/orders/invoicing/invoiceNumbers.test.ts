import { financialYear, istDay } from '@khep/domain/days';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneEngine } from '../../../test/engines.ts';
import { startTestServer } from '../../../test/server.ts';
import type { SignedInBrand, TestServer } from '../../../test/server.ts';
import { orderFor, sku, warehouse } from '../../../test/fixtures.ts';

describe.each(oneEngine)('numbers of invoices on %s', (engine) => {
  let server: TestServer;
  let brand: SignedInBrand;
  let made = 0;
  const call = (method: string, path: string, body?: unknown) =>
    server.call(method, path, { token: brand.token, body });
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  beforeEach(async () => {
    made += 1;
    brand = await server.newBrand(`Numbered ${made}`);
    await call('POST', '/warehouse', warehouse);
    await call('POST', '/settings/sku', sku);
  });
  afterAll(() => server.stop());

  const newOrder = async (): Promise<string> =>
    (await call('POST', '/order/manual', orderFor({ phone: '9829010031' }))).body.data.order.id;
  const print = (...order_ids: string[]) => call('POST', '/order/processor/invoice', { order_ids });
  const numbers = async () => {
    const rows = await server.db
      .selectFrom('invoices')
      .select(['order_id', 'invoice_number'])
      .where('brand_id', '=', brand.brand_id)
      .execute();
    return new Map(rows.map((row) => [row.order_id, row.invoice_number]));
  };
  const year = () => financialYear(istDay(server.clock.now()));

  test("follow the brand's series from its start number and stay with their order", async () => {
    await call('POST', '/preferences/invoice_preference', {
      preferences: { invoice_prefix: 'ML', invoice_series_start: 480 },
    });
    const [one, two] = [await newOrder(), await newOrder()];
    expect((await print(one)).status).toBe(200);
    expect((await print(one, two)).status).toBe(200);
    expect(await numbers()).toEqual(
      new Map([
        [one, `ML/${year()}/480`],
        [two, `ML/${year()}/481`],
      ]),
    );
  });

  test('have no gaps or duplicates under concurrent printing', async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, newOrder));
    const prints = Array.from({ length: 36 }, (_, n) => print(orders[n % 24]!, orders[(n * 7) % 24]!));
    expect(new Set((await Promise.all(prints)).map(({ status }) => status))).toEqual(new Set([200]));
    const taken = [...(await numbers()).values()].map((number) => Number(number.split('/').at(-1)));
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
  });

  test('restart with the financial year', async () => {
    await print(await newOrder());
    const before = year();
    server.clock.pass(366 * 86_400_000);
    ({ token: brand.token } = (
      await server.call('POST', '/auth/login', { form: { username: brand.email, password: brand.password } })
    ).body.data);
    const order = await newOrder();
    await print(order);
    expect(year()).not.toBe(before);
    expect((await numbers()).get(order)).toBe(`${year()}/1`);
  });

  test('are never longer than the law allows', async () => {
    await call('POST', '/preferences/invoice_preference', {
      preferences: { invoice_prefix: 'MITTI-', invoice_series_start: 123_456 },
    });
    const order = await newOrder();
    await print(order);
    const number = (await numbers()).get(order)!;
    expect(number).toBe(`MITTI-${year().replace('-', '')}123456`);
    expect(number.length).toBeLessThanOrEqual(16);
  });

  test('are not spent on a cancelled order, nor on one that fails', async () => {
    const [good, gone] = [await newOrder(), await newOrder()];
    await call('POST', '/order/processor/bulk/cancel', { order_ids: [gone] });
    expect((await print(good, gone)).status).toBe(409);
    expect(await numbers()).toEqual(new Map());
    await print(good);
    expect([...(await numbers()).values()]).toEqual([`${year()}/1`]);
  });
});
