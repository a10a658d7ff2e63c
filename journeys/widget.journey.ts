import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { violationsOf } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { htmlHost, reactHost, shopifyHost, startSite, wordpressHost } from './widgetHosts.ts';
import type { Site, Snippet } from './widgetHosts.ts';

let product: Product;
let site: Site;
let snippet: Snippet;
let order: string;
let folder: string | undefined;

test.beforeAll(async () => {
  product = await startProduct();
  site = await startSite(() => folder);
  const call = async (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(`${product.url}/api${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
    return (await response.json()) as { data: Record<string, unknown> };
  };
  const body = JSON.stringify({ username: 'ritika@mittiandloom.in', password: 'khep-demo-2026' });
  const { data } = await call('/auth/login', { method: 'POST', body });
  const headers = { authorization: `Bearer ${String(data['token'])}` };
  const tracked = await call('/order-tracking?tab=all', { headers });
  order = (tracked.data['shipments'] as { awb: string | null }[]).find(({ awb }) => awb)?.awb ?? '';
  expect(order).not.toBe('');
  const { data: kept } = await call('/preferences/tracking_preference', { headers });
  const { preferences } = kept['preference'] as { preferences: object };
  await call('/preferences/tracking_preference', {
    method: 'PUT',
    headers,
    body: JSON.stringify({ preferences: { ...preferences, widget: { allowed_origins: [site.url] } } }),
  });
  const about = await call('/order-tracking/widget/mitti-and-loom');
  const { pathname } = new URL(String(about.data['script_url']));
  snippet = {
    server: product.url,
    brand: 'mitti-and-loom',
    script_url: product.url + pathname,
    integrity: String(about.data['integrity']),
  };
  await new Promise((resolve) => setTimeout(resolve, 2500));
});
test.afterAll(async () => {
  await site.stop();
  await product.stop();
});

/** Finds the order in the first widget of a page, by keyboard. */
async function track(page: Page): Promise<void> {
  const widget = page.locator('khep-track').first();
  await widget.getByRole('textbox').focus();
  await page.keyboard.type(order);
  await page.keyboard.press('Enter');
  await expect(widget.locator('[part=headline]')).not.toBeEmpty();
  await expect(widget.locator('[part=events] li').first()).toBeVisible();
}

test('works in plain HTML under a strict policy, twice on a page, also from right to left', async ({
  page,
}) => {
  const html = htmlHost(snippet);
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  site.set(
    '/html',
    html,
    `default-src 'none'; script-src ${product.url}; connect-src ${product.url}; style-src 'sha256-${hash}'; require-trusted-types-for 'script'; base-uri 'none'; form-action 'none'`,
  );
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await page.goto(`${site.url}/html`);
  await track(page);
  const second = page.locator('khep-track').nth(1);
  await expect(second.locator('[part=root]')).toHaveAttribute('dir', 'rtl');
  await expect(second.getByRole('button')).toHaveText('ٹریک کریں');
  expect(problems.filter((text) => !text.includes('favicon'))).toEqual([]);
  expect([...new Set(requests)].sort()).toEqual([product.url, site.url].sort());
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('works as a Shopify block in a dark theme, and as a WordPress shortcode', async ({ page }) => {
  site.set('/shopify', shopifyHost(snippet));
  site.set('/wordpress', wordpressHost(snippet));
  await page.goto(`${site.url}/shopify`);
  await expect(page.locator('khep-track').getByRole('button')).toHaveText('டிராக் செய்யுங்கள்');
  await track(page);
  await page.goto(`${site.url}/wordpress`);
  await expect(page.locator('khep-track').getByRole('button')).toHaveText('ट्रैक करें');
  await expect(page.locator('script[integrity]')).toHaveCount(1);
  await track(page);
  expect(await violationsOf(page)).toEqual([]);
});

test('works in a React app from the tarball, with its events', async ({ page }) => {
  folder = await reactHost(snippet);
  await page.goto(`${site.url}/app/`);
  await page.waitForLoadState();
  await track(page);
  await expect(page.getByText(/^Found /)).toBeVisible();
});

test('a page with hostile CSS neither changes it nor is changed, from 200 to 1,200 px', async ({ page }) => {
  const hostile = `*{color:red!important;font-size:3px!important;display:none!important;letter-spacing:9px;direction:rtl}html,body,head+body,h1,main,khep-track{display:block!important}input,button,form,label{all:unset!important;visibility:hidden!important}`;
  const element = `<script src="${snippet.script_url}" integrity="${snippet.integrity}" crossorigin="anonymous"></script><main><khep-track brand="${snippet.brand}" lang="en"></khep-track></main>`;
  const pageWith = (css: string): string =>
    `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width"><style>body{margin:0}${css}</style></head><body><h1>Shop</h1>${element}</body></html>`;
  site.set('/calm', pageWith(''));
  site.set('/hostile', pageWith(hostile));
  const look = async (path: string) => {
    await page.goto(site.url + path);
    await track(page);
    return page.locator('khep-track').evaluate((node) =>
      [...(node.shadowRoot?.querySelectorAll('input,button,h2,li,p') ?? [])].map((one) => {
        const { color, fontSize, display, letterSpacing, visibility } = getComputedStyle(one);
        return [one.tagName, color, fontSize, display, letterSpacing, visibility].join(' ');
      }),
    );
  };
  const calm = await look('/calm');
  const heading = await page.locator('h1').evaluate((node) => getComputedStyle(node).fontSize);
  expect(heading).toBe('32px');
  expect(await look('/hostile')).toEqual(calm);
  for (const width of [200, 390, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(width);
  }
});

test('an unknown order is said so, and other sites get nothing', async ({ page }) => {
  site.set('/calm', htmlHost(snippet));
  await page.goto(`${site.url}/calm`);
  await page.locator('khep-track').first().getByRole('textbox').fill('NOT-AN-ORDER');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Parcel not found')).toBeVisible();
  const hints: string[] = [];
  page.on('console', (message) => message.text().startsWith('khep-track:') && hints.push(message.text()));
  const elsewhere = site.url.replace('localhost', '127.0.0.1');
  await page.goto(`${elsewhere}/calm`);
  await page.locator('khep-track').first().getByRole('textbox').fill(order);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Tracking is unavailable')).toBeVisible();
  // Only the developer can list the site. One line, however many widgets of a language there are.
  expect(new Set(hints).size).toBe(1);
  expect(hints[0]).toContain(`Is ${elsewhere} in Khep under Sites that show the widget?`);
});
