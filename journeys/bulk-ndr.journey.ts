import { ask, courierOf, send } from './courierScans.ts';
import { addFailedDeliveries } from './failedDeliveries.ts';
import { countKeys, logIn, noViolations, tabTo } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';

const prefix = 'BULK';
const unavailable = 175;
const rejected = 20;
const badAddress = 5;
/** Time for their scans to take effect, on a machine with other work. */
const scansMs = 600_000;
const total = unavailable + rejected + badAddress;
/** BULK-3 and BULK-30 to BULK-39, whose buyers were unavailable. */
const single = 11;
const inBulk = total - single;

let product: Product;
test.beforeAll(async () => {
  // Calls are simulated and ring no one: the step must not depend on the hours in which buyers are called.
  product = await startProduct([], { KHEP_SIMULATOR_NIGHT_CALLS: '1' }, (data) =>
    addFailedDeliveries(data, { prefix, unavailable, rejected, badAddress }),
  );
});
test.afterAll(async () => product.stop());

const telephony = {
  region: 'mumbai',
  account_sid: 'mitti1',
  api_key: 'key-1',
  api_token: 'token-of-mitti',
  caller_id: '08047112233',
  is_recorded: true,
  daily_cap: 50,
};

interface NdrCase {
  dv_order_id: string;
  awb: string;
  rejection: string;
}

const casesOf = async (page: Page, status: string): Promise<NdrCase[]> =>
  (
    await ask<{ success_orders: NdrCase[] }>(
      page,
      product,
      `/ndr/?status=${status}&page_size=200&search=${prefix}-`,
    )
  ).success_orders;

async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('200 failed deliveries are answered in bulk by keyboard, and followed to the end', async ({
  page,
  browser,
}) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  await page.goto(`${brand}/ndr/response-needed`);
  const grid = page.getByRole('grid', { name: 'Cases' });
  const bar = page.getByRole('group', { name: 'Actions for the selected rows' });
  const jobs = page.getByRole('region', { name: 'Jobs' });
  let keys = async () => 0;

  await test.step('finds them', async () => {
    await grid.getByRole('row').nth(1).waitFor();
    keys = await countKeys(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Order, AWB, buyer or phone' })).toBeFocused();
    await page.keyboard.type(`${prefix}-3`);
    await expect(grid).toHaveAttribute('aria-rowcount', String(single + 1));
  });

  await test.step('a colleague who may not see the number calls a buyer', async () => {
    await send(page, product, '/telephony/accounts/exotel', telephony, 'PUT');
    await send(page, product, '/auth/users/usr_0imran0demo', { module_access: ['ndr'] }, 'PATCH');
    const desk = await browser.newContext();
    const colleague = await desk.newPage();
    await logIn(colleague, product, undefined, 'imran@mittiandloom.in');
    // The buyers of these pick up.
    await colleague.goto(`${brand}/ndr/response-needed?q=${prefix}-3`);
    await colleague.getByRole('button', { name: 'Call 98••••0012' }).click();
    await expect(colleague.getByText(/: Answered, 1:42$/)).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Download recording' })).toBeVisible();
    await expect(colleague.locator('a[href^="tel:"]')).toHaveCount(0);
    await noViolations(colleague, 'a call to a buyer');
    await desk.close();
  });

  await test.step('answers some one by one: one chord sends the answer and opens the next', async () => {
    // An empty list has no count of rows.
    const rows = async () => Number((await grid.getAttribute('aria-rowcount')) ?? 1);
    for (let left = single; left > 0; left -= 1) {
      await expect(page.getByRole('button', { name: /^Send/ })).toBeEnabled();
      await page.keyboard.press('Control+Enter');
      await expect.poll(rows).toBe(left);
    }
  });

  await test.step('selects all others', async () => {
    await page.keyboard.press('/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`${prefix}-`);
    await expect(grid).toHaveAttribute('aria-rowcount', String(inBulk + 1));
    await tabTo(page, grid);
    // All loaded rows.
    await page.keyboard.press('Control+a');
    await pressByKey(page, bar.getByRole('button', { name: `Select all ${inBulk} matching` }));
    await expect(bar).toContainText(`All ${inBulk} matching are selected`);
    await noViolations(page, 'selected cases');
  });

  await test.step('asks for a re-attempt on the first possible day', async () => {
    await pressByKey(page, bar.getByRole('button', { name: 'Re-attempt on day' }));
    const dialog = page.getByRole('dialog', { name: `Re-attempt ${inBulk} deliveries on which day?` });
    await expect(dialog).toBeVisible();
    // The day that is offered first.
    await pressByKey(page, dialog.getByRole('button', { name: 'Request re-attempts' }));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('watches the job to its end, and sees what failed and why', async () => {
    await expect(jobs).toContainText(`Answer ${inBulk} failed deliveries`);
    await expect(jobs).toContainText(`${inBulk - badAddress} done · ${badAddress} failed`, {
      timeout: scansMs,
    });
    await pressByKey(page, jobs.getByRole('button', { name: `Show ${badAddress} failed` }));
    await expect(jobs.getByText(/^\d+: The courier needs a corrected address/)).toHaveCount(badAddress);
    await expect(jobs.getByRole('link', { name: 'Open case' })).toHaveCount(badAddress);
    await noViolations(page, 'a job with failed cases');
  });

  // Less than one for each of the cases, all in all.
  const pressed = await keys();
  expect(pressed).toBeGreaterThan(single);
  expect(pressed).toBeLessThan(total);

  await test.step('the courier rejects some: they need a response again', async () => {
    await expect
      .poll(async () => (await casesOf(page, 'response-needed')).length)
      .toBe(rejected + badAddress);
    const open = await casesOf(page, 'response-needed');
    const refused = open.filter(({ rejection }) => /refused a further attempt/.test(rejection));
    expect(refused).toHaveLength(rejected);
    expect(await casesOf(page, 'response-requested')).toHaveLength(unavailable);
    await expect(grid).toHaveAttribute('aria-rowcount', String(rejected + badAddress + 1));
    await page.goto(`${brand}/ndr/response-needed?q=${prefix}-&open=${refused[0]?.dv_order_id}`);
    await expect(page.getByText(/rejected the last answer$/)).toBeVisible();
    await expect(page.getByText(/refused a further attempt/).first()).toBeVisible();
    // A case can be answered again.
    await expect(page.getByRole('button', { name: 'Send and open the next' })).toBeEnabled();
  });

  await test.step('the others are followed until they are delivered', async () => {
    const scan = await courierOf(page, product);
    const accepted = await casesOf(page, 'response-requested');
    await Promise.all(accepted.map(({ awb }) => scan(awb, 'delivered')));
    await expect
      .poll(async () => (await casesOf(page, 'delivered')).length, { timeout: scansMs })
      .toBe(unavailable);
    await page.goto(`${brand}/ndr/delivered?q=${prefix}-`);
    await expect(grid).toHaveAttribute('aria-rowcount', String(unavailable + 1));
    expect(await casesOf(page, 'response-requested')).toEqual([]);
  });
});
