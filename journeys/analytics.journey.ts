import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const brandOf = (page: Page) => page.url().replace(/(\/brand\/[^/]+).*/, '$1');
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Checks that the open list has as many things as a number says, each with its order, and closes it. */
async function expectListed(page: Page, name: string | RegExp, count: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name });
  await expect(
    drawer.getByText(new RegExp(`^[\\d,]+ of ${Number(count).toLocaleString('en-IN')}$`)),
  ).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^Open order / }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

/** Moves to a mark of a chart by keyboard, and opens it. Returns the value that it shows. */
async function openMark(page: Page, chart: RegExp, keys: readonly string[]): Promise<string> {
  const plot = page.getByRole('application', { name: chart });
  await plot.focus();
  for (const key of keys) await page.keyboard.press(key);
  const value = (await plot.locator('[data-part="tip"]').innerText()).split('\n').at(-1) ?? '';
  await page.keyboard.press('Enter');
  return digits(value);
}

test('numbers of analytics open the orders behind them', async ({ page }) => {
  await logIn(page, product);
  const brand = brandOf(page);

  await test.step('a card and a point of a series, with the filters of the page', async () => {
    await page.goto(`${brand}/analytics/rto?paymentMode=cod`);
    const card = page
      .getByRole('region', { name: 'Key numbers' })
      .getByRole('link', { name: /^RTO\b/ })
      .first();
    const count = digits((await card.textContent()) ?? '');
    await card.click();
    await expectListed(page, 'RTO', count);
    await expect(page).toHaveURL(/paymentMode=cod/);
    const delivered = await openMark(page, /^Delivered and RTO/, ['End', 'ArrowDown']);
    await expectListed(page, /^Delivered, \d/, delivered);
  });

  await test.step('a state of the map', async () => {
    await page.goto(`${brand}/analytics/overview`);
    await expectListed(page, 'Shipments', await openMark(page, /^Shipments by state/, ['ArrowRight']));
  });

  await test.step('a row of a table, on the pages that no other journey opens', async () => {
    for (const [path, table, list] of [
      ['track-shipment', 'Couriers', /^Shipments/],
      ['ndr', 'Prepaid and COD', /^Failed deliveries/],
      ['returns', 'Status', /^Returns/],
    ] as const) {
      await page.goto(`${brand}/analytics/${path}`);
      const figure = page
        .getByRole('table', { name: `${table}, table` })
        .getByRole('link', { name: /show what it counts$/ })
        .first();
      const count = digits(/^[\d,]*\d/.exec(await figure.innerText())?.[0] ?? '');
      await figure.focus();
      await page.keyboard.press('Enter');
      await expectListed(page, list, count);
    }
  });

  await test.step('a cell of a matrix', async () => {
    await page.goto(`${brand}/analytics/carrier-partners`);
    await expectListed(page, 'Shipments', await openMark(page, /^Status now/, ['ArrowRight']));
  });
});

test('a page shows its earlier numbers, and its address opens them again', async ({ page }) => {
  await logIn(page, product);
  const brand = brandOf(page);
  await page.goto(`${brand}/analytics/orders?state=Karnataka`);
  await page.getByRole('button', { name: 'Earlier numbers' }).click();
  const drawer = page.getByRole('dialog', { name: 'Orders: earlier numbers' });
  await expect(
    drawer.getByText(/^Nothing is remembered of this day|^Then and now|^Number$/).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/state=Karnataka&known=latest$/);
  await noViolations(page, 'Earlier numbers');
  await page.reload();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/analytics\/orders\?state=Karnataka$/);
});
