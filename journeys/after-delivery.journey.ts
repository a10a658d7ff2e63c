import { ask, courierOf, send } from './courierScans.ts';
import { countKeys, logIn, noViolations, tabTo } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** A white pixel. */
const photo = {
  name: 'bench.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
    'base64',
  ),
};

interface NdrCase {
  awb: string;
  order_number: string;
  courier_name: string;
  attempts: number;
  /** The latest failed attempt. */
  ndr_time: string;
}

const casesOf = async (page: Page, status: string, search = ''): Promise<NdrCase[]> =>
  (
    await ask<{ success_orders: NdrCase[] }>(
      page,
      product,
      `/ndr/?status=${status}&page_size=200&search=${search}`,
    )
  ).success_orders;

/** A parcel that Delhivery could not deliver, once so far and before the scans of the journey. */
async function findFailedParcel(page: Page): Promise<NdrCase> {
  const hourAgo = Date.now() - 3_600_000;
  // Whether its case still waits for an answer depends on the hour of the day.
  const cases = [...(await casesOf(page, 'response-needed')), ...(await casesOf(page, 'response-requested'))];
  const found = cases.find(
    ({ courier_name, attempts, ndr_time }) =>
      courier_name.startsWith('Delhivery') && attempts === 1 && Date.parse(ndr_time) < hourAgo,
  );
  if (!found) throw new Error('Delhivery has no parcel in the demo brand that failed once.');
  return found;
}

/** A brand that sends messages at any hour: otherwise the buyer's link goes in the morning. */
async function endQuietHours(page: Page): Promise<void> {
  const path = '/notifications/settings';
  const { data } = await ask<{ data: { settings: object } }>(page, product, path);
  await send(page, product, path, { ...data.settings, quiet_from: '00:00', quiet_to: '00:00' }, 'PUT');
}

/** The newest link that the buyer of an order got. */
async function linkToBuyer(order_number: string): Promise<string> {
  const links = new RegExp(String.raw`${order_number}\b.*?(https?://\S+/d/[\w.-]+)`, 'g');
  const link = () => [...product.terminal().matchAll(links)].at(-1)?.[1];
  await expect.poll(link).toBeDefined();
  return link() ?? '';
}

test('a parcel fails twice, the buyer answers on a phone, and it is delivered', async ({ page, browser }) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const { awb, order_number } = await findFailedParcel(page);
  await endQuietHours(page);
  const scan = await courierOf(page, product);
  const cases = page.getByRole('grid');
  let buyerLink: URL;

  await test.step('fails twice', async () => {
    const attempts = async () => (await casesOf(page, 'response-needed', awb))[0]?.attempts ?? 0;
    await scan(awb, 'out-for-delivery', 30);
    await scan(awb, 'unavailable', 20);
    await expect.poll(attempts).toBe(2);
    // The message to the buyer goes a moment after the scan: a page loaded between the two has no link yet.
    buyerLink = new URL(await linkToBuyer(order_number));
    await page.goto(`${brand}/ndr/response-needed?q=${awb}`);
    await expect(cases.getByRole('row', { name: new RegExp(order_number) })).toBeVisible();
    await expect(page.getByText(/^Link to the buyer: (?:sent|on its way)/)).toBeVisible();
    await noViolations(page, 'a failed delivery');
  });

  await test.step('a colleague with access to NDR alone opens its order, and can only read it', async () => {
    await send(page, product, '/auth/users/usr_0imran0demo', { module_access: ['ndr'] }, 'PATCH');
    const desk = await browser.newContext();
    const colleague = await desk.newPage();
    await logIn(colleague, product, undefined, 'imran@mittiandloom.in');
    await colleague.goto(`${brand}/ndr/response-needed?q=${awb}`);
    await expect(colleague.getByRole('definition').getByText(/^\d\d••••\d{4}$/)).toBeVisible();
    await expect(colleague.locator('a[href^="tel:"]')).toHaveCount(0);
    await colleague.getByRole('definition').getByRole('link', { name: order_number }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: order_number })).toBeVisible();
    await expect(colleague.getByText(/^\d\d••••\d{4}/)).toBeVisible();
    const main = colleague.getByRole('main');
    await expect(main.getByRole('link', { name: 'Duplicate' })).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Cancel|Label|Record packing|Download/ })).toHaveCount(0);
    await noViolations(colleague, 'a read-only order');
    await colleague.goto(`${brand}/oms/all-orders`);
    await expect(colleague.getByRole('grid')).toHaveCount(0);
    await desk.close();
  });

  await test.step('the buyer chooses a day on a phone, in either language', async () => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    const buyer = await phone.newPage();
    await buyer.goto(`${product.url}${buyerLink.pathname}`);
    await expect(buyer.getByText(order_number)).toBeVisible();
    await buyer.getByLabel('Language: English').click();
    await buyer.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(buyer.locator('html')).toHaveAttribute('lang', 'hi');
    await buyer.goBack();
    await buyer.getByRole('radio').first().check();
    await buyer.getByRole('textbox').last().fill('Come after six');
    await buyer.getByRole('button').first().click();
    await expect(buyer.getByRole('status')).toBeVisible();
    await phone.close();
  });

  await test.step('the answer is on the case, and goes to the courier', async () => {
    await page.reload();
    await expect(page.getByText('“Come after six”')).toBeVisible();
    await page.getByRole('button', { name: 'Send and open the next' }).click();
    await expect(page.getByText('NDR escalated successfully')).toBeVisible();
    await page.goto(`${brand}/ndr/response-requested?q=${awb}`);
    await expect(cases.getByRole('row', { name: new RegExp(order_number) })).toBeVisible();
  });

  await test.step('it is delivered', async () => {
    await scan(awb, 'out-for-delivery', 2);
    await scan(awb, 'delivered', 1);
    await page.goto(`${brand}/ndr/delivered?q=${awb}`);
    await expect(cases.getByRole('row', { name: new RegExp(order_number) })).toBeVisible();
  });
});

