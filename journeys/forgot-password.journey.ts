import { expect, test } from './test.ts';
import { logIn, noViolations, printedCode } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

test('resets a forgotten password in three steps and rejects the old one', async ({ page }) => {
  await page.goto(product.url);
  await page.getByRole('link', { name: /Forgot/ }).click();
  await noViolations(page, 'who');
  await page.getByLabel('Email or phone').fill('ritika@mittiandloom.in');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/6-digit code was sent/)).toBeVisible();
  await noViolations(page, 'code');
  const code = await printedCode(product);
  await page.locator('input[autocomplete="one-time-code"]').first().click();
  await page.keyboard.type(code);
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await noViolations(page, 'new password');
  await page.keyboard.type('kumhar-wheel-58');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed. Log in with the new one.').first()).toBeVisible();

  await page.getByLabel('Email or phone').fill('ritika@mittiandloom.in');
  await page.getByLabel('Password', { exact: true }).fill('khep-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, product, 'kumhar-wheel-58');
});
