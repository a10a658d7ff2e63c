import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { logIn, violationsOf } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** The built private screens, read from the console's own table. */
function builtPaths(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../apps/console/src/routes.ts'), 'utf8');
  const entries = table.split(/\n {2}\{\n/).slice(1);
  return entries
    .filter((entry) => entry.includes('built: true'))
    .map((entry) => entry.match(/path: '([^']+)'/)?.[1] ?? '')
    .filter((path) => path.startsWith('/brand/{brand_id}'));
}

/** Asks the API as the page does. */
const ask = (page: Page, path: string): Promise<Record<string, unknown>> =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('token') ?? '';
    const answer = await fetch(`/api${address}`, { headers: { Authorization: `Bearer ${token}` } });
    return (await answer.json()) as Record<string, unknown>;
  }, path);

/** A phone and a desktop have rules of axe that differ; 320 px differs from 390 px in layout only. */
const sizes = [
  { width: 1440, height: 900, hasAxe: true },
  { width: 390, height: 844, hasAxe: true },
  { width: 320, height: 640, hasAxe: false },
];

/** An id of the demo brand for each place of an address. */
async function exampleIds(page: Page): Promise<(path: string) => string> {
  const orders = (await ask(page, '/order/all?tab=new&page_size=5')) as { orders: { id: string }[] };
  const skus = (await ask(page, '/settings/sku/all')) as { data: { skus: { id: string }[] } };
  const warehouses = (await ask(page, '/warehouse?page_size=5')) as {
    data: { warehouses: { id: string }[] };
  };
  const manifests = (await ask(page, '/order/manifests')) as { data: { manifests: { id: string }[] } };
  const cases = (await ask(page, '/ndr/?status=response-needed')) as {
    data?: { cases?: { dv_order_id: string }[] };
  };
  const order = orders.orders[0]?.id ?? '';
  return (path) =>
    path
      .replace(/\{(orderId|duplicateOrderId)\}/, order)
      .replace('sku/edit-sku/{id}', `sku/edit-sku/${skus.data.skus[0]?.id}`)
      .replace('{skuId}', skus.data.skus[0]?.id ?? '')
      .replace('manifest-details/{id}', `manifest-details/${manifests.data.manifests[0]?.id}`)
      .replace('integration/courier/{id}', 'integration/courier/1')
      .replace('payment-partner/{id}', 'payment-partner/razorpay')
      .replace('telephony/{id}', 'telephony/exotel')
      // Without a failed delivery the screen says that there is no such case.
      .replace('escalate/{id}', `escalate/${cases.data?.cases?.[0]?.dv_order_id ?? 'none'}`)
      .replace('warehouse/edit/{id}', `warehouse/edit/${warehouses.data.warehouses[0]?.id}`);
}

/** Returns what is wrong with the open page at one size. */
async function findProblems(page: Page, { hasAxe, ...size }: (typeof sizes)[number]): Promise<string[]> {
  await page.setViewportSize(size);
  // Layout follows media queries in the same frame, and React's answer to them in the next.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const found = hasAxe ? await violationsOf(page) : [];
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (overflow > 0) found.push(`${overflow} px wider than the window`);
  return found.map((line) => `at ${size.width} px: ${line}`);
}

// Each half has a server and a browser of its own, so that two cores share the screens.
for (const half of [0, 1]) {
  test(`every screen of the demo brand has no axe violations and no horizontal scroll, part ${half + 1} of 2`, async ({
    page,
  }) => {
    await logIn(page, product);
    const brand = /\/brand\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const fill = await exampleIds(page);
    const paths = builtPaths().map((path) => fill(path.replace('{brand_id}', brand)));
    expect(paths.filter((path) => /[{]|undefined/.test(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
    const found: string[] = [];
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize(sizes[0]);
      await page.goto(product.url + path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const size of sizes)
        found.push(...(await findProblems(page, size)).map((line) => `${path} ${line}`));
    }
    expect(found).toEqual([]);
  });
}
