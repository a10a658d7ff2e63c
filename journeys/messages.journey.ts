import { expect, test } from './test.ts';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

test('a message gets an own text, and its channels an order', async ({ page }) => {
  await logIn(page, product);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();

  await test.step('the channels are sorted by keyboard, and the language is set', async () => {
    await page.getByRole('button', { name: 'Remove SMS' }).click();
    await page
      .getByRole('button', { name: /^(Move|Reorder|Drag).*Email/ })
      .first()
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await noViolations(page, 'message settings');
    await page.getByRole('button', { name: 'Save message settings' }).click();
    await expect(page.getByText('Message settings saved').first()).toBeVisible();
    await page.reload();
    const channels = page
      .getByRole('list', { name: 'Channels in order of preference' })
      .getByRole('listitem');
    await expect(channels).toHaveCount(2);
    await expect(channels.first()).toContainText('Email');
  });

  await test.step('a text needs its link, shows a preview, and can be restored', async () => {
    await page.getByRole('tab', { name: 'Texts' }).click();
    await page.getByText('Hindi', { exact: true }).click();
    const body = page.getByRole('textbox', { name: 'Text' });
    await body.fill('नमस्ते {name}');
    await page.getByRole('button', { name: 'Save message' }).click();
    await expect(page.getByText('Add {link}: the message is useless without it.').first()).toBeVisible();
    await body.press('End');
    await page.getByRole('button', { name: 'Insert {link}' }).click();
    await expect(page.getByText('नमस्ते Farhanhttps://ship.example.in/d/8fk2')).toBeVisible();
    await noViolations(page, 'the text of a message');
    await page.getByRole('button', { name: 'Save message' }).click();
    await expect(page.getByText('Message saved').first()).toBeVisible();
    await page.getByRole('button', { name: 'Restore built-in text' }).click();
    await page.getByRole('button', { name: 'Restore text' }).click();
    await expect(page.getByText('This is the built-in text.')).toBeVisible();
    await expect(body).toHaveValue(/^नमस्ते \{name\}, \{courier\}/);
  });

  await test.step('the log has what was sent, to whom and why not', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('grid', { name: 'Messages' });
    const row = log.getByRole('row').filter({ hasText: 'Failed delivery' }).first();
    // A phone or an email address, by what was tried.
    await expect(row).toContainText('•••');
    await noViolations(page, 'the log of messages');
  });
});
