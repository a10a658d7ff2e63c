import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { Product } from './product.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Lists the violations that axe finds on the page and in its frames, a line each: "color-contrast: .badge". Only
 * violations are requested, in the page itself: axe's package for Playwright takes six times as long.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // A frame that goes away has nothing to be found.
  await Promise.all(page.frames().map((frame) => frame.evaluate(axeSource).catch(() => undefined)));
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    // Elements that fade in have other colours until they are there. A spinner never ends.
    for (let round = 0; round < 20; round += 1) {
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      if (running.length === 0) break;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
    // React Aria's announcer keeps nodes for some seconds that name what has left the page.
    const found = await axe.run({ exclude: [['[data-live-announcer]']] }, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  });
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** Fails where axe finds something on what is on the page now. */
export async function noViolations(page: Page, what: string): Promise<void> {
  await page.locator('h1').first().waitFor();
  expect(await violationsOf(page), what).toEqual([]);
}

/** A six-digit code on a line that names one; the number of an order, such as KH-100276, is none. */
const codeLine = /^(?=.*\bcode\b).*?(?<![-\w])(\d{6})(?![-\w])/gim;

/** The newest one-time code that the server printed. Messages to buyers are printed between codes. */
export async function printedCode(product: Product): Promise<string> {
  const codes = () => [...product.terminal().matchAll(codeLine)].map(([, code]) => code ?? '');
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return codes().at(-1) ?? '';
}

/** Moves with Tab until the focus is on or within the element, as someone without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isReached = () => target.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 80 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  expect(await isReached(), 'reached with Tab').toBe(true);
}

/** Counts from now how often a key went down on the page, until it is loaded again. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { keys: number };
    counted.keys = 0;
    addEventListener('keydown', () => (counted.keys += 1), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { keys: number }).keys);
}

/**
 * Chooses an option of a select. Its closed list gives the focus back in a later frame, and takes it from a field that is filled
 * before: a combo box then drops what was typed.
 */
export async function choose(page: Page, select: Locator, option: RegExp): Promise<void> {
  await select.click();
  await page.getByRole('option', { name: option }).click();
  await expect(select).toBeFocused();
}

/** Signs in to the demo brand. */
export async function logIn(
  page: Page,
  product: Product,
  password = 'khep-demo-2026',
  email = 'ritika@mittiandloom.in',
): Promise<void> {
  await page.goto(product.url);
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/brand\//);
}

/**
 * Targets of a page's content, and of what is open above it, that are smaller than 48 px in a direction: the size that Android asks
 * for (support.google.com/accessibility/android/answer/7101858; read on 29 November 2026). Links within a text are none, nor is what nobody sees.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A panel that still comes in is elsewhere, and smaller.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const least = 48;
    /** Whether a finger this far from the middle presses it: a small sign may have a larger area around it. */
    const isPressedAround = (target: Element, away: number) => {
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const points = [
        [middle - away, centre],
        [middle + away, centre],
        [middle, centre - away],
        [middle, centre + away],
      ] as const;
      // Beyond the screen's edge nothing else is pressed.
      return points.every(
        ([left, top]) =>
          left < 0 ||
          top < 0 ||
          left > innerWidth ||
          top > innerHeight ||
          target.contains(document.elementFromPoint(left, top)),
      );
    };
    const roots = document.querySelectorAll('[role=dialog], [role=alertdialog]');
    const within = roots.length > 0 ? [...roots] : [...document.querySelectorAll('main')];
    const found = within.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, [role=tab], [role=option], [role=radio], [role=switch], [role=menuitem]',
      ),
    ]);
    return found.flatMap((element) => {
      if (element.closest('[inert], [aria-hidden=true], p')) return [];
      // A hidden input is pressed by its words.
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      // The border around an input is its box's; a part of a pixel is lost where a layout is rounded.
      const enough = least - (target.matches('input, textarea') ? 2.5 : 0.5);
      const isShown = width > 2 && height > 2 && getComputedStyle(target).visibility === 'visible';
      if (!isShown || (width > enough && height > enough) || isPressedAround(target, least / 2 - 1))
        return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [
        `${element.tagName.toLowerCase()} "${name?.trim()}" ${Math.round(width)} × ${Math.round(height)}`,
      ];
    });
  });