interface ListedReturn {
  awb: string;
  reason: string;
}

/** Books the reverse pickup of an item of a delivered order. Which returns the demo brand has depends on the day. */
async function bookReturn(page: Page): Promise<{ order_id: string; awb: string }> {
  const { orders } = await ask<{ orders: { id: string }[] }>(
    page,
    product,
    '/order/all?order_status=DELIVERED&page_size=100',
  );
  for (const { id: order_id } of orders) {
    const { data } = await ask<{ data: { items: { sku_id: string; returnable: number }[] } }>(
      page,
      product,
      `/returns/order/${order_id}`,
    );
    const item = data.items.find(({ returnable }) => returnable > 0);
    if (!item) continue;
    const made = await send(page, product, '/order/processor/create-return', {
      order_id,
      reason: 'size',
      items: [{ sku_id: item.sku_id, quantity: 1 }],
    });
    const { id } = ((await made.json()) as { data: { return: { id: string } } }).data.return;
    const booked = await send(page, product, `/returns/${id}/booking`, { courier_id: 1 });
    const { awb } = ((await booked.json()) as { data: { return: { awb: string } } }).data.return;
    return { order_id, awb };
  }
  throw new Error('The demo brand has no delivered order that can be returned.');
}

test('a return is received, checked, restocked and credited', async ({ page }) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const found = await bookReturn(page);
  // Its invoice was issued: what comes back is credited to it.
  await send(page, product, '/order/processor/invoice', { order_ids: [found.order_id] });
  const scan = await courierOf(page, product);
  await scan(found.awb, 'returned-by-buyer', 1);
  await page.goto(`${brand}/rto/return-received`);
  await page.getByRole('searchbox', { name: 'Scan AWB, or search returns' }).fill(found.awb);
  await page.keyboard.press('Enter');
  await page.waitForURL(/open=/);
  await expect(page.getByText('Quality check: 0 of 7')).toBeVisible();
  await noViolations(page, 'a received return');

  await test.step('an unchecked item is not refunded', async () => {
    await page.getByRole('button', { name: /^Refund ₹/ }).click();
    await expect(page.getByText(/Check quantity, condition/).first()).toBeVisible();
  });

  await test.step('is checked with a photo, and restocked by key', async () => {
    for (const check of ['Quantity', 'Condition', 'Brand', 'Colour', 'Size', 'Tag', 'Image'])
      await page.getByRole('button', { name: `${check}: not checked` }).click();
    await expect(page.getByText('Quality check: 7 of 7')).toBeVisible();
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await page.keyboard.press('1');
    await expect(page.getByRole('radio', { name: 'Restock' })).toBeChecked();
  });

  await test.step('is refunded, and credited by a credit note', async () => {
    await page.getByRole('button', { name: /^Refund ₹.*, restock 1/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Refund ₹/ });
    await dialog.getByRole('button', { name: 'Record refund' }).click();
    await expect(dialog.getByText('Enter the reference of the payment')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Payment reference' }).fill('UPI-4417');
    await dialog.getByRole('button', { name: 'Record refund' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Paid .*, UPI-4417\. Credit note \S+: ₹/)).toBeVisible();
    await noViolations(page, 'a settled return');
  });

  await test.step('is back in stock, with its history', async () => {
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('list', { name: 'History of the return' })).toContainText(/restock/i);
  });
});

