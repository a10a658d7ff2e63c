/**
 * Measures the longest task of the main thread when the period of each analytics page changes, in processor time times a slowdown:
 * a throttled processor's clock also counts what other work of the machine takes.
 *   node apps/server/bench/filterChange.ts http://localhost:3000 [slowdown, 4]
 * against a running product with the demo brand (`npm start`).
 */
import { chromium } from '@playwright/test';

const [url = 'http://localhost:3000', slowdown = '4'] = process.argv.slice(2);
const pages = [
  'overview',
  'orders',
  'track-shipment',
  'ndr',
  'rto',
  'returns',
  'carrier-partners',
  'sku',
  'reconciliation',
  'dispute',
];

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'], args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' });
const page = await context.newPage();
await page.goto(url);
await page.getByLabel('Email or phone').fill('ritika@mittiandloom.in');
await page.getByLabel('Password', { exact: true }).fill('khep-demo-2026');
await page.getByRole('button', { name: 'Log in' }).click();
await page.waitForURL(/\/brand\//);
const brand = page.url().replace(/(\/brand\/[^/]+).*/, '$1');

interface TraceEvent {
  name: string;
  tid: number;
  ph: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** Tasks of the page's main threads: the longest, and the longest that only collects garbage, in milliseconds of processor time. */
function longestTask(events: readonly TraceEvent[]): { work: number; garbage: number } {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  const spans = events.filter(({ ph, tid }) => ph === 'X' && main.has(tid));
  const garbage = spans.filter(({ name }) => name === 'MinorGC' || name === 'MajorGC');
  const ofGarbage = (task: TraceEvent) =>
    garbage
      .filter(
        ({ tid, ts, dur = 0 }) => tid === task.tid && ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0),
      )
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const tasks = spans
    .filter(({ name }) => name.endsWith('RunTask'))
    .map((task) => ({ all: (task.tdur ?? 0) / 1000, garbage: ofGarbage(task) / 1000 }));
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ all }) => all));
  return {
    work: longest(tasks.filter(({ all, garbage }) => garbage < all / 2)),
    garbage: longest(tasks.filter(({ all, garbage }) => garbage >= all / 2)),
  };
}

for (const name of pages) {
  await page.goto(`${brand}/analytics/${name}?date=last30`);
  await page.waitForLoadState('networkidle');
  const works: number[] = [];
  const collections: number[] = [];
  for (const date of ['last7', 'last30', 'last7']) {
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    });
    await page.evaluate((value) => {
      const params = new URLSearchParams(window.location.search);
      params.set('date', value);
      // As a chosen filter does.
      window.history.replaceState(null, '', `?${params}`);
    }, date);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
    const { work, garbage } = longestTask(traceEvents);
    works.push(Math.round(work * Number(slowdown)));
    collections.push(Math.round(garbage * Number(slowdown)));
  }
  console.log(
    `${name.padEnd(18)} longest task ${works.join(', ')} ms at ${slowdown}×, collecting garbage ${collections.join(', ')}`,
  );
}
await browser.close();
