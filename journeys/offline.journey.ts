import type { PackingRecord, WaveWalk } from '@khep/api';
import { nextName, openLine } from './line.ts';
import type { Line } from './line.ts';
import { ask } from './courierScans.ts';
import { logIn, noViolations } from './page.ts';
import {
  addBenchDevices,
  bookOrders,
  createWarehouse,
  planter,
  runner,
  scan,
  stockBins,
} from './pickPackOrders.ts';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

let product: Product;
let line: Line;
test.beforeAll(async () => {
  product = await startProduct();
  line = await openLine(product.url);
  product = { ...product, url: line.url };
});
test.afterAll(async () => {
  await line.close();
  await product.stop();
});
test.afterEach(() => line.mend());

/** The addresses that service workers of the floor have stored. */
const storedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
    return files;
  });

/** The builds whose files are stored. */
const storedBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1) ?? ''));

/** The build that opens next: the worker that is in charge has stored its page last. */
const openingBuild = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    if (installing || waiting || active?.state !== 'activated') return '';
    const shell = await (await caches.open((await caches.keys()).at(-1) ?? '')).match(location.pathname);
    return /index-[^"]+\.js/.exec((await shell?.text()) ?? '')?.[0] ?? '';
  });

/** The build of the page that is open: the name of its entry script. */
const buildOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1) ?? '',
  );

