import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** The built screens that need no id in their address, read from the console's own table. */
function builtPaths(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../apps/console/src/routes.ts'), 'utf8');
  const entries = table.split(/\n {2}\{\n/).slice(1);
  return entries
    .filter((entry) => entry.includes('built: true'))
    .map((entry) => entry.match(/path: '([^']+)'/)?.[1] ?? '')
    .filter((path) => path.startsWith('/brand/{brand_id}') && !path.replace('{brand_id}', '').includes('{'));
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test('every built screen of the demo brand is free of axe violations and of sideways scrolling', async ({
  page,
}) => {
  await page.goto(product.url);
  await page.getByLabel('Email or phone').fill('ritika@mittiandloom.in');
  await page.getByLabel('Password', { exact: true }).fill('khep-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/brand\//);
  const brand = /\/brand\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const paths = builtPaths();
  expect(paths.length).toBeGreaterThan(12);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(product.url + path.replace('{brand_id}', brand));
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      const where = `${path} at ${size.width}`;
      // 320 px differs from 390 in layout only: the rules of axe are asked once for phones.
      if (size.width !== 320) {
        const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
        found.push(
          ...violations.map(
            ({ id, nodes }) => `${where}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          ),
        );
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`${where}: ${overflow} px wider than the window`);
    }
  }
  expect(found).toEqual([]);
});
