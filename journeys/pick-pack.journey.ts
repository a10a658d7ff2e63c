import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumOptions } from '../apps/showcase/visual/chromium.ts';
import { ask, send } from './courierScans.ts';
import { filmOfLabel } from './labelFilm.ts';
import { choose, logIn, noViolations, smallTargets } from './page.ts';
import {
  bookOrders,
  createWarehouse,
  planter,
  posted,
  runner,
  scan,
  signPile,
  stockBins,
} from './pickPackOrders.ts';
import { startProduct } from './product.ts';
import { walkTwentyOrders } from './twentyOrders.ts';
import type { Product } from './product.ts';
import { expect, test } from './test.ts';
import { chromium } from '@playwright/test';
import type { HandoverBoard } from '@khep/api';
import type { Page } from '@playwright/test';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(async () => product.stop());

/** A warehouse of its own, with three booked orders: its wave has nothing else. */
async function prepareWarehouse(page: Page, name = 'Night shelf'): Promise<string> {
  const id = await createWarehouse(page, product, name);
  await stockBins(page, product, id, [
    ['A-01-2', planter, 3],
    ['B-03-1', runner, 1],
  ]);
  await bookOrders(page, product, id, [[planter], [planter, runner], [runner]]);
  return id;
}

/** A purchase order that was sent to a supplier of its own: its units can be received. Returns its id. */
async function sentPurchase(page: Page, warehouse_id: string): Promise<string> {
  const { supplier } = await posted<{ supplier: { id: string } }>(page, product, '/procurement/suppliers', {
    name: 'Planter Potters',
    lead_days: 7,
    prices: [{ sku_id: planter, price: 210 }],
  });
  const { order } = await posted<{ order: { id: string } }>(page, product, '/procurement/orders', {
    supplier_id: supplier.id,
    warehouse_id,
    lines: [{ sku_id: planter, quantity: 6 }],
  });
  await posted(page, product, `/procurement/orders/${order.id}/send`, {});
  return order.id;
}

