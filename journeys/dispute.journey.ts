import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { logIn, noViolations } from './page.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** A white pixel. */
const photo = {
  name: 'scale.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
    'base64',
  ),
};
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Sends a request as the signed-in user, outside the page. Returns its data. */
async function get<Data>(page: Page, path: string): Promise<Data> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const response = await fetch(`${product.url}/api${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(response.status, path).toBe(200);
  const body = (await response.json()) as { data: Data } | Data;
  // The list of orders has no envelope.
  return body !== null && typeof body === 'object' && 'data' in body ? body.data : body;
}

interface ListedOrder {
  shipments: { awb: string | null; status: string }[];
}
interface ListedDispute {
  awb: string;
  amount: number;
  held: number;
  released: number;
}

/** The AWB of a shipment on its way that no dispute is about. */
async function undisputedAwb(page: Page): Promise<string> {
  const { orders } = await get<{ orders: ListedOrder[] }>(page, '/order/all?tab=all&page_size=200');
  const { disputes } = await get<{ disputes: ListedDispute[] }>(page, '/disputes?page_size=200');
  const disputed = new Set(disputes.map(({ awb }) => awb));
  const awb = orders
    .flatMap(({ shipments }) => shipments)
    .find((box) => box.status === 'IN_TRANSIT' && box.awb !== null && !disputed.has(box.awb))?.awb;
  if (!awb) throw new Error('The demo brand has no undisputed shipment in transit.');
  return awb;
}

async function importFile(
  page: Page,
  button: string,
  file: ReturnType<typeof csv>,
  result: RegExp,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog).toContainText(result);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

test('imports a weight notice, disputes it with a photo, and gets the money back', async ({ page }) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const awb = await undisputedAwb(page);
  const find = async () => {
    const { disputes } = await get<{ disputes: ListedDispute[] }>(page, `/disputes?search=${awb}`);
    const [dispute] = disputes;
    if (!dispute) throw new Error(`AWB ${awb} has no dispute.`);
    return dispute;
  };
  await page.goto(`${brand}/dispute/raised`);
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeVisible();

  await test.step('imports the notice, and finds the amount on hold', async () => {
    const notice = csv(
      'notice.csv',
      'awb,billed_weight_kg,reference',
      `${awb},15,WD-JOURNEY`,
      'NONE123456,2,WD-2',
    );
    await importFile(page, 'Import notice', notice, /1 AWB added, 1 row rejected/);
    const { amount, held } = await find();
    expect([amount > 0, held]).toEqual([true, amount]);
  });

  await test.step('opens the row by keyboard, with both boxes and the points', async () => {
    await page.getByRole('searchbox', { name: 'AWB, order or item' }).fill(awb);
    const grid = page.getByRole('grid', { name: 'Raised disputes' });
    await expect(grid.getByRole('row')).toHaveCount(2);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider', { name: 'Turn the boxes' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Declared and billed parcel' })).toContainText('15 kg');
    await noViolations(page, 'an open dispute');
  });

  await test.step('adds a photo, and disputes by key', async () => {
    await page.getByRole('button', { name: 'Edit evidence' }).click();
    const drawer = page.getByRole('dialog', { name: 'Evidence' });
    await drawer.getByLabel('On the scale').setInputFiles(photo);
    await drawer.getByRole('button', { name: 'Delete image' }).waitFor();
    await drawer.getByRole('button', { name: 'Save evidence' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('img', { name: /no length, no width/ })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await expect(page.getByText(/With the courier, \d+ days left/).first()).toBeVisible();
  });

  await test.step('imports the response: the money is released', async () => {
    const response = csv('responses.csv', 'awb,outcome,remark', `${awb},Accepted,Weight corrected`);
    await importFile(page, 'Import responses', response, /1 updated/);
    const { amount, held, released } = await find();
    expect([held, released]).toEqual([0, amount]);
    await page.getByRole('tab', { name: /Resolved/ }).click();
    await page.getByRole('searchbox', { name: 'AWB, order or item' }).fill(awb);
    await expect(page.getByRole('grid', { name: 'Resolved disputes' })).toContainText('Won');
    await page.goto(`${brand}/billing/wallet-transactions?q=${awb}`);
    const ledger = page.getByRole('grid', { name: 'Ledger' });
    const rupees = `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
    await expect(ledger.getByText(`held ${rupees}`)).toHaveCount(1);
    await expect(ledger.getByText(`released ${rupees}`)).toHaveCount(1);
  });
});

test('adds a dispute by hand, and refuses an AWB that no shipment has', async ({ page }) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const awb = await undisputedAwb(page);
  await page.goto(`${brand}/dispute/add`);
  await page.getByLabel('AWB', { exact: true }).fill('NONE123456');
  await expect(page.getByText('No shipment has AWB NONE123456.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add dispute' }).click();
  await expect(page.getByText('Enter the billed weight or the billed dimensions').first()).toBeVisible();
  await noViolations(page, 'add dispute');
  await page.getByLabel('AWB', { exact: true }).fill(awb);
  await expect(page.getByText('Cost with GST')).toBeVisible();
  await page.getByLabel('Billed weight').fill('15000');
  await page.getByRole('button', { name: 'Add dispute' }).click();
  await page.waitForURL(/\/dispute\/raised/);
  const { disputes } = await get<{ disputes: ListedDispute[] }>(page, `/disputes?search=${awb}`);
  expect(disputes).toHaveLength(1);
});
