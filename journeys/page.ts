import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** What axe finds on the page, a line each: "color-contrast: .badge". */
export async function violationsOf(page: Page): Promise<string[]> {
  // React Aria's announcer keeps nodes for some seconds that name what has left the page.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Fails where axe finds something on what is on the page now. */
export async function noViolations(page: Page, what: string): Promise<void> {
  await page.locator('h1').first().waitFor();
  expect(await violationsOf(page), what).toEqual([]);
}

/** The newest one-time code that the server printed. */
export async function printedCode(product: Product): Promise<string> {
  await expect.poll(() => product.terminal()).toMatch(/\b\d{6}\b.*(?:code)|code.*\b\d{6}\b/i);
  const codes = [...product.terminal().matchAll(/\b(\d{6})\b/g)];
  return codes.at(-1)?.[1] ?? '';
}

/** Signs in to the demo brand. */
export async function logIn(page: Page, product: Product, password = 'khep-demo-2026'): Promise<void> {
  await page.goto(product.url);
  await page.getByLabel('Email or phone').fill('ritika@mittiandloom.in');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/brand\//);
}
