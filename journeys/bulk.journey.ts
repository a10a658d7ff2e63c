import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const heading =
  'order_id,order_date,channel_id,payment_mode,buyer_name,buyer_phone,address,city,state,pincode,sku_id,quantity,unit_price';
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
/** A line of the file; cash is collected on every second order. */
const line = (number: number, pincode: string) =>
  `FAIR-${number},${today},manual,${number % 2 ? 'prepaid' : 'cod'},Meera Nair,9845012345,"12, MG Road",Bengaluru,Karnataka,${pincode},TP-S-01,1,825`;
const file = (lines: readonly string[]) => ({
  name: 'fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([heading, ...lines].join('\n')),
});

/** Ticks the twelve orders of the file, once the list shows no other. */
async function selectFair(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' }).fill('FAIR-');
  const grid = page.getByRole('grid', { name: 'New orders' });
  await expect(grid.getByRole('row')).toHaveCount(13);
  await grid.getByRole('checkbox', { name: /Select all/ }).click();
  await expect(page.getByText('12 selected')).toBeVisible();
}

test('imports orders from a file, reports its invalid row, and allocates couriers by rules', async ({
  page,
}) => {
  await logIn(page, product);
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, '$1/oms/new-orders'));

  await test.step('imports twelve orders; the one with a wrong PIN code comes back', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import orders' });
    const lines = Array.from({ length: 12 }, (_, index) => line(index + 1, '560038'));
    await dialog.locator('input[type=file]').setInputFiles(file([...lines, line(13, '000000')]));
    await expect(dialog).toContainText('12 orders added, 1 row rejected');
    await expect(dialog).toContainText('pincode');
    await noViolations(page, 'import');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('packs them in the boxes suggested', async () => {
    await selectFair(page);
    await page.getByRole('button', { name: 'Suggest boxes' }).click();
    await page.getByRole('button', { name: 'Confirm 12 orders and allocate' }).click();
    await page.getByRole('heading', { name: 'Allocate couriers' }).waitFor();
  });

  await test.step('gives each a courier by the rules, while one does other things', async () => {
    await page.getByRole('link', { name: /^New \d/ }).click();
    await selectFair(page);
    await page.getByRole('button', { name: 'Allocate by rules' }).click();
    await expect(page.getByText('12 selected')).toHaveCount(0);
    await page.getByRole('link', { name: /^Ready to ship/ }).click();
    const tray = page.locator('[data-component=JobTray]');
    await expect(tray).toContainText('Couriers for 12 orders');
    await page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' }).fill('FAIR-');
    await expect(page.getByRole('grid').getByRole('row', { name: /FAIR-/ })).toHaveCount(12);
    await noViolations(page, 'ready to ship, with the tray');
  });
});

test('imports SKUs from a file: updates, creates, and returns the rejected row', async ({ page }) => {
  await logIn(page, product);
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, '$1/sku/sku-package'));
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import SKUs' });
  const rows = [
    'sku_id,sku_name,actual_weight,sku_length,sku_width,sku_height,unit_price',
    'TP-S-01,,,,,,875',
    'BR-T-01,Brass tray,640,30,20,4,1250',
    'BR-T-02,Brass tray large,heavy,30,20,4,1950',
  ];
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'skus.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(dialog).toContainText('1 SKU added, 1 updated, 1 row rejected');
  await expect(dialog).toContainText('actual_weight');
  await noViolations(page, 'import of SKUs');
  const [toCorrect] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download rows to correct' }).click(),
  ]);
  expect(await readFile(await toCorrect.path(), 'utf8')).toContain(
    'BR-T-02,Brass tray large,heavy,30,20,4,1950,"actual_weight: ',
  );
  await dialog.getByRole('textbox', { name: 'actual_weight of row 4' }).fill('910');
  await dialog.getByRole('button', { name: 'Import corrected rows' }).click();
  await expect(dialog).toContainText('1 SKU added');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const grid = page.getByRole('grid', { name: 'SKUs' });
  await expect(grid.getByRole('row', { name: /Brass tray/ })).toHaveCount(2);
  await expect(grid.getByRole('row', { name: /TP-S-01/ })).toContainText('875');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('skus.csv');
});
