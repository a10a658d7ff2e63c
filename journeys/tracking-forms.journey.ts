import { ask } from './courierScans.ts';
import { logIn, noViolations, printedCode } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

interface ListedOrder {
  id: string;
  /** The order number. */
  order_id: string;
  shipments: { awb: string | null; status: string }[];
}

/** A delivered order of the demo brand that its buyer can return, and of which nothing was returned yet. */
async function findReturnable(page: Page): Promise<{ awb: string; order_number: string }> {
  const { orders } = await ask<{ orders: ListedOrder[] }>(
    page,
    product,
    '/order/all?tab=all&page_size=200&order_status=DELIVERED',
  );
  for (const { id, order_id, shipments } of orders) {
    const { data } = await ask<{
      data: { items: { delivered: number; returnable: number }[]; policy_note: string | null };
    }>(page, product, `/returns/order/${id}`);
    const awb = shipments[0]?.awb;
    if (
      awb &&
      data.policy_note === null &&
      data.items.every(({ delivered, returnable }) => returnable === delivered)
    )
      return { awb, order_number: order_id };
  }
  throw new Error('The demo brand has no delivered order within its return policy.');
}

test('a buyer asks for a return on a phone without a script, and the brand approves it', async ({
  page,
  browser,
}) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const { awb, order_number } = await findReturnable(page);
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  const buyer = await phone.newPage();
  const form = buyer.locator('form[action*="/return"]');

  await test.step('confirms with a code', async () => {
    await buyer.goto(`${product.url}/mitti-and-loom/track/${awb}`);
    await buyer.getByText('Change something').click();
    await buyer.locator('details form[action*="/code"] button').click();
    await buyer.locator('input[autocomplete="one-time-code"]').fill(await printedCode(product));
    await buyer.locator('form[action*="/confirm"] button').click();
  });

  await test.step('what was entered stays when something is missing', async () => {
    await buyer.getByText('Return items').click();
    await form.getByRole('checkbox').first().check();
    await form.getByRole('combobox').selectOption({ label: 'It arrived damaged' });
    await form.getByRole('textbox').fill('The rim is chipped');
    await form.getByRole('radio').last().check();
    await form.getByRole('button', { name: 'Request return' }).click();
    await expect(buyer.getByRole('alert')).toHaveText('Add a photo of the item.');
    await expect(form.getByRole('checkbox').first()).toBeChecked();
    await expect(form.getByRole('textbox')).toHaveValue('The rim is chipped');
    await expect(form.getByRole('radio').last()).toBeChecked();
  });

  await test.step('asks for it', async () => {
    await form.locator('input[type=file]').setInputFiles('docs/pictures/tracking.png');
    await form.getByRole('button', { name: 'Request return' }).click();
    await expect(buyer.getByRole('status').filter({ hasText: 'RET' })).toBeVisible();
    await phone.close();
  });

  await test.step('the brand sees the words and the photo, and approves', async () => {
    await page.goto(`${brand}/rto/request`);
    await page.getByText(order_number).click();
    await expect(page.getByText('The rim is chipped').first()).toBeVisible();
    await noViolations(page, 'a requested return');
    await page
      .getByRole('button', { name: /^Approve/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
    await page.goto(`${brand}/rto/new`);
    await expect(page.getByText(order_number)).toBeVisible();
  });
});

test('a buyer rates a delivery, asks for another day and for updates', async ({ page, browser }) => {
  await logIn(page, product);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const buyer = await phone.newPage();
  /** Opens the page of an order whose one parcel is in one of the states, and which offers what is looked for. */
  const openOrder = async (
    status: string,
    states: readonly string[],
    offer: Locator,
  ): Promise<{ id: string }> => {
    const { orders } = await ask<{ orders: ListedOrder[] }>(
      page,
      product,
      `/order/all?tab=all&page_size=50&order_status=${status}`,
    );
    for (const { id, shipments } of orders) {
      const [box, ...more] = shipments;
      if (!box?.awb || more.length > 0 || !states.includes(box.status)) continue;
      await buyer.goto(`${product.url}/mitti-and-loom/track/${box.awb}`);
      // The demo's buyers have rated some orders already.
      if ((await offer.count()) > 0) return { id };
    }
    throw new Error(`The demo brand has no ${status} order of one parcel that offers it.`);
  };
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');

  await test.step('rates', async () => {
    const question = buyer.getByRole('region', { name: 'How was the delivery?' });
    const { id } = await openOrder('DELIVERED', ['DELIVERED'], question);
    await question.locator('form[action*="/code"] button').click();
    await question.locator('input[autocomplete="one-time-code"]').fill(await printedCode(product));
    await question.locator('form[action*="/confirm"] button').click();
    await question.getByRole('radio', { name: /4/ }).check();
    await buyer.getByLabel('Comment').fill('Quick and careful');
    await buyer.locator('form[action*="/feedback"] button').click();
    await expect(buyer.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
    await page.goto(`${brand}/oms/order-details/${id}`);
    await expect(page.getByText('Quick and careful').first()).toBeVisible();
  });

  await test.step('asks for another day', async () => {
    // After a failed delivery the page asks what should happen with it instead.
    const change = buyer.getByText('Change something');
    const { id } = await openOrder('SHIPPED', ['PICKED_UP', 'IN_TRANSIT'], change);
    await change.click();
    await buyer.locator('form[action*="/code"] button').click();
    await buyer.locator('input[autocomplete="one-time-code"]').fill(await printedCode(product));
    await buyer.locator('form[action*="/confirm"] button').click();
    await buyer.locator('form[action*="/request"] textarea').fill('Come on Saturday');
    await buyer.locator('form[action*="/request"] button').click();
    await expect(buyer.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
    await page.goto(`${brand}/oms/order-details/${id}`);
    await expect(page.getByText('Come on Saturday').first()).toBeVisible();
  });

  await test.step('asks for updates by email, and confirms', async () => {
    await buyer.getByText('Email updates').click();
    await buyer.getByLabel('Email').fill('asha@example.in');
    await buyer.locator('form[action*="/updates"] button').first().click();
    await expect(buyer.getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
    await expect.poll(() => product.terminal()).toMatch(/\/updates\/\S+/);
    await phone.close();
  });
});