/** Returns parcels that are on their way until the bench has so many: the demo brand has fewer on some days. */
async function fillBench(page: Page, least: number): Promise<void> {
  const waiting = async () =>
    (
      await ask<{ data: { orders: ListedReturn[] } }>(
        page,
        product,
        '/order/rto?tab=return-received&page_size=200',
      )
    ).data.orders.length;
  const missing = Math.max(0, least - (await waiting()));
  const scan = await courierOf(page, product);
  const { orders } = await ask<{ orders: { id: string }[] }>(
    page,
    product,
    `/order/all?order_status=SHIPPED&courier_ids=1&page_size=100`,
  );
  for (const { id } of orders.slice(0, missing)) {
    const { data } = await ask<{ data: { order: { shipments: { awb: string }[] } } }>(
      page,
      product,
      `/order/${id}`,
    );
    for (const { awb } of data.order.shipments) {
      await scan(awb, 'turned-back', 2);
      await scan(awb, 'returned-unopened', 1);
    }
  }
  await expect.poll(waiting).toBeGreaterThanOrEqual(least);
}

test('40 returns are received, checked and refunded by keyboard alone, within 5 keys each', async ({
  page,
}) => {
  await logIn(page, product);
  await fillBench(page, 40);
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, '$1/rto/return-received'));
  const grid = page.getByRole('grid', { name: 'Returns' });
  const bar = page.getByRole('group', { name: 'Actions for the selected rows' });
  await grid.getByRole('row').nth(1).waitFor();
  // Without its heading, which an empty list doesn't have.
  const count = async () => Math.max(0, Number(await grid.getAttribute('aria-rowcount')) - 1);
  const all = await count();
  expect(all).toBeGreaterThanOrEqual(40);
  const { data } = await ask<{ data: { orders: ListedReturn[] } }>(
    page,
    product,
    '/order/rto?tab=return-received&page_size=200',
  );
  const keys = await countKeys(page);
  const refund = page.getByRole('dialog', { name: /^Refund ₹/ });

  await test.step('eight are checked one by one: the first is scanned, J opens the next', async () => {
    for (let left = all; left > all - 8; left -= 1) {
      if (left === all) {
        await page.keyboard.press('/');
        await page.keyboard.type(data.orders[0]?.awb ?? '');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('j');
      await expect(page.getByText(/^Quality check: 0 of/).first()).toBeVisible();
      const items = await page.getByText(/^Quality check: /).count();
      for (let item = 0; item < items; item += 1) {
        await page.keyboard.press('p');
        await page.keyboard.press('1');
      }
      await expect(page.getByText(/^Quality check: 0 of/)).toHaveCount(0);
      await page.keyboard.press('Control+Enter');
      // Prepaid ones are refunded; the others are closed at once.
      await expect.poll(async () => (await refund.isVisible()) || (await count()) < left).toBe(true);
      if (await refund.isVisible()) {
        await page.keyboard.type('UPI-44');
        await page.keyboard.press('Enter');
      }
      await expect.poll(count).toBe(left - 1);
      await expect(refund).toHaveCount(0);
    }
  });

  const { data: left } = await ask<{ data: { orders: ListedReturn[] } }>(
    page,
    product,
    '/order/rto?tab=return-received&page_size=200',
  );
  // Those that buyers reported as damaged or wrong need the bench.
  const atBench = left.orders.filter(({ reason }) => /damaged|wrong/i.test(reason)).length;

  await test.step('the others came back unopened: all at once, restocked', async () => {
    await page.keyboard.press('Escape');
    // To the field of the scanner, before the list.
    await tabTo(page, grid);
    await page.keyboard.press('Control+a');
    await expect(bar).toBeVisible();
    await noViolations(page, 'selected returns');
    await page.keyboard.press('r');
    const receive = page.getByRole('dialog', { name: /^Receive \d+ returns/ });
    await expect(receive).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(receive).toHaveCount(0);
    await expect(page.getByText(`${atBench} to check`).first()).toBeVisible();
  });

  await test.step('prepaid ones are refunded together', async () => {
    if ((await count()) === atBench) return;
    await tabTo(page, grid);
    await page.keyboard.press('Control+a');
    await expect(bar).toBeVisible();
    await page.keyboard.press('f');
    const refunds = page.getByRole('dialog', { name: /^Record / });
    await expect(refunds).toBeVisible();
    await page.keyboard.type('UPI-45');
    await page.keyboard.press('Enter');
    await expect(refunds).toHaveCount(0);
    await expect.poll(count).toBe(atBench);
  });
  expect((await keys()) / all).toBeLessThanOrEqual(5);
});
