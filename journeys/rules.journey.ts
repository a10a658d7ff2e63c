import { istDay } from '../packages/domain/src/days/index.ts';
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

const number = 'SHOP-1';
const today = istDay(new Date());
const file = {
  name: 'shop.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'order_id,order_date,channel_id,payment_mode,buyer_name,buyer_phone,address,city,state,pincode,sku_id,quantity,unit_price',
      `${number},${today},manual,prepaid,Meera Nair,9845012345,"12, MG Road",Bengaluru,Karnataka,560038,TP-S-01,1,825`,
    ].join('\n'),
  ),
};

/** Ticks the one order of the file. */
async function select(page: Page, list: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' }).fill(number);
  const grid = page.getByRole('grid', { name: list });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await grid.getByRole('checkbox', { name: /Select all/ }).click();
}

test('creates a rule by keyboard, previews it in two tabs, moves it first, and allocates by it', async ({
  page,
  context,
}) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  await page.goto(`${brand}/setting/rule-allocation`);
  const rules = page.getByRole('list', { name: 'Allocation rules in order of priority' });

  await test.step('writes a rule without the mouse', async () => {
    await page.getByRole('link', { name: 'Add rule' }).press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('From the shop by air');
    const condition = page.getByRole('group', { name: 'Condition 1' });
    await condition.getByRole('button', { name: /Value of Channel/ }).press('Enter');
    await page.getByRole('option', { name: 'Manual' }).press('Enter');
    await expect(page.getByText(/[1-9]\d* of [\d,]+ orders of the last 30 days match/)).toBeVisible();
    const courier = page.getByRole('combobox', { name: 'Add courier' });
    await courier.pressSequentially('Delhivery Exp');
    await courier.press('ArrowDown');
    await courier.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Delhivery Express' })).toBeVisible();
    await noViolations(page, 'a rule that is written');
  });

  await test.step('sees what it would have made of the last thirty days', async () => {
    await page.getByRole('button', { name: 'Preview impact' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Impact on your last 30 days' });
    await expect(drawer).toContainText(/[1-9][\d,]* orders replayed, [1-9]\d* with another courier/);
    await expect(drawer.getByRole('row', { name: /Cost per shipment/ })).toContainText('worse');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('finds the draft in another tab', async () => {
    const other = await context.newPage();
    await other.goto(`${brand}/setting/rule-allocation/edit-preview?rule=new`);
    await expect(other.getByText('From the shop by air').first()).toBeVisible();
    await expect(other.getByText(/orders replayed/)).toBeVisible();
    await expect(other.getByRole('button', { name: 'Save rule' })).toBeEnabled();
    await noViolations(other, 'the preview of a draft');
    await other.close();
  });

  await test.step('keeps it, and puts it first', async () => {
    await page.getByRole('button', { name: 'Save rule' }).press('Enter');
    await page.getByRole('button', { name: 'Move From the shop by air', exact: true }).press('Space');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(rules.getByRole('listitem').first()).toContainText('From the shop by air');
    await page.reload();
    await expect(rules.getByRole('listitem').first()).toContainText('From the shop by air');
  });

  await test.step('an order follows the rule and shows it', async () => {
    await page.goto(`${brand}/oms/new-orders`);
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import orders' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog).toContainText('1 order added');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await select(page, 'New orders');
    await page.getByRole('button', { name: 'Suggest boxes' }).click();
    await page.getByRole('button', { name: 'Confirm and allocate' }).click();
    await page.getByRole('heading', { name: 'Allocate couriers' }).waitFor();
    await page.getByRole('link', { name: /^New \d/ }).click();
    await select(page, 'New orders');
    await page.getByRole('button', { name: 'Allocate by rules' }).click();
    const preview = page.getByRole('dialog', { name: 'Allocate by rules' });
    await expect(preview.getByRole('row', { name: /^Delhivery Express/ })).toContainText('1 by rule');
    await preview.getByRole('button', { name: 'Allocate 1 order' }).click();
    await expect(preview).toHaveCount(0);
    await page.getByRole('link', { name: /^Ready to ship/ }).click();
    await page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' }).fill(number);
    await page.getByRole('link', { name: number }).click();
    await page.getByRole('button', { name: /^Delhivery Express/ }).press('Enter');
    await expect(page.getByText('Rule "From the shop by air"', { exact: true }).first()).toBeVisible();
  });
});
