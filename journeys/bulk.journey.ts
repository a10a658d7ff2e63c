import { istDay } from '../packages/domain/src/days/index.ts';
import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { send } from './courierScans.ts';
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
const today = istDay(new Date());
/** A line of the file; cash is collected on every second order. */
const line = (number: number, pincode: string) =>
  `FAIR-${number},${today},manual,${number % 2 ? 'prepaid' : 'cod'},Meera Nair,9845012345,"12, MG Road",Bengaluru,Karnataka,${pincode},TP-S-01,1,825`;
const file = (lines: readonly string[]) => ({
  name: 'fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([heading, ...lines].join('\n')),
});

/** Searches the orders of the file, until the list shows no other. */
async function searchFair(page: Page, count: number): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' }).fill('FAIR-');
  const grid = page.getByRole('grid', { name: /orders/i });
  // The heading is a row, too.
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1));
  return grid;
}

/** Ticks the orders of the file. */
async function selectFair(page: Page, count: number): Promise<void> {
  const grid = await searchFair(page, count);
  await grid.getByRole('checkbox', { name: /Select all/ }).click();
  await expect(page.getByText(`${count} selected`)).toBeVisible();
}

test('imports orders from a file, reports its invalid row, and allocates couriers by rules', async ({
  page,
}) => {
  await logIn(page, product);
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, '$1/oms/new-orders'));

  await test.step('imports thirty orders; the one with a wrong PIN code comes back', async () => {
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import orders' });
    const lines = Array.from({ length: 30 }, (_, index) => line(index + 1, '560038'));
    await dialog.locator('input[type=file]').setInputFiles(file([...lines, line(31, '000000')]));
    await expect(dialog).toContainText('30 orders added, 1 row rejected');
    await expect(dialog).toContainText('PIN code');
    await noViolations(page, 'import');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('packs thirty orders in the boxes suggested, after opening one of them', async () => {
    await selectFair(page, 30);
    await page.getByRole('button', { name: 'Suggest boxes' }).click();
    const orders = page.getByRole('grid', { name: 'Orders to pack' });
    await expect(orders).toHaveAttribute('aria-rowcount', '31');
    await noViolations(page, 'package box details');
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: /^FAIR-/ })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm 30 orders and allocate' }).click();
    await page.getByRole('heading', { name: 'Allocate couriers' }).waitFor();
    await expect(page.getByRole('grid', { name: 'Couriers of 30 orders' })).toBeVisible();
  });

  await test.step('chooses the courier of one order by keyboard; the plan decides the others', async () => {
    await page.getByRole('link', { name: /^New \d/ }).click();
    const list = await searchFair(page, 30);
    for (const index of [1, 2, 3]) await list.getByRole('row').nth(index).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Allocate couriers' }).click();
    const grid = page.getByRole('grid', { name: 'Couriers of 3 orders' });
    await expect(grid.getByRole('row', { name: /FAIR-/ })).toHaveCount(3);
    await noViolations(page, 'allocate');
    // The first press shows where the keys are, the second moves.
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(grid.getByRole('row', { name: /FAIR-/ }).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('radio')).not.toHaveCount(0);
    await noViolations(page, 'allocate, with an open order');
    await page.keyboard.press('1');
    const chosen = grid.getByText('Chosen by you');
    // The cheapest may be the recommended one, which is no choice.
    if ((await chosen.count()) === 0) await page.keyboard.press('2');
    await expect(chosen).toHaveCount(1);
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.url().endsWith('/api/allocation/bulk/assign')),
      page.keyboard.press('Control+Enter'),
    ]);
    const { allocations } = request.postDataJSON() as { allocations: { courier_id?: number }[] };
    expect(allocations.map(({ courier_id }) => courier_id !== undefined)).toEqual([false, true, false]);
    await expect(page.getByText('Courier Partner Allocated Successfully').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '3 orders allocated' })).toBeVisible();
  });

  await test.step('gives the others a courier by the rules, while one does other things', async () => {
    await page.getByRole('link', { name: /^New \d/ }).click();
    await selectFair(page, 27);
    await page.getByRole('button', { name: 'Allocate by rules' }).click();
    const preview = page.getByRole('dialog', { name: 'Allocate by rules' });
    await expect(preview.getByRole('table', { name: 'Orders by courier' })).toContainText('27');
    await noViolations(page, 'preview of the rules');
    await preview.getByRole('button', { name: 'Allocate 27 orders' }).click();
    await expect(page.getByText('27 selected')).toHaveCount(0);
    await page.getByRole('link', { name: /^Ready to ship/ }).click();
    const tray = page.locator('[data-component=JobTray]');
    await expect(tray).toContainText('Couriers for 27 orders');
    await searchFair(page, 30);
    await noViolations(page, 'ready to ship, with the tray');
  });
});

