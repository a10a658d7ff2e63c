/*
 * Measures how long Pick takes to show its waves on a phone, cold and with its service worker, and what it loads for it:
 *   turbo run build --filter=@khep/console...
 *   node --conditions=@khep/source apps/server/bench/firstScreen.ts [rounds] [slowdown] [pick|pack]
 * Slow 4G (150 ms, 1.44 Mbit/s) and a processor slowed 4 times unless the second argument says otherwise.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';
import { findChromium } from '../../../scripts/setup/systemPackages.mjs';
import { formatTable, percentile } from './lists/orderList.ts';

const [rounds = 3, slowdown = 4] = process.argv.slice(2, 4).map(Number);
const screen = process.argv[4] ?? 'pick';
const data = mkdtempSync(join(tmpdir(), 'khep-bench-'));

/** Starts the product with its demo brand on a free port; resolves with its address and how to end it. */
async function startProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  const root = join(import.meta.dirname, '../../..');
  const server = spawn(process.execPath, [...process.execArgv, 'apps/server/src/start/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      KHEP_DATA: data,
      PORT: '0',
      DATABASE_URL: '',
      SMTP_URL: '',
      KHEP_SIMULATOR_ORDERS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Khep is at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    server.once('exit', () => reject(new Error(`The server ended:\n${printed}`)));
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

interface Visit {
  ms: number;
  requests: number;
  kB: number;
}

/** Opens the screen in a new tab; counts what came before its content was there. */
async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (slowdown > 1) {
    const bytesPerSecond = (1.44 * 1_000_000) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  let requests = 0;
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) requests += 1;
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    const look = () => {
      // What the person came for, not a heading beside a spinner.
      const isShown = /Totes on a cart|No box waits|Scan a tote,/.test(
        document.querySelector('main')?.textContent ?? '',
      );
      if (isShown) performance.mark('shown');
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, undefined, {
    timeout: 120_000,
  });
  const result = { requests, kB: bytes / 1024 };
  const ms = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? 0);
  if (process.env['KHEP_BENCH_SHOT']) await page.screenshot({ path: process.env['KHEP_BENCH_SHOT'] });
  await page.close();
  return { ms, ...result };
}

const median = (visits: readonly Visit[], key: keyof Visit) =>
  percentile(
    visits.map((one) => one[key]).sort((a, b) => a - b),
    0.5,
  );

const product = await startProduct();
const executablePath = findChromium();
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  const phone = { viewport: { width: 390, height: 844 } };
  const first = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await first.newPage();
  await page.goto(product.url);
  await page.getByLabel('Email or phone').fill('ritika@mittiandloom.in');
  await page.getByLabel('Password', { exact: true }).fill('khep-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/brand\//);
  const address = `${page.url().replace(/(\/brand\/[^/]+).*/, '$1')}/pick-pack/${screen}`;
  const storageState = await first.storageState();
  await first.close();
  const cold: Visit[] = [];
  const worker: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const blocked = await browser.newContext({ ...phone, storageState, serviceWorkers: 'block' });
    cold.push(await visit(blocked, address));
    await blocked.close();
    const context = await browser.newContext({ ...phone, storageState });
    const before = await context.newPage();
    await before.goto(address);
    await before.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await before.close();
    worker.push(await visit(context, address));
    await context.close();
  }
  const rows = Object.entries({ cold, 'with the worker': worker }).map(([name, visits]) => ({
    visit: name,
    ms: median(visits, 'ms').toFixed(0),
    requests: median(visits, 'requests').toFixed(0),
    kB: median(visits, 'kB').toFixed(0),
  }));
  process.stdout.write(
    `First screen of ${screen}, ${rounds} rounds, processor slowed ${slowdown} times\n\n${formatTable(rows)}`,
  );
} finally {
  await browser.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}