test('picks a wave by scans, partly offline, and packs what was found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, product);
  const id = await prepareWarehouse(page);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  await page.goto(`${brand}/pick-pack/pick?warehouse=${id}`);
  // The choice decides the count before it decides the wave.
  await page.getByRole('button', { name: /Boxes/ }).click();
  await page.getByRole('option', { name: 'More products' }).click();
  await expect(page.getByText('1 box of 1 order.')).toBeVisible();
  await page.getByRole('button', { name: /Boxes/ }).click();
  await page.getByRole('option', { name: 'All boxes' }).click();
  await page.getByRole('button', { name: 'Start waves for 3 boxes' }).click();
  await page.getByRole('button', { name: /^Pick wave/ }).click();
  const walk = page.getByRole('dialog');
  await expect(walk.getByText('B-03-1')).toBeVisible();
  await expect(walk.getByText('first shelf from below')).toBeVisible();
  await noViolations(page, 'the walk');

  await scan(page, planter);
  await expect(walk.getByRole('alert')).toContainText(`You scanned ${planter}. Take ${runner}`);
  await scan(page, 'B-03-1');
  await expect(walk.getByText('Right place')).toBeVisible();
  await scan(page, runner);
  await expect(walk.getByText('Right one')).toBeVisible();
  await walk.getByRole('button', { name: 'Undo' }).click();
  await expect(walk.getByText('Put back')).toBeVisible();
  await expect(walk.getByText(/to send/)).toBeHidden();

  // A dead spot: what is scanned there is kept, and survives a reload of the page.
  const actions = '**/pick-pack/waves/*/actions';
  await page.route(actions, (route) => route.abort('internetdisconnected'));
  await scan(page, runner);
  await expect(walk.getByText('Offline, 1 kept')).toBeVisible();
  await expect(walk.getByText('A-01-2')).toBeVisible();
  await scan(page, planter);
  await expect(walk.getByText('Offline, 2 kept')).toBeVisible();
  await page.reload();
  await expect(walk.getByText('2 of 4 pieces')).toBeVisible();
  await expect(walk.getByText('Offline, 2 kept')).toBeVisible();
  await page.unroute(actions);
  await walk.getByRole('button', { name: 'Send now' }).click();
  await expect(walk.getByText(/Offline|to send/)).toBeHidden();
  await expect(walk.getByText('2 of 4 pieces')).toBeVisible();

  // In Hindi: the other planter, then a runner that is in no bin, and nowhere else.
  await walk.getByRole('button', { name: 'हिन्दी' }).click();
  await scan(page, planter);
  await expect(walk.getByText('सही है')).toBeVisible();
  await walk.getByRole('button', { name: 'यहाँ नहीं है' }).click();
  await page.getByRole('button', { name: 'सहेजें' }).click();
  await expect(walk.getByText('वेव पूरी हुई')).toBeVisible();
  await walk.getByRole('button', { name: 'English' }).click();
  await expect(walk.getByText(/1 piece is missing/)).toBeVisible();
  await walk.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('To pack').first()).toBeVisible();

  // The bench: a piece of another box, then the right one; the scale says that something is wrong.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${brand}/pick-pack/pack`);
  const order = await nextOrder(page, id);
  await page.getByRole('searchbox', { name: /Scan a tote/ }).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await scan(page, order);
  await expect(page.getByRole('heading', { name: `Pack ${order}` })).toBeVisible();
  await noViolations(page, 'the bench');
  await scan(page, 'BD-08');
  await expect(page.getByRole('alert')).toContainText('Not in this box');
  await scan(page, planter);
  await expect(page.getByText('Right piece')).toBeVisible();
  await scan(page, planter);
  await expect(page.getByRole('alert')).toContainText('One too many');
  await expect(page.getByText('All pieces are in. Close the box and weigh it.')).toBeVisible();
  const weight = page.getByRole('textbox', { name: 'Weight of the closed box' });
  await weight.fill('9000');
  await page.getByRole('button', { name: 'Weigh' }).click();
  await expect(page.getByText(/^\+.* off$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Label and next' })).toBeDisabled();
  await weight.fill('1300');
  await page.getByRole('button', { name: 'Weigh' }).click();
  const label = page.waitForEvent('download');
  await scan(page, 'DONE');
  expect((await label).suggestedFilename()).toBe('labels.pdf');
  await expect(page.getByText('Scan a tote', { exact: true })).toBeVisible();

  // Its evidence is on the order, and the box can't be packed again.
  await scan(page, order);
  await expect(page.getByText(/^Packed by Ritika Sharma/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Label again' })).toBeVisible();
});

/** The number of the order whose box has one planter. */
async function nextOrder(page: Page, warehouse_id: string): Promise<string> {
  const read = async <Body>(path: string) => (await (await send(page, product, path)).json()) as Body;
  const { data } = await read<{ data: { waves: { id: string }[] } }>(
    `/pick-pack/waves?warehouse_id=${warehouse_id}`,
  );
  const walk = await read<{
    data: {
      wave: { picks: { tote: number; sku_id: string }[]; totes: { tote: number; order_number: string }[] };
    };
  }>(`/pick-pack/waves/${data.waves[0]?.id}`);
  const { picks, totes } = walk.data.wave;
  const only = totes.find(({ tote }) => {
    const own = picks.filter((pick) => pick.tote === tote);
    return own.length === 1 && own[0]?.sku_id === planter;
  });
  if (!only) throw new Error('No box of the wave has one planter alone.');
  return only.order_number;
}

test('twenty orders by scans: picked partly offline, packed with scale and photos, handed over', ({ page }) =>
  walkTwentyOrders(page, product));

test('reads both codes of a label with the camera, and takes the photos of a box', async ({ page }) => {
  await logIn(page, product);
  const warehouse_id = await createWarehouse(page, product, 'Camera bench');
  const [order_id = ''] = await bookOrders(page, product, warehouse_id, [[planter]]);
  const { data } = await ask<{ data: { order: { shipments: { awb: string }[] } } }>(
    page,
    product,
    `/order/${order_id}`,
  );
  const awb = data.order.shipments[0]?.awb ?? '';
  // Its address on the domain of a brand: on this machine there is none.
  const address = `https://track.mittiandloom.in/${awb}`;
  const film = join(mkdtempSync(join(tmpdir(), 'khep-label-')), 'label.y4m');
  writeFileSync(film, await filmOfLabel(page, awb, address));
  const options = chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const camera = await browser.newPage({ permissions: ['camera'] });
    // The browser's own reader, where it has one, is not what is tested.
    await camera.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'));
    await logIn(camera, product);
    const brand = camera.url().replace(/(\/brand\/[^/]+).*/, '$1');
    await camera.goto(`${brand}/pick-pack/pick?warehouse=${warehouse_id}`);
    await camera.getByRole('button', { name: 'Start waves for 1 box' }).click();
    await camera.getByRole('button', { name: /^Pick wave/ }).click();
    await camera.getByRole('button', { name: /^Scan piece/ }).click();
    const code = camera.getByRole('dialog').getByRole('status');
    await expect(code).toHaveText(awb);
    await expect(code).toHaveText(address);
    await noViolations(camera, 'the camera');
    await camera.getByRole('button', { name: 'Close' }).last().click();
    // A parcel is no piece.
    await expect(camera.getByRole('alert')).toContainText('You scanned');

    await camera.goto(`${brand}/pick-pack/pack`);
    await camera.getByRole('button', { name: 'Camera' }).click();
    await expect(camera.getByRole('heading', { name: /^Pack KH-/ })).toBeVisible();
    await camera.getByRole('button', { name: 'Take photos' }).click();
    const dialog = camera.getByRole('dialog');
    for (const title of ['the open box', 'length', 'width', 'height', 'the scale', 'the label']) {
      await expect(dialog.getByRole('heading', { name: new RegExp(`^Photo of .*${title}`) })).toBeVisible();
      await dialog.getByRole('button', { name: 'Take photo' }).click();
    }
    await expect(dialog).toBeHidden();
    // Each photo is an entry when it is taken, and another one once the server has it.
    await expect(camera.getByText('12 entries of evidence')).toBeVisible();
    const photo = camera.locator('[data-component=FileField] img').first();
    await expect(photo).toHaveAttribute('src', /^\/files\//);

    // Blocked: the dialog says what to do, and a file can be chosen.
    await camera.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await camera.getByRole('button', { name: 'Take photos' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Allow it in the site settings of the browser');
    await expect(dialog.getByRole('button', { name: 'Take photo' })).toBeHidden();
    await noViolations(camera, 'the blocked camera');
  } finally {
    await browser.close();
  }
});

test('drafts an order from what to buy, sends it, and receives a part by scan', async ({ page }) => {
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  await page.goto(`${brand}/procurement?tab=suppliers`);
  await page.getByRole('button', { name: 'Add supplier' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Runner Weavers');
  await form.getByLabel('Products').fill('TR-HLM 520\nNOPE');
  await form.getByRole('button', { name: 'Save supplier' }).click();
  await expect(form.getByText('Line 2: enter a SKU and its price').last()).toBeVisible();
  await form.getByLabel('Products').fill('TR-HLM 520');
  await form.getByRole('button', { name: 'Save supplier' }).click();
  await expect(page.getByRole('cell', { name: '10 days, as entered' })).toBeVisible();

  await page.getByRole('tab', { name: 'To buy' }).click();
  const buy = page.getByRole('table', { name: 'Products of Runner Weavers' });
  await buy.getByRole('textbox', { name: 'Units of TR-HLM to buy' }).fill('24');
  await page.keyboard.press('Tab');
  await expect(buy.getByText('₹12,480').first()).toBeVisible();
  await noViolations(page, 'what to buy');
  const card = page.locator('section').filter({ has: buy });
  await card.getByRole('button', { name: 'Draft order' }).click();
  const order = page.getByRole('dialog');
  await expect(order.getByRole('heading', { name: /^PO-\d+, Runner Weavers/ })).toBeVisible();
  await order.getByRole('button', { name: 'Mark as sent' }).click();
  await order.getByLabel('Scan or type the SKU').fill('tr-hlm');
  await order.getByLabel('Good units').fill('30');
  await order.getByRole('button', { name: 'Receive' }).click();
  await expect(order.getByText(/24 of TR-HLM are open/).first()).toBeVisible();
  await order.getByLabel('Good units').fill('20');
  await order.getByLabel('Damaged units').fill('1');
  await order.getByRole('button', { name: 'Receive' }).click();
  await expect(order.getByText('1 came damaged')).toBeVisible();
  await noViolations(page, 'a purchase order');
  // The bill: a damaged one, one that never came, and a price that nobody agreed on.
  await order.getByRole('button', { name: 'Add bill' }).click();
  await order.getByLabel('Bill number').fill('RW/77');
  await order.getByRole('spinbutton', { name: /day, Bill date/ }).click();
  await page.keyboard.type('01112026');
  await order.getByLabel('TR-HLM: billed units').fill('22');
  await order.getByLabel('TR-HLM: billed price').fill('');
  await order.getByRole('button', { name: 'Save bill' }).click();
  await expect(order.getByText('Enter the price, or 0 units').first()).toBeVisible();
  await order.getByLabel('TR-HLM: billed price').fill('530');
  await order.getByRole('button', { name: 'Save bill' }).click();
  const differences = order.getByRole('table', { name: 'Differences of bill RW/77' });
  await expect(differences.getByText('1 unit billed and not received')).toBeVisible();
  await expect(differences.getByText('1 unit came damaged')).toBeVisible();
  await expect(differences.getByText('20 units at ₹10.00 more than ordered')).toBeVisible();
  await noViolations(page, 'a bill');
  await order.getByRole('button', { name: 'Issue debit note' }).click();
  await expect(order.getByText(/^Debit note DN\/\d\d-\d\d\/\d+ of /)).toBeVisible();
  const paper = page.waitForEvent('download');
  await order.getByRole('button', { name: 'Download debit note' }).click();
  expect((await paper).suggestedFilename()).toMatch(/^debit-note-DN-\d\d-\d\d-\d+\.pdf$/);
  // 22 × 530, less what is claimed.
  await order.getByRole('button', { name: 'Mark as paid' }).click();
  const payment = page.getByRole('alertdialog', { name: 'Mark bill RW/77 as paid?' });
  await expect(payment).toContainText('₹10,400.00 leaves the cash calendar');
  await noViolations(page, 'a payment');
  await payment.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(order.getByText(/^₹10,400\.00 on /)).toBeVisible();
  await order.getByRole('button', { name: 'Close order' }).click();
  const question = page.getByRole('alertdialog', { name: /^Close order PO-/ });
  await expect(question).toContainText('3 open units are no longer expected');
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(order.getByLabel('Good units')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('20 of 24')).toBeVisible();

  // The goods go to the other warehouse, and one of them is lost.
  await page.getByRole('tab', { name: 'Stock transfers' }).click();
  await page.getByRole('button', { name: 'Draft transfer' }).click();
  const draft = page.getByRole('dialog');
  for (const [place, warehouse] of [
    ['From', 'Jaipur studio'],
    ['To', 'Bhiwandi store'],
  ] as const) {
    const select = draft.getByRole('button', { name: new RegExp(`${place}\\b`) });
    await choose(page, select, new RegExp(`^${warehouse}`));
  }
  for (const code of ['tr-hlm', 'tr-hlm', 'tr-hlm']) {
    await draft.getByLabel('Scan or type a SKU').fill(code);
    await page.keyboard.press('Enter');
  }
  await expect(draft.getByRole('textbox', { name: 'Units' })).toHaveValue('3');
  await noViolations(page, 'a draft of a stock transfer');
  await draft.getByRole('button', { name: 'Draft transfer' }).click();
  const transfer = page.getByRole('dialog', { name: /^ST-/ });
  await transfer.getByRole('button', { name: 'Send transfer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send transfer' }).click();
  await expect(transfer.getByRole('button', { name: 'Download invoice' })).toBeVisible();
  await transfer.getByLabel('Scan or type the SKU').fill('tr-hlm');
  await transfer.getByLabel('Good units').fill('4');
  await transfer.getByRole('button', { name: 'Receive' }).click();
  await expect(transfer.getByText(/3 of TR-HLM are on their way, not 4/).first()).toBeVisible();
  await transfer.getByLabel('Good units').fill('2');
  await page.keyboard.press('Tab');
  await transfer.getByRole('button', { name: 'Receive' }).click();
  await expect(transfer.getByText('Partly received', { exact: false }).first()).toBeVisible();
  await transfer.getByRole('button', { name: 'Close with loss' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close with loss' }).click();
  await expect(transfer.getByText('3 sent, 2 came whole, 0 damaged, 1 lost')).toBeVisible();
  await noViolations(page, 'a stock transfer');
  // The goods that came go back, at a value of their own.
  await transfer.getByRole('button', { name: 'Send back' }).click();
  const back = page.getByRole('dialog', { name: /^Send ST-\d+ back$/ });
  await expect(back.getByRole('button', { name: /From\b/ })).toContainText('Bhiwandi store');
  await expect(back.getByRole('textbox', { name: 'Units' })).toHaveValue('2');
  await back.getByRole('radio', { name: 'A value of your own' }).check({ force: true });
  await back.getByRole('textbox', { name: 'Value of one, before GST' }).fill('0');
  await page.keyboard.press('Tab');
  await back.getByRole('button', { name: 'Draft transfer' }).click();
  await expect(back.getByText('Enter the value of one unit').first()).toBeVisible();
  await back.getByRole('textbox', { name: 'Value of one, before GST' }).fill('450');
  await page.keyboard.press('Tab');
  await noViolations(page, 'a transfer that goes back');
  await back.getByRole('button', { name: 'Draft transfer' }).click();
  await expect(page.getByRole('dialog', { name: /^ST-/ }).getByText('₹450.00')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Box sizes' }).click();
  await page.getByLabel('New sizes at most').fill('13');
  await page.getByRole('button', { name: 'Compare sizes' }).click();
  await expect(page.getByText('Enter at most 12').first()).toBeVisible();
  await page.getByLabel('New sizes at most').fill('2');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Compare sizes' }).click();
  await expect(page.getByRole('heading', { name: 'Sizes to buy' })).toBeVisible({ timeout: 60_000 });
  await noViolations(page, 'box sizes');
  await page.goto(`${brand}/pick-pack/pick?tab=bins`);
  await page.getByRole('button', { name: 'Find moves' }).click();
  await expect(page.getByText(/min (walked )?a day/)).toBeVisible({ timeout: 60_000 });
  await noViolations(page, 'goods to move');
});

test('targets of the floor are 48 px for a finger', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
  const page = await (await browser.newContext(phone)).newPage();
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const id = await prepareWarehouse(page, 'Phone shelf');
  const purchase = await sentPurchase(page, id);
  const check = async (what: string) => expect(await smallTargets(page), what).toEqual([]);

  await page.goto(`${brand}/pick-pack/pick?warehouse=${id}`);
  await page.getByRole('button', { name: 'Start waves for 3 boxes' }).waitFor();
  await check('waves');
  await page.getByRole('button', { name: 'Start waves for 3 boxes' }).tap();
  await page.getByRole('button', { name: /^Pick wave/ }).tap();
  const walk = page.getByRole('dialog');
  await walk.getByText('B-03-1').waitFor();
  await check('the walk');
  await walk.getByRole('button', { name: 'Not here' }).tap();
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await check('a short pick');

  await page.goto(`${brand}/pick-pack/pick?tab=hand-over&warehouse=${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('handing over');
  await page.goto(`${brand}/pick-pack/pick?tab=bins&warehouse=${id}`);
  await page.getByText('6 units from Planter Potters').waitFor();
  await check('bins');
  await page.goto(`${brand}/pick-pack/pack`);
  await page.getByRole('searchbox', { name: /Scan a tote/ }).waitFor();
  await check('the bench');

  await page.goto(`${brand}/procurement?tab=orders&order=${purchase}`);
  const order = page.getByRole('dialog');
  await order.getByLabel('Scan or type the SKU').waitFor();
  await check('receiving goods');
  await page.context().close();
});

test('hands a pile over by scan, partly offline, with a foreign parcel and a missing one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  // Vans of next week: nothing moves meanwhile, at whatever hour this runs.
  const warehouse_id = await createWarehouse(page, product, 'Van yard');
  const own = await bookOrders(page, product, warehouse_id, [[planter], [runner], [runner]]);
  const foreign = await bookOrders(page, product, warehouse_id, [[planter], [runner]], 4);
  await posted(page, product, '/order/processor/pickup/schedule', {
    order_ids: [...own, ...foreign],
    pickup_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    pickup_time: '16:00',
  });
  const path = `/pick-pack/handovers?warehouse_id=${warehouse_id}`;
  const { data: board } = await ask<{ data: HandoverBoard }>(page, product, path);
  const awbOf = (order_id: string | undefined) =>
    board.parcels.find((parcel) => parcel.order_id === order_id)?.awb ?? '';
  const [first, second] = own.map(awbOf);
  await page.goto(`${brand}/pick-pack/pick?tab=hand-over&warehouse=${warehouse_id}`);
  await page.getByRole('button', { name: 'Scan 3 parcels' }).click();
  const pile = page.getByRole('dialog', { name: 'Hand over to Delhivery' });
  await expect(pile.getByText('3 parcels are missing')).toBeVisible();
  await scan(page, first ?? '');
  await expect(pile.getByRole('status').filter({ hasText: 'On the pile' })).toBeVisible();
  await scan(page, first ?? '');
  await expect(pile.getByText('Scanned before')).toBeVisible();
  await scan(page, awbOf(foreign[0]));
  await expect(pile.getByRole('alert').filter({ hasText: 'Parcel of Blue Dart' })).toBeVisible();
  await noViolations(page, 'a pile');

  // The scans are on the device.
  await page.reload();
  await expect(pile.getByText('1 of 3 on the pile', { exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await scan(page, second ?? '');
  await expect(pile.getByText('2 of 3 on the pile', { exact: true })).toBeVisible();
  await pile.getByRole('button', { name: 'Hand over 2' }).click();
  await expect(pile.getByText('Enter who takes the parcels')).toBeVisible();
  await expect(pile.getByLabel('Who takes them?')).toBeFocused();
  await pile.getByLabel('Who takes them?').fill('Imran Khan');
  await signPile(page);
  await pile.getByRole('button', { name: 'Hand over 2' }).click();
  await expect(page.getByText('Not sent yet. The scans and the signature are saved')).toBeVisible();
  // It is sent as soon as the network is back.
  await page.context().setOffline(false);
  await expect(page.getByText('2 parcels to Imran Khan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scan 1 parcel', exact: true })).toBeVisible();
  await noViolations(page, 'vans');
  const manifest = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print manifest' }).first().click();
  expect((await manifest).suggestedFilename()).toMatch(/manifest/i);
});
