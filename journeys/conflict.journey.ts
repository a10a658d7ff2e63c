import { expect, test } from './test.ts';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

test('two people edit one SKU: the second chooses between both values, and leaving asks first', async ({
  page,
}) => {
  await logIn(page, product);
  const brand = /.*\/brand\/[^/]+/.exec(page.url())?.[0] ?? '';
  const id = await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const response = await fetch('/api/settings/sku/all', { headers });
    return ((await response.json()) as { data: { skus: { id: string }[] } }).data.skus[0]?.id ?? '';
  });
  await page.goto(`${brand}/sku/edit-sku/${id}`);
  const other = await page.context().newPage();
  await other.goto(`${brand}/sku/edit-sku/${id}`);
  await other.getByLabel('Category').first().fill('Stoneware');
  await other.getByLabel('On hand').fill('7');
  await other.getByRole('button', { name: 'Save SKU' }).click();
  await other.getByRole('heading', { name: 'Details' }).waitFor();

  await page.getByLabel('Category').first().fill('Earthenware');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /changed this too/ });
  await expect(dialog.getByRole('radio', { name: /Earthenware/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /^7/ })).toBeChecked();
  await noViolations(page, 'version conflict');
  await dialog.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(page.getByText('Earthenware')).toBeVisible();
  await expect(page.getByText('Stoneware')).toHaveCount(0);
});
