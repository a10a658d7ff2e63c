import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { failing } from './failing.ts';
import { expectNotice } from './notice.ts';
import { logIn } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const broken = { status: 500 };

/** Opens a page of the demo brand. */
async function open(page: Page, path: string): Promise<void> {
  await logIn(page, product);
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, `$1/${path}`));
}

/** Chooses an action of a row's menu. */
async function act(page: Page, row: RegExp, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions for.*${row.source}`) }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('courier invoices and remittances', async ({ page }) => {
  await open(page, 'reconciliation/upload-history');
  await test.step('price again', async () => {
    await act(page, /DL\/26-27\/0412/, 'Price again');
    await expectNotice(page, 'Invoice Reconciliation successfully done');
    await page.keyboard.press('Escape');
    await act(page, /CRF-88120/, 'Price again');
    await expectNotice(page, 'COD Reconciliation successfully done');
    await page.keyboard.press('Escape');
  });
  await test.step('delete', async () => {
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await failing(page, ['PUT', /^\/invoice\/[^/]+$/], broken, async () => {
      await act(page, /DL\/26-27\/0412/, 'Delete');
      await dialog.getByRole('button', { name: /^Delete/ }).click();
      await expectNotice(page, 'Failed to delete invoice');
    });
    await page.reload();
    await act(page, /DL\/26-27\/0412/, 'Delete');
    await dialog.getByRole('button', { name: /^Delete/ }).click();
    await expectNotice(page, 'Invoice Deleted');
  });
});

test('shipments and returns', async ({ page }) => {
  await test.step('lists', async () => {
    await logIn(page, product);
    const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
    await failing(page, ['GET', /^\/order-tracking$/], broken, async () => {
      await page.goto(`${brand}/track-shipment/all`);
      await expectNotice(page, 'Failed to fetch tracking data');
    });
    await failing(page, ['GET', /^\/order\/rto$/], broken, async () => {
      await page.goto(`${brand}/rto/all`);
      await expectNotice(page, 'Some thing went wrong');
    });
    await page.goto(`${brand}/track-shipment/delivered`);
  });
  await test.step('a return', async () => {
    const rows = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ hasText: /KH-\d{6}/ });
    await rows.first().waitFor();
    const orders = (await rows.allTextContents()).map((text) => /KH-\d{6}/.exec(text)?.[0] ?? '');
    const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
    const items = page.getByRole('checkbox', { disabled: false, name: /^(?!Quality check)/ });
    // Some of the demo's delivered orders have their return already.
    for (const order of orders) {
      await page.goto(`${brand}/rto/create`);
      await page.getByLabel('Order ID, AWB, phone or email').fill(order);
      await page
        .getByRole('link', { name: new RegExp(order) })
        .first()
        .click();
      await page.getByRole('heading', { name: /^Items of/ }).waitFor();
      if ((await items.count()) > 0) break;
    }
    await items.first().click({ force: true });
    await page.getByRole('button', { name: /Reason/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Create return', exact: true }).click();
    await expectNotice(page, 'Return Created Successfully');
  });
});

test('failed deliveries', async ({ page }) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const answer = /^\/ndr\/escalate\/[^/]+$/;

  await failing(page, ['GET', /^\/ndr\/analytics$/], broken, async () => {
    await page.goto(`${brand}/ndr/rto`);
    await expectNotice(page, 'Failed to fetch NDR analytics');
  });
  await failing(page, ['GET', /^\/ndr\/$/], broken, async () => {
    await page.goto(`${brand}/ndr/response-needed`);
    await expectNotice(page, 'Failed to fetch NDR orders');
  });
  await page.reload();
  await failing(page, ['GET', /^\/ndr\/history\//], broken, async () => {
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await expectNotice(page, 'Failed to fetch NDR history');
  });
  await page.reload();
  // Which case is first depends on the hour, and some answers need a day or an address.
  const choose = async () => {
    await page.getByRole('button', { name: 'Send and open the next' }).waitFor();
    await page.keyboard.press('t');
    await expect(page.getByRole('radio', { name: /^Return to origin/ })).toBeChecked();
  };
  await choose();
  await failing(page, ['POST', answer], broken, async () => {
    await page.getByRole('button', { name: 'Send and open the next' }).click();
    await expectNotice(page, 'Failed to escalate NDR');
  });
  await page.getByRole('button', { name: 'Send and open the next' }).click();
  await expectNotice(page, 'NDR escalated successfully');
});
