import { ask } from './courierScans.ts';
import { logIn, noViolations } from './page.ts';
import {
  addBenchDevices,
  bookOrders,
  createWarehouse,
  packBox,
  planter,
  posted,
  runner,
  scan,
  signPile,
  stockBins,
  weigh,
} from './pickPackOrders.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';
import type { HandoverBoard, WaveWalk } from '@khep/api';
import type { Page } from '@playwright/test';

/**
 * A wave of twenty orders by scans: a wrong piece and one that is missing, an overweight box, a box that is split, photos, and
 * a van with a parcel of another courier. Boxes and calls that are not the point go by API.
 */
export async function walkTwentyOrders(page: Page, product: Product): Promise<void> {
  await addBenchDevices(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, product);
  const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');
  const warehouse_id = await createWarehouse(page, product, 'Twenty orders');
  const lists = [
    [runner, runner, runner],
    ...Array.from({ length: 9 }, () => [runner]),
    ...Array.from({ length: 8 }, () => [planter]),
    ...Array.from({ length: 2 }, () => [planter, runner]),
  ];
  // One runner fewer than the orders have.
  await stockBins(page, product, warehouse_id, [
    ['A-01-2', planter, 10],
    ['B-03-1', runner, 13],
  ]);
  const own = await bookOrders(page, product, warehouse_id, lists);
  const { waves } = await posted<{ waves: { id: string }[] }>(page, product, '/pick-pack/waves', {
    warehouse_id,
    totes: 20,
  });
  const wave_id = waves[0]?.id ?? '';
  const walkOf = async () =>
    (await ask<{ data: { wave: WaveWalk } }>(page, product, `/pick-pack/waves/${wave_id}`)).data.wave;
  const planned = await walkOf();
  expect(planned.totes).toHaveLength(20);
  const pieces = planned.picks.flatMap(({ sku_id, quantity }) =>
    Array.from({ length: quantity }, () => sku_id),
  );
  expect(pieces).toHaveLength(24);

  // The walk: a wrong piece, then right ones, fifteen of them in a dead spot.
  await page.goto(`${brand}/pick-pack/pick?warehouse=${warehouse_id}&wave=${wave_id}`);
  const walk = page.getByRole('dialog');
  const isDone = async (done: number) => expect(walk.getByText(`${done} of 24 pieces`)).toBeVisible();
  await isDone(0);
  await scan(page, pieces[0] === runner ? planter : runner);
  await expect(walk.getByRole('alert')).toContainText('You scanned');
  for (const [at, piece] of pieces.slice(0, 23).entries()) {
    if (at === 5) {
      await expect(walk.getByText(/to send/)).toBeHidden();
      await page.context().setOffline(true);
    }
    await scan(page, piece);
    if (at < 21) await isDone(at + 1);
    if (at === 19) {
      await expect(walk.getByText('Offline, 15 kept')).toBeVisible();
      await page.context().setOffline(false);
      await expect(walk.getByText(/Offline|to send/)).toBeHidden();
      await isDone(20);
    }
    // The end is walked in Hindi.
    if (at === 20) await walk.getByRole('button', { name: 'हिन्दी' }).click();
    if (at >= 21) await expect(walk.getByText(`24 में से ${at + 1} नग`)).toBeVisible();
  }
  await walk.getByRole('button', { name: 'यहाँ नहीं है' }).click();
  await page.getByRole('button', { name: 'सहेजें' }).click();
  await expect(walk.getByText('वेव पूरी हुई')).toBeVisible();

  // The walk ends on the device; the server hears of it a moment later.
  await expect.poll(async () => (await walkOf()).picks.some(({ short }) => short > 0)).toBe(true);
  const { picks } = await walkOf();
  const boxes = planned.totes.map(({ shipment_id, order_number }) => {
    const of = picks.filter((pick) => pick.shipment_id === shipment_id);
    return {
      shipment_id,
      order_number,
      short: of.reduce((sum, { short }) => sum + short, 0),
      pieces: of.flatMap(({ sku_id, picked }) => Array.from({ length: picked }, () => sku_id)),
    };
  });
  const short = boxes.find((box) => box.short > 0)!;
  const large = boxes.find(
    (box) => box.pieces.length > 1 && box.pieces[0] === box.pieces[1] && box !== short,
  )!;
  const [single, hindi] = boxes.filter((box) => box.pieces.join() === planter);
  if (!single || !hindi) throw new Error('The wave has no two boxes with one planter.');

  // The bench, in Hindi: the scale fills in the weight, and a card ends the box.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${brand}/pick-pack/pack`);
  await page.getByRole('heading', { level: 1 }).click();
  await openBox(page, hindi.order_number);
  await page.getByRole('button', { name: 'सीरियल तराज़ू जोड़ें' }).click();
  await weigh(page, 'S D    1200.00 g');
  await expect(page.getByText('तराज़ू जुड़ा है')).toBeVisible();
  await scan(page, planter);
  await expect(page.getByText('सही नग')).toBeVisible();
  await weigh(page, 'S S    1300.00 g');
  await endBox(page);
  await page.getByRole('button', { name: 'English' }).click();

  // An overweight box is blocked; the right weight and the photos are its evidence.
  await openBox(page, single.order_number);
  await scan(page, planter);
  await expect(page.getByText('Right piece')).toBeVisible();
  await weigh(page, 'ST,GS,+  9.000kg');
  await expect(page.getByText(/^\+.* off$/)).toBeVisible();
  await scan(page, 'DONE');
  await expect(page.getByRole('button', { name: 'Label and next' })).toBeDisabled();
  await weigh(page, 'OL,GS,+999999kg');
  await expect(page.getByText(/^Over the capacity of the scale/)).toBeVisible();
  await weigh(page, 'ST,GS,+  1.300kg');
  await expect(page.getByText(/ off$/)).toBeHidden();
  await page.getByRole('button', { name: 'Take photos' }).click();
  for (let photo = 1; photo <= 6; photo += 1) {
    await page.getByRole('dialog').getByRole('button', { name: 'Take photo' }).click();
    if (photo < 6) await expect(page.getByText(`${photo} of 6 taken`)).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  await noViolations(page, 'a box with photos');
  await endBox(page);

  // A box that takes two of three runners is split; each part has its AWB and its label.
  await openBox(page, large.order_number);
  await scan(page, runner);
  await scan(page, runner);
  await expect(page.getByText('2 of 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Split box' }).click();
  await noViolations(page, 'splitting a box');
  await page.getByRole('dialog').getByRole('button', { name: 'Split box' }).click();
  const second = page.getByText(/^Second box of .*AWB/);
  await expect(second).toBeVisible();
  const secondAwb = /AWB (\S+)/.exec((await second.textContent()) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: 'No scale here' }).click();
  await endBox(page);
  await page.getByRole('button', { name: 'Pack second box' }).click();
  await expect(page.getByRole('heading', { name: `Pack ${large.order_number}` })).toBeVisible();
  await scan(page, runner);
  await page.getByRole('button', { name: 'No scale here' }).click();
  await endBox(page);

  // A missing piece holds its box.
  await openBox(page, short.order_number);
  await expect(page.getByText(/^1 piece of this box was not found/)).toBeVisible();
  await page.getByRole('button', { name: 'Hold box' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hold box' }).click();
  await expect(page.getByText('Held boxes')).toBeVisible();
  const byHand = [single, hindi, large, short];
  for (const box of boxes.filter((one) => !byHand.includes(one))) await packBox(page, product, box);
  expect((await walkOf()).state).toBe('packed');

  // The van, in Hindi, with a parcel of another courier between its own.
  const [foreign] = await bookOrders(page, product, warehouse_id, [[planter]], 4);
  await posted(page, product, '/order/processor/pickup/schedule', {
    order_ids: [...own, foreign],
    pickup_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    pickup_time: '16:00',
  });
  const { data: board } = await ask<{ data: HandoverBoard }>(
    page,
    product,
    `/pick-pack/handovers?warehouse_id=${warehouse_id}`,
  );
  const awbs = board.parcels
    .filter(({ order_id, order_number }) => order_id !== foreign && order_number !== short.order_number)
    .map(({ awb }) => awb);
  expect(awbs).toHaveLength(20);
  expect(awbs).toContain(secondAwb);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${brand}/pick-pack/pick?tab=hand-over&warehouse=${warehouse_id}`);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await page.getByRole('button', { name: /^2\d पार्सल स्कैन करें$/ }).click();
  const pile = page.getByRole('dialog', { name: 'Delhivery को सौंपें' });
  await scan(page, board.parcels.find(({ order_id }) => order_id === foreign)?.awb ?? '');
  await expect(pile.getByRole('alert').filter({ hasText: 'Blue Dart Air का पार्सल' })).toBeVisible();
  for (const [at, awb] of awbs.entries()) {
    await scan(page, awb);
    await expect(pile.getByText(new RegExp(`^\\d+ में से ${at + 1} ढेर पर$`)).first()).toBeVisible();
  }
  await pile.getByLabel('कौन ले जा रहा है?').fill('Imran Khan');
  await signPile(page);
  await pile.getByRole('button', { name: '20 सौंपें' }).click();
  await expect(page.getByText('20 पार्सल Imran Khan को')).toBeVisible();
}

/** Scans a box onto the bench, in either language. */
async function openBox(page: Page, order: string): Promise<void> {
  await scan(page, order);
  await expect(page.getByRole('heading', { level: 1, name: order })).toBeVisible();
}

/** Ends the box on the bench by the printed card, and waits for its label. */
async function endBox(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Label and next|लेबल और अगला)$/ })).toBeEnabled();
  const label = page.waitForEvent('download');
  await scan(page, 'DONE');
  await label;
  await weigh(page, 'ST,GS,+  0.000kg');
  await page.getByRole('searchbox').first().waitFor();
  await expect(page.getByRole('heading', { level: 1, name: /^(Pack|पैक करें)$/ })).toBeVisible();
}
