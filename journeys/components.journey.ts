import { expect, test } from './test.ts';
import { noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct(['--empty']);
});
test.afterAll(async () => product.stop());

test('finds a component by its purpose without a log-in, uses it, and copies its code', async ({ page }) => {
  await page.goto(`${product.url}/components`);
  await page.getByRole('searchbox', { name: 'Search components' }).fill('choosing one of a few');
  const list = page.getByRole('navigation', { name: 'Components' });
  await list.getByRole('link', { name: 'Select', exact: true }).click();
  await expect(page).toHaveURL(/component=kit%2Fselect/);
  const story = page.getByRole('region', { name: 'By mouse' });
  await story.getByRole('button', { name: /Ship from/ }).click();
  await page.getByRole('option', { name: /Surat/ }).click();
  await expect(story.getByRole('button', { name: /Ship from/ })).toContainText('Surat');
  await expect(story.getByLabel('Code of By mouse')).toContainText('<Select');
  await expect(page.getByRole('table', { name: 'Props of Select' })).toContainText('placeholder');
  await noViolations(page, 'components');
});

test('lists a component once, with its docs under its name and a link to log in', async ({ page }) => {
  await page.goto(`${product.url}/components`);
  const list = page.getByRole('navigation', { name: 'Components' });
  await list.getByRole('link', { name: 'ConfirmDialog', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Requirements' })).toContainText('covered by a test');
  await page.getByRole('searchbox', { name: 'Search components' }).fill('infinite scroll');
  await expect(list.getByRole('link')).toHaveText(['DataGrid']);
  await expect(page.getByRole('heading', { level: 3, name: 'Bulk actions' })).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /Log in/ })).toBeVisible();
});

test('has no horizontal scroll on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${product.url}/components?component=kit%2Fbutton`);
  await page.getByRole('heading', { level: 2, name: 'Button' }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