/** Waits until the floor opens without a network. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Starts a wave of 3 boxes (3 planters, 2 runners) and opens it, with the worker in place. */
async function openWave(page: Page, name: string): Promise<{ address: string; wave_id: string }> {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, product);
  const id = await createWarehouse(page, product, name);
  await stockBins(page, product, id, [
    ['A-01-2', planter, 4],
    ['B-03-1', runner, 2],
  ]);
  await bookOrders(page, product, id, [[planter, planter], [planter, runner], [runner]]);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const address = `${brand}/pick-pack/pick?warehouse=${id}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Start waves for 3 boxes' }).click();
  await page.getByRole('button', { name: /^Pick wave/ }).click();
  await expect(page.getByRole('dialog').getByText(`${name} · 0 of 5 pieces`)).toBeVisible();
  await waitForWorker(page);
  return { address, wave_id: new URL(page.url()).searchParams.get('wave') ?? '' };
}

/** Units of a SKU that are picked in a wave, by the server. */
async function pickedOnServer(page: Page, wave_id: string): Promise<(sku: string) => number> {
  const { data } = await ask<{ data: { wave: WaveWalk } }>(page, product, `/pick-pack/waves/${wave_id}`);
  return (sku) => data.wave.picks.reduce((sum, pick) => sum + (pick.sku_id === sku ? pick.picked : 0), 0);
}

test('a wave is picked through a reload and a cold start without a network, each scan once', async ({
  page: first,
}) => {
  let page = first;
  const { address, wave_id } = await openWave(page, 'Cellar');

  // A reload in a dead spot, with the answer of a scan lost before it: the server has it, the device doesn't know.
  line.loseAnswerOf('/actions');
  await scan(page, runner);
  await expect(page.getByText('Offline, 1 kept')).toBeVisible();
  await page.reload();
  let walk = page.getByRole('dialog');
  await expect(walk.getByText('Cellar · 1 of 5 pieces')).toBeVisible();
  // Also says that the walk is ready for scans.
  await expect(walk.getByText('Offline, 1 kept')).toBeVisible();
  await scan(page, runner);
  await expect(walk.getByText('Offline, 2 kept')).toBeVisible();
  await noViolations(page, 'the walk without a network');

  // The tab is gone; another one begins without a network, at the list of waves.
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.getByText('Waves on this device')).toBeVisible();
  await noViolations(page, 'the waves on the device');
  await page.getByRole('button', { name: /^Continue wave/ }).click();
  walk = page.getByRole('dialog');
  await expect(walk.getByText('2 of 5 pieces')).toBeVisible();
  await expect(walk.getByText('Offline, 2 kept')).toBeVisible();
  // In Hindi, whose font and words are stored too, and with the decoder of the camera.
  await walk.getByRole('button', { name: 'हिन्दी' }).click();
  await scan(page, planter);
  await expect(walk.getByText('सही है')).toBeVisible();
  expect(
    await page.evaluate(async () => (await document.fonts.load('16px "Noto Sans Indic"', 'क')).length),
  ).toBeGreaterThan(0);
  await walk.getByRole('button', { name: 'English' }).click();
  const stored = await storedFiles(page);
  expect(stored.some((file) => file.endsWith('.wasm'))).toBe(true);
  expect(stored.filter((file) => !/^\/assets\/|\/pick-pack\/pick$/.test(file))).toEqual([]);

  // The line is back: everything is on the server, once.
  line.mend();
  await walk.getByRole('button', { name: 'Send now' }).click();
  await expect(walk.getByText(/Offline|to send/)).toBeHidden();
  const picked = await pickedOnServer(page, wave_id);
  expect([picked(runner), picked(planter)]).toEqual([2, 1]);

  // No other screen opens from the device, and after a log-out none does.
  line.cut();
  const other = await context.newPage();
  await expect(other.goto(address.replace(/pick-pack.*/, 'oms/new-orders'))).rejects.toThrow(/ERR_/);
  await other.close();
  line.mend();
  await page.goto(address);
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  await expect.poll(() => storedFiles(page)).toEqual([]);
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0);
  line.cut();
  await expect(page.goto(address)).rejects.toThrow(/ERR_/);
});

test('a new version takes over while a scan waits for the network, and loses nothing', async ({
  page,
  context,
}) => {
  const { wave_id } = await openWave(page, 'Loft');
  line.cut();
  await scan(page, runner);
  const walk = page.getByRole('dialog');
  await expect(walk.getByText('Offline, 1 kept')).toBeVisible();

  // Another build is served, which differs in the names of its scripts; API requests still fail.
  const old = await buildOf(page);
  const next = nextName(old);
  await context.route('**/api/**', (route) => route.abort());
  line.renameBuild();
  line.mend();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect.poll(() => openingBuild(second)).toBe(next);
  // The first tab is of the older build, whose files stay as long as it is open.
  expect(await storedBuilds(page)).toContain(old);
  line.cut();
  await page.reload();
  await expect(walk.getByText('Loft · 1 of 5 pieces')).toBeVisible();
  expect(await buildOf(page)).toBe(next);
  await second.reload();
  await expect(second.getByRole('dialog').getByText('Loft · 1 of 5 pieces')).toBeVisible();
  await expect.poll(() => storedBuilds(page)).toEqual([next]);
  await expect(walk.getByText('Offline, 1 kept')).toBeVisible();

  line.mend();
  await context.unroute('**/api/**');
  await walk.getByRole('button', { name: 'Send now' }).click();
  await expect(walk.getByText(/Offline|to send/)).toBeHidden();
  const picked = await pickedOnServer(page, wave_id);
  expect([picked(runner), picked(planter)]).toEqual([1, 0]);
});

test('photos of a box that is packed without a network are sent when it is back, in Hindi too', async ({
  page,
}) => {
  await addBenchDevices(page);
  await logIn(page, product);
  const id = await createWarehouse(page, product, 'Bench');
  const [order_id = ''] = await bookOrders(page, product, id, [[planter]]);
  type Told = { data: { order: { shipments: { awb: string; packing_record: PackingRecord | null }[] } } };
  const told = async () => (await ask<Told>(page, product, `/order/${order_id}`)).data.order;
  const awb = (await told()).shipments[0]?.awb ?? '';
  await page.goto(page.url().replace(/(\/brand\/[^/]+).*/, '$1/pick-pack/pack'));
  await waitForWorker(page);
  await scan(page, awb);
  await expect(page.getByRole('heading', { name: /^Pack KH-/ })).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('button', { name: 'फ़ोटो चुनें' })).toHaveCount(6);
  await expect(page.getByText(/Choose|Change|Delete/)).toHaveCount(0);
  await page.getByRole('button', { name: 'English' }).click();

  line.cut();
  await scan(page, planter);
  await expect(page.getByText('Right piece')).toBeVisible();
  await page.getByRole('button', { name: 'Take photos' }).click();
  for (let photo = 1; photo <= 6; photo += 1) {
    await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).click();
    if (photo < 6) await expect(page.getByText(`${photo} of 6 taken`)).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  const pictures = page.locator('[data-component=FileField] img');
  await expect(pictures).toHaveCount(6);
  expect(
    await pictures
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await noViolations(page, 'photos without a network');
  await page.getByRole('button', { name: 'No scale here' }).click();
  await page.getByRole('button', { name: 'Label and next' }).click();
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  expect(
    (await page.evaluate(() => indexedDB.databases())).some(({ name }) => name?.startsWith('khep-bench')),
  ).toBe(true);

  // The tab begins anew in the dead spot; then the answer to the first photo is lost.
  await page.reload();
  await expect(page.getByText('Not sent yet.')).toBeVisible();
  line.mend();
  line.loseAnswerOf('/cloud-link');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => line.hasLost()).toBe(true);
  line.mend();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Not sent yet.')).toBeHidden();
  const photos = (await told()).shipments[0]?.packing_record?.photos ?? [];
  expect(photos).toHaveLength(6);
});
