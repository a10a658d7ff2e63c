import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { expectNotice } from './notice.ts';
import { noViolations, printedCode } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

const run = promisify(execFile);
let product: Product;

test.beforeAll(async () => {
  // A day of the courier's takes about a quarter of a minute: time to make the manifest before it comes.
  product = await startProduct(['--empty'], { KHEP_SIMULATOR_SPEED: '6000' });
});
test.afterAll(async () => product.stop());

/** From sign-up to the first label. */
const mostClicks = 40;

/**
 * Counts presses of the pointer, also over loads of the page, and addresses that are opened. Keys press a button without a pointer.
 */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let addresses = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses += 1;
  });
  await page.addInitScript(() => {
    const key = 'journey-clicks';
    document.addEventListener(
      'pointerdown',
      () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1)),
      true,
    );
  });
  return async () => addresses + Number(await page.evaluate(() => sessionStorage.getItem('journey-clicks')));
}

/** Moves with Tab until the field is reached, as someone without a mouse does. */
async function tabTo(page: Page, label: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const name = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return at?.labels?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (typeof label === 'string' ? name.replace('*', '').trim() === label : label.test(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(label)}.`);
}

async function typeInto(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(words);
}

/** Length, width and height, in their group. */
async function fillSides(group: Locator, sides: readonly string[]): Promise<void> {
  for (const [index, side] of sides.entries()) await group.getByRole('textbox').nth(index).fill(side);
}

/** The words of every barcode on the pages of a PDF, as a scanner at a hub reads them. */
async function scanBarcodes(pdf: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khep-label-'));
  try {
    await run('pdftoppm', ['-r', '203', '-png', pdf, join(folder, 'page')]);
    const { stdout } = await run('sh', ['-c', `zbarimg --quiet --raw ${join(folder, 'page')}*.png`]);
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("a new brand ships an order, from sign-up to the buyer's tracking page", async ({ page, browser }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const clicks = await countClicks(page);

  await test.step('signs up with a one-time code', async () => {
    await page.goto(product.url);
    await noViolations(page, 'log in');
    await page.getByRole('link', { name: 'Set up your brand' }).click();
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByLabel('Work email').fill('asha@neemandclay.in');
    await page.getByLabel('Mobile').fill('9845012345');
    await page.getByLabel('Password', { exact: true }).fill('terracotta-42');
    await noViolations(page, 'sign up');
    await page.locator('form button[type=submit]').click();
    await page.getByLabel('Brand name').fill('Neem & Clay');
    await noViolations(page, 'name the brand');
    await page.locator('form button[type=submit]').click();
    await expectNotice(page, 'Brand created successfully');
    await noViolations(page, 'one-time code');
    const code = await printedCode(product);
    await page.locator('input[autocomplete="one-time-code"]').first().click();
    await page.keyboard.type(code);
    await expect(page).toHaveURL(/brand-setup|\/brand\//);
  });

  await test.step('sets up a warehouse, a SKU and a box', async () => {
    await page.waitForFunction(() => localStorage.getItem('brand_id'));
    const brand = `${product.url}/brand/${await page.evaluate(() => localStorage.getItem('brand_id'))}`;
    await page.goto(`${brand}/setting/warehouse/add`);
    await page.getByLabel('Warehouse name').fill('Jayanagar store');
    await page.getByLabel('Contact person').fill('Asha Rao');
    await page.getByLabel('Phone', { exact: true }).first().fill('9845012345');
    await page.getByLabel('Email').first().fill('store@neemandclay.in');
    await page.getByLabel('Address').first().fill('22, 9th Main, 4th Block');
    await page.getByLabel('PIN code').first().fill('560011');
    await expect(page.getByLabel('City').first()).toHaveValue('Bengaluru');
    await noViolations(page, 'add warehouse');
    await page.getByRole('button', { name: 'Add warehouse' }).click();
    await expectNotice(page, 'Warehouse added successfully');

    await page.goto(`${brand}/sku/add-sku`);
    await page.getByLabel('Name', { exact: true }).fill('Terracotta planter, large');
    await page.getByLabel('SKU code').fill('TP-L-01');
    await page.getByLabel('On hand').fill('40');
    await page.getByLabel('Weight', { exact: true }).fill('850');
    await fillSides(page.getByRole('group', { name: /^Length/ }), ['22', '22', '18']);
    await page.getByLabel('Unit price').fill('1250');
    await page.getByLabel('HSN code').fill('6913');
    await noViolations(page, 'add SKU');
    await page.getByRole('button', { name: 'Add SKU' }).click();
    await expectNotice(page, 'Sku added successfully');

    await page.goto(`${brand}/sku/sku-package?tab=boxes`);
    await page.getByRole('button', { name: 'Add box' }).first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Name', { exact: true }).fill('Box L');
    await drawer.getByLabel('Box code').fill('BOX-L');
    await fillSides(drawer.getByRole('group', { name: /^Inside/ }), ['46', '24', '20']);
    await drawer.getByLabel('Maximum weight').fill('10');
    await drawer.locator('button[type=submit], footer button').last().click();
    await expectNotice(page, 'Box size added successfully');
    await page.goto(`${brand}/oms/create-order`);
  });

  await test.step('creates an order in three steps with the keyboard alone', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Create order' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).focus();
    // Nothing filled in: the step shows what to enter and doesn't continue.
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('6 fields need your attention')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).focus();
    await typeInto(page, 'Name', 'Ananya Krishnan');
    await typeInto(page, 'Phone', '9876543210');
    await typeInto(page, 'Email', 'ananya@example.in');
    await typeInto(page, 'PIN code', '411045');
    await typeInto(page, 'Address', '14, 3rd Cross, Baner Road');
    await expect(page.getByLabel('City')).toHaveValue('Pune');
    await noViolations(page, 'step 1');
    await page.keyboard.press('Control+Enter');

    // The focus is in the next step already.
    await expect(page.getByRole('combobox', { name: 'Add by SKU or name' })).toBeFocused();
    await page.keyboard.type('TP-L');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Products' })).toContainText('Terracotta planter, large');
    await tabTo(page, /^Quantity of/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await page.getByRole('radio', { name: 'Prepaid' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
    await noViolations(page, 'step 2');
    await page.keyboard.press('Control+Enter');

    await expect(page.getByText('Box L').first()).toBeVisible();
    await noViolations(page, 'step 3');
    // Pressed twice, it creates one order.
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Control+Enter');
    await expectNotice(page, 'Order Created Successfully');
    await expect(page).toHaveURL(/order-details/);
    const count = await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? '';
      const response = await fetch('/api/order/all', { headers: { Authorization: `Bearer ${token}` } });
      return ((await response.json()) as { orders: unknown[] }).orders.length;
    });
    expect(count).toBe(1);
  });

  const orderId = decodeURIComponent(page.url().split('/').pop() ?? '');
  await test.step('confirms the boxes and allocates a courier with a price', async () => {
    await noViolations(page, 'order details');
    // Boxes kept in step 3 are packed at once; else they are confirmed here.
    const confirm = page.getByRole('link', { name: 'Confirm and allocate' });
    if (await confirm.isVisible()) {
      await confirm.click();
      await noViolations(page, 'package box details');
      await page.getByRole('button', { name: 'Confirm and allocate' }).click();
      await expectNotice(page, 'Packaging Details Assigned Successfully');
    } else {
      await page.getByRole('link', { name: 'Allocate courier' }).click();
    }
    await expect(page.getByRole('radio', { name: /Delhivery Surface.*₹/ })).toBeVisible();
    await noViolations(page, 'allocate');
    await page.getByRole('button', { name: 'Allocate courier' }).click();
    await expectNotice(page, 'Courier Partner Allocated Successfully');
  });

  let awb = '';
  await test.step('prints a label whose barcode is the AWB', async () => {
    await page.goto(page.url().replace(/\/oms\/.*/, `/oms/order-details/${encodeURIComponent(orderId)}`));
    const shown = page.getByText(/^\d{11,}$/).first();
    await expect(shown).toBeVisible();
    awb = ((await shown.textContent()) ?? '').trim();
    await page.getByRole('button', { name: 'Label', exact: true }).click();
    await expect(page.getByRole('img', { name: new RegExp(`Label: Delhivery.*AWB ${awb}`) })).toBeVisible();
    await noViolations(page, 'label');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const file = await download.path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await scanBarcodes(file)).toContain(awb);
    // The first label; each address that was typed is a click in the sidebar.
    const made = await clicks();
    expect(made).toBeGreaterThan(10);
    expect(made).toBeLessThanOrEqual(mostClicks);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Printed \d\d:\d\d by Asha Rao$/)).toBeVisible();
  });

  await test.step('has its keys in the list of keys, and they do what it says', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const key of ['Copy AWB', 'Show labels', 'Print invoice']) await expect(keys).toContainText(key);
    await page.keyboard.press('Escape');
    await expect(keys).toHaveCount(0);
    await page.keyboard.press('l');
    await expect(page.getByRole('img', { name: new RegExp(`Label: Delhivery.*AWB ${awb}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('c');
    await expect(page.getByText(`AWB ${awb} copied`).first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(awb);
  });

  await test.step('schedules the pickup and makes the manifest', async () => {
    await page.getByRole('button', { name: 'Schedule pickup' }).click();
    const dialog = page.getByRole('dialog');
    await noViolations(page, 'schedule pickup');
    await dialog.getByRole('button', { name: 'Schedule pickup' }).click();
    await expectNotice(page, 'Pickup scheduled successfully');
    await page.goto(page.url().replace(/\/oms\/.*/, '/oms/pickup-and-manifest'));
    await page.getByRole('button', { name: 'Create manifest' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Manifest/ })).toBeVisible();
    await expect(page.getByText(awb)).toBeVisible();
    await noViolations(page, 'manifest');
  });

  await test.step('the customer follows the parcel, without JavaScript, until it is delivered', async () => {
    const customer = await (
      await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    ).newPage();
    const link = `${product.url}/neem-and-clay/track/${awb}`;
    await expect
      .poll(
        async () => {
          await customer.goto(link);
          return customer.locator('h1').textContent();
        },
        { timeout: 300_000, intervals: [2000] },
      )
      .toMatch(/Delivered|Arriving|delivery|way|deliver/i);
    const words = (await customer.locator('body').textContent()) ?? '';
    expect(words).toContain('Neem & Clay');
    expect(words).not.toContain('Ananya');
    expect(words).not.toContain('9876543210');
    expect(words).not.toContain('Baner');
    await expect(customer.locator('ol li').nth(4)).toBeVisible();
    await customer.goto(`${link}?lang=hi`);
    await expect(customer.locator('html')).toHaveAttribute('lang', 'hi');
    await noViolations(
      await browser
        .newContext({ viewport: { width: 390, height: 844 } })
        .then((context) => context.newPage())
        .then(async (scripted) => (await scripted.goto(link), scripted)),
      'tracking page',
    );
  });

  expect(problems).toEqual([]);
});
