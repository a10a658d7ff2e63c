import { istDay } from '../packages/domain/src/days/index.ts';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

const most = { clicks: 6, keys: 12 };
const heading =
  'order_id,order_date,channel_id,payment_mode,buyer_name,buyer_phone,address,city,state,pincode,sku_id,quantity,unit_price';
const today = istDay(new Date());

/** A client without the page's cookies, and the authorization of the person who is logged in. */
interface Api {
  page: Page;
  request: APIRequestContext;
}

async function headersOf({ page }: Api): Promise<Record<string, string>> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  return { authorization: `Bearer ${token}`, 'x-auth-token': token };
}

/** Several, because each has stock for a part of the orders only. */
const skus = ['TP-S-01', 'KU-AJR-L', 'KU-KAL-M', 'CU-KAL-1', 'TR-HLM', 'SR-IND-01', 'WD-TRAY', 'JW-LAC-6'];

/** Imports orders: all can be shipped but one, whose address is too short. */
async function importOrders(api: Api, prefix: string, count: number): Promise<void> {
  const line = (index: number) => {
    const address = index === 0 ? 'Plot 14' : `"${index}, MG Road, Indiranagar"`;
    return `${prefix}-${index},${today},manual,${index % 2 ? 'prepaid' : 'cod'},Meera Nair,9845012345,${address},Bengaluru,Karnataka,560038,${skus[index % skus.length]},1,825`;
  };
  const lines = [heading, ...Array.from({ length: count }, (_, index) => line(index))];
  const answer = await api.request.post(`${product.url}/api/order/bulk-manual`, {
    headers: { ...(await headersOf(api)), 'idempotency-key': `import-${prefix}` },
    multipart: {
      file: { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

interface Plan {
  orders: { order_id: string; order_number: string }[];
  exceptions: { order_number: string; problem: string }[];
  groups: unknown[];
  totals: { boxes: number };
}

async function planOf(api: Api): Promise<Plan> {
  const answer = await api.request.post(`${product.url}/api/ship-today/plan`, {
    headers: { ...(await headersOf(api)), 'idempotency-key': `plan-${Math.random()}` },
    data: {},
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Plan }).data;
}

/** Fills the open orders of the demo brand up to 60 or more, some of which need a fix. */
async function prepareMorning(api: Api, prefix: string): Promise<Plan> {
  const before = await planOf(api);
  const open = before.orders.length + before.exceptions.length;
  // The demo brand has more open orders on some days than on others: 60 can be there already.
  const imported = Math.max(10, 60 - open);
  await importOrders(api, prefix, imported);
  let plan = before;
  // A busy machine imports in a job.
  await expect(async () => {
    plan = await planOf(api);
    expect(plan.orders.length + plan.exceptions.length).toBe(open + imported);
  }).toPass({ timeout: 300_000 });
  expect(plan.exceptions.length).toBeGreaterThan(0);
  return plan;
}

/** Every order of the plan has exactly one AWB for each box, a pickup and a manifest. */
async function expectShipped(api: Api, plan: Plan): Promise<void> {
  const awbs: string[] = [];
  for (const { order_id, order_number } of plan.orders) {
    const answer = await api.request.get(`${product.url}/api/order/${order_id}`, {
      headers: await headersOf(api),
    });
    const { data } = (await answer.json()) as {
      data: { order: { shipments: { awb: string | null; status: string }[] } };
    };
    for (const { awb } of data.order.shipments) {
      expect(awb, order_number).not.toBeNull();
      awbs.push(awb ?? '');
    }
    expect(data.order.shipments.length, order_number).toBeGreaterThan(0);
  }
  expect(new Set(awbs).size).toBe(awbs.length);
}

test('ships the morning by keyboard, from Home to labels, pickups and manifests', async ({
  page,
  request,
}) => {
  const api = { page, request };
  await logIn(page, product);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await prepareMorning(api, 'DAY');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const ship = page.getByRole('button', { name: /^Ship \d/ });

  await test.step('opens the plan', async () => {
    await press('Shift+S');
    await ship.waitFor();
    await expect(page.getByRole('dialog', { name: 'Ship today' })).toBeVisible();
    await noViolations(page, 'the plan');
  });

  await test.step('keeps the plan over a reload', async () => {
    const label = (await ship.textContent()) ?? '';
    await page.reload();
    await expect(ship).toHaveText(label);
  });

  const keysBeforeFix = keys;
  await test.step('fixes an address in place: the order joins the plan immediately', async () => {
    const ready = Number(/\d+/.exec((await ship.textContent()) ?? '')?.[0]);
    const fix = page.locator('[data-fix]').filter({ hasText: 'DAY-0' });
    await fix.getByRole('textbox', { name: 'Address' }).fill('Plot 14, Kavuri Hills, Madhapur');
    await page.keyboard.press('Enter');
    await expect(fix).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Ship ${ready + 1}` })).toBeEnabled();
  });
  keys = keysBeforeFix;

  const plan = await planOf(api);
  // Directly after the fix: the focus is not on the close button.
  await test.step('ships everything with Enter', async () => {
    await press('Enter');
    await expect(page.getByRole('dialog', { name: `Shipping ${plan.orders.length}` })).toBeVisible();
    // Closed, it runs on; opened again, it is the same run.
    await press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press('Shift+S');
    await expect(
      page.getByRole('dialog', { name: new RegExp(`^Shipping|${plan.orders.length} ready for pickup`) }),
    ).toBeVisible();
    await expect(page.getByRole('dialog', { name: `${plan.orders.length} ready for pickup` })).toBeVisible({
      timeout: 300_000,
    });
    await expect(page.getByRole('link', { name: /^Manifest / })).toHaveCount(plan.groups.length);
    await expect(page.getByRole('link', { name: /^Pickup / })).toHaveCount(plan.groups.length);
    await noViolations(page, 'the run');
  });

  await test.step('prints all labels', async () => {
    // One for each box, as the plan said.
    const print = page.getByRole('button', { name: `Print ${plan.totals.boxes} labels` });
    await expect(print).toBeEnabled({ timeout: 300_000 });
    const [labels] = await Promise.all([page.waitForEvent('download'), press('p')]);
    expect((await readFile(await labels.path())).subarray(0, 4).toString()).toBe('%PDF');
  });

  expect(keys).toBeLessThanOrEqual(most.keys);
  await expectShipped(api, plan);
});

test('ships the morning on a phone, in a few taps', async ({ page, request }) => {
  const api = { page, request };
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, product);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = await prepareMorning(api, 'NOON');
  let clicks = 0;
  const click = async (name: RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).click();
  };
  await click(/^Ship today$/);
  await page.getByRole('button', { name: `Ship ${before.orders.length}` }).waitFor();
  await noViolations(page, 'the plan on a phone');
  await test.step('fixes an address in place', async () => {
    const fix = page.locator('[data-fix]').filter({ hasText: 'NOON-0' });
    await fix.getByRole('textbox', { name: 'Address' }).fill('Plot 14, Kavuri Hills, Madhapur');
    await fix.getByRole('button', { name: 'Use address' }).click();
    await expect(fix).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Ship ${before.orders.length + 1}` })).toBeEnabled();
  });
  const plan = await planOf(api);
  await page.setViewportSize({ width: 320, height: 700 });
  const wider = await page.evaluate(() => document.scrollingElement!.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });

  await click(/^Ship \d/);
  const run = page.getByRole('dialog', { name: `${plan.orders.length} ready for pickup` });
  await expect(run).toBeVisible({ timeout: 300_000 });
  const print = page.getByRole('button', { name: /^Print \d+ labels/ });
  await expect(print).toBeEnabled({ timeout: 300_000 });
  const [labels] = await Promise.all([page.waitForEvent('download'), click(/^Print \d+ labels/)]);
  expect(labels.suggestedFilename()).toContain('.pdf');
  clicks += 1;
  await page
    .getByRole('link', { name: /^Manifest / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Manifest');
  expect(clicks).toBeLessThanOrEqual(most.clicks);
  await expectShipped(api, plan);
});