/** How often a person pressed the mouse on the page since it was loaded. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number };
    counted.clicks = 0;
    // Keys and scripts also activate, without a count of presses.
    addEventListener('click', ({ detail }) => (counted.clicks += detail > 0 ? 1 : 0), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
}

test('200 orders with 15 bad rows are all imported in one round of corrections, within 20 clicks', async ({
  page,
}) => {
  await logIn(page, product);
  // The others have fewer than 200 units.
  await send(page, product, '/settings/sku', {
    sku_id: 'MELA-CUP',
    sku_name: 'Fair cup',
    sku_quantity: 500,
    actual_weight: 300,
    sku_length: 10,
    sku_width: 10,
    sku_height: 10,
    unit_price: 825,
  });
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, '$1/oms/new-orders'));
  const open = page.getByRole('button', { name: 'Import' });
  await open.waitFor();
  const clicks = await countClicks(page);
  // Two systematic faults, two PIN codes typed wrong, and two rows with two problems each.
  const row = (number: number): string => {
    const good = line(number, '560038').replace('FAIR-', 'MELA-').replace('TP-S-01', 'MELA-CUP');
    if (number % 30 === 7) return good.replace('MELA-CUP', 'CUP');
    if (number % 60 === 20) return good.replace(/,(?:cod|prepaid),/, ',on account,');
    if (number === 33 || number === 34) return good.replace('560038', `0000${number}`);
    if (number === 101 || number === 102)
      return good.replace('9845012345', '98450').replace(/,1,825$/, ',many,825');
    return good;
  };
  const lines = Array.from({ length: 200 }, (_, index) => row(index + 1));
  const isBad = (text: string) => /,CUP,|on account|0000|,many,/.test(text);
  expect(lines.filter(isBad)).toHaveLength(15);

  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Import orders' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: /Choose|Browse/ }).click(),
  ]);
  await chooser.setFiles({ ...file(lines), name: 'mela.csv' });
  // It continues as a job where it takes longer than an upload, and then says how many.
  await expect(dialog).toContainText(/185 orders (?:added|imported), 15 rows rejected/);
  await expect(dialog.getByRole('button', { name: /^Skip row/ })).toHaveCount(15);

  const cell = async (name: string, value: string) => {
    await dialog.getByRole('textbox', { name, exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  };
  const setInAll = (count: number) =>
    dialog.getByRole('button', { name: `Set in all ${count} rows` }).click();
  await cell('SKU of row 8', 'MELA-CUP');
  await setInAll(7);
  await cell('Payment mode of row 21', 'prepaid');
  await setInAll(4);
  for (const row of [34, 35]) await cell(`PIN code of row ${row}`, '560038');
  // Both problems of a row are shown at once: no second round.
  for (const row of [102, 103]) {
    await cell(`Buyer phone of row ${row}`, '9845012345');
    await cell(`Quantity of row ${row}`, '1');
  }
  await noViolations(page, 'corrected rows');
  await dialog.getByRole('button', { name: 'Import corrected rows' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const clicked = await clicks();
  expect(clicked).toBeGreaterThan(0);
  expect(clicked).toBeLessThanOrEqual(20);
  await page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' }).fill('MELA-');
  await expect(page.getByRole('grid', { name: /orders/i })).toHaveAttribute('aria-rowcount', '201');
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
  await expect(dialog).toContainText('Weight');
  await noViolations(page, 'import of SKUs');
  const [toCorrect] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download rows to correct' }).click(),
  ]);
  expect(await readFile(await toCorrect.path(), 'utf8')).toContain(
    'BR-T-02,Brass tray large,heavy,30,20,4,1950,"actual_weight: ',
  );
  await dialog.getByRole('textbox', { name: 'Weight of row 4' }).fill('910');
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
