import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct(['--empty']);
});
test.afterAll(async () => product.stop());

const isDead = (page: Page) =>
  page.evaluate(
    () => document.querySelector('#root[inert], #root[aria-hidden], body > [inert] #root') !== null,
  );

/** Goes down the page until every story of it is drawn. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    await frame();
    for (let waiting; (waiting = document.querySelector('[data-part="waiting"]')); await frame())
      waiting.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frame();
  });

test('every component renders live, and none covers the page on arrival', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${new URL(page.url()).search}: ${error.message}`));
  await page.goto(`${product.url}/components`);
  const list = page.getByRole('navigation', { name: 'Components' });
  await list.getByRole('link').first().waitFor();
  const names = await list.getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    await list.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await goDown(page);
    if (await isDead(page)) {
      errors.push(`${name}: the page is inert`);
      await page.reload();
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
  expect(errors).toEqual([]);
});

test('an overlay opens on a press and closes with Escape', async ({ page }) => {
  for (const slug of [
    'dialog',
    'confirmdialog',
    'popover',
    'commandpalette',
    'drawer',
    'appshell',
    'shortcuthelp',
  ]) {
    await page.goto(`${product.url}/components?component=kit%2F${slug}`);
    await page.getByRole('heading', { level: 2 }).waitFor();
    await goDown(page);
    const presses = page.getByRole('button', { name: /^Show “/ });
    await presses.first().waitFor();
    for (const name of await presses.allTextContents()) {
      await page.getByRole('button', { name, exact: true }).click();
      const overlay = page.locator('[role="dialog"], [role="alertdialog"]').last();
      await expect(overlay, `${slug}: ${name}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay, `${slug}: ${name}, closed`).toHaveCount(0);
      expect(await isDead(page), `${slug}: ${name}, left the page`).toBe(false);
      // Some have a button of their own, and stay to be opened again.
      const putAway = page.getByRole('button', {
        name: name.replace(/^Show (.*)$/, 'Hide $1'),
        exact: true,
      });
      if (await putAway.isVisible()) await putAway.click();
    }
  }
});

test('every tone of a toast opens on a press', async ({ page }) => {
  await page.goto(`${product.url}/components?component=kit%2Ftoast`);
  await page.getByRole('heading', { level: 2, name: 'Toast' }).waitFor();
  await goDown(page);
  await page.getByRole('button', { name: 'Four things happen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(4);
  await page.getByRole('button', { name: 'Show “Every tone”' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Delhivery did not answer' })).toBeVisible();
});
