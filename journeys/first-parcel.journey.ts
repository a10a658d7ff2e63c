import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { expectNotice } from './notice.ts';
import { logIn } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  // Time stands nearly still: no van comes while a pickup is joined.
  product = await startProduct([], {
    KHEP_SIMULATOR_SPEED: '1',
    KHEP_SIMULATOR_QUIRKS:
      'one-pickup-a-day,cancelled-manifested,wrapped-answers,no-cod-flags,no-scan-groups',
  });
});
test.afterAll(async () => product.stop());

/** Calls the API as the page does. */
async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const [status, answer] = await page.evaluate(
    async ([verb, address, sent]) => {
      const response = await fetch(`/api${address}`, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'x-khep-csrf': /khep_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '',
        },
        ...(sent === undefined ? {} : { body: sent }),
      });
      return [response.status, await response.json()] as const;
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
  expect(status, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(200);
  return answer as T;
}

/** A prepaid order to Bengaluru in its boxes. Returns its id. */
async function packedOrder(page: Page, sku_id: string): Promise<string> {
  const { data } = await ask<{ data: { order: { id: string } } }>(page, 'POST', '/order/manual', {
    buyer_details: {
      name: 'Meera Nair',
      phone: '9845012345',
      address: '12, MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
    },
    order_details: {
      channel_id: 'manual',
      product_details: [{ sku_id, quantity: 1, unit_price: 499 }],
      payment_details: { payment_method: ['prepaid'] },
    },
  });
  const { id } = data.order;
  const proposed = await ask<{ data: { orders: { packed_boxes: unknown }[] } }>(
    page,
    'POST',
    '/packing/bulk/recommendation',
    { order_ids: [id] },
  );
  await ask(page, 'POST', '/packing/bulk/assign', {
    orders: [{ order_id: id, packed_boxes: proposed.data.orders[0]?.packed_boxes }],
  });
  return id;
}

const couriers = ['Delhivery Surface', 'XpressBees Surface', 'Blue Dart Air'];

test('the first parcels of three couriers: registered, booked, picked up twice a day, cancelled, not adopted', async ({
  page,
}) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const { data } = await ask<{ data: { skus: { sku_id: string }[] } }>(page, 'GET', '/settings/sku/all');
  const sku = data.skus[0]?.sku_id ?? '';

  await test.step('Delhivery does not know the warehouse, until it is registered', async () => {
    await page.goto(`${brand}/setting/integration/courier/1`);
    await page.getByLabel('API token').fill('new-account-0123456789');
    await page.getByRole('button', { name: 'Save credentials' }).click();
    await expectNotice(page, 'Credential added successfully');
    await page.getByRole('button', { name: 'Check names' }).click();
    const register = page.getByRole('button', { name: /^Register now/ }).first();
    await register.click();
    await expect(page.getByText('Registered', { exact: true }).first()).toBeVisible();
  });

  for (const name of couriers)
    await test.step(name, async () => {
      const ids = [await packedOrder(page, sku), await packedOrder(page, sku)];
      const awbs: string[] = [];
      for (const id of ids) {
        await page.goto(`${brand}/oms/order-allocate?order_ids=${encodeURIComponent(id)}`);
        await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click({ force: true });
        await page.getByRole('button', { name: 'Allocate courier' }).click();
        await expectNotice(page, 'Courier Partner Allocated Successfully');
        // The second pickup of the day joins the first.
        await page.goto(`${brand}/oms/order-details/${encodeURIComponent(id)}`);
        awbs.push((await page.locator('[data-awb]').first().getAttribute('data-awb')) ?? '');
        await page.getByRole('button', { name: 'Schedule pickup' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Schedule pickup' }).click();
        await expectNotice(page, 'Pickup scheduled successfully');
      }
      await page.getByRole('button', { name: 'Cancel shipment' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /Reason/ }).click();
      await page.getByRole('option').first().click();
      await dialog.getByRole('button', { name: 'Cancel shipment' }).click();
      await expect(dialog).toHaveCount(0);
      // Packed again, its next AWB is another one.
      const id = ids[1] ?? '';
      const proposed = await ask<{ data: { orders: { packed_boxes: unknown }[] } }>(
        page,
        'POST',
        '/packing/bulk/recommendation',
        { order_ids: [id] },
      );
      await ask(page, 'POST', '/packing/bulk/assign', {
        orders: [{ order_id: id, packed_boxes: proposed.data.orders[0]?.packed_boxes }],
      });
      await page.goto(`${brand}/oms/order-allocate?order_ids=${encodeURIComponent(id)}`);
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click({ force: true });
      await page.getByRole('button', { name: 'Allocate courier' }).click();
      await expectNotice(page, 'Courier Partner Allocated Successfully');
      await page.goto(`${brand}/oms/order-details/${encodeURIComponent(id)}`);
      const again = page.locator('[data-awb]').first();
      await expect(again).toBeVisible();
      expect(awbs).not.toContain(await again.getAttribute('data-awb'));
    });
});
