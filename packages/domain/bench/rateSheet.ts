/**
 * Pastes every cell of a rate card (zones × slabs × 3) and undoes it, in our editor and in RevoGrid, in the same Chromium
 * with a slowed processor, and prints the longest task of each:
 * node --conditions=@khep/source packages/domain/bench/rateSheet.ts [zones] [slabs] [rounds] [slowdown]
 */
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import { findChromium } from '../../../scripts/setup/systemPackages.mjs';
import { buildBlock } from './rateSheet/block.ts';
import { longestTask } from './rateSheet/longestTask.ts';
import type { LongestTask } from './rateSheet/longestTask.ts';
import type { BenchPage } from './rateSheet/page.ts';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const [zones = 30, slabs = 60, rounds = 5, slowdown = 4] = process.argv.slice(2).map(Number);
const names = ['Khep', 'RevoGrid'] as const;
type Name = (typeof names)[number];
const entries: Record<Name, string> = { Khep: 'ours.tsx', RevoGrid: 'peer.ts' };
const root = join(import.meta.dirname, 'rateSheet');
const built = mkdtempSync(join(tmpdir(), 'khep-bench-'));

/** Builds a page as an application would: minified, for production. */
async function buildPage(name: Name): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['@khep/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(built, name),
      target: 'es2023',
      cssCodeSplit: false,
      lib: { entry: join(root, entries[name]), formats: ['es'], fileName: 'page', cssFileName: 'page' },
    },
  });
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
const html = `<!doctype html><meta charset="utf-8"><title>Rates</title><link rel="stylesheet" href="page.css">
<div id="root"></div><script type="module" src="page.js"></script>`;
const server = createServer(({ url = '/' }, response) => {
  const path = new URL(url, 'http://localhost').pathname;
  try {
    const body = path.endsWith('/') ? html : readFileSync(join(built, path));
    response.setHeader('content-type', types[extname(path)] ?? 'text/html').end(body);
  } catch {
    response.writeHead(404).end();
  }
});

interface Round {
  paste: LongestTask;
  undo: LongestTask;
}

/** The longest task while an action runs, until its result is seen and the page has been quiet for a moment. */
async function measure(browser: Browser, page: Page, run: () => Promise<void>, expected: string) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await run();
  await page.waitForFunction((text) => window.bench.textAt(1, 1) === text, expected, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  return longestTask(await browser.stopTracing());
}

async function playRound(browser: Browser, name: Name, origin: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  try {
    await page.goto(`${origin}/${name}/?zones=${zones}&slabs=${slabs}`);
    await page.waitForFunction(() => window.bench?.isReady);
    await page.evaluate((text) => navigator.clipboard.writeText(text), buildBlock(zones, slabs));
    await page.waitForTimeout(500);
    await page.evaluate(() => window.bench.focus());
    const before = await page.evaluate(() => window.bench.textAt(1, 1));
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(500);
    // Real keys: the browser's own paste event, from its clipboard.
    const paste = await measure(browser, page, () => page.keyboard.press('Control+v'), '2.01');
    const undo = await measure(browser, page, () => page.keyboard.press('Control+z'), before);
    return { paste, undo };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const most = (values: readonly number[]): number => Math.max(...values);
const line = (label: string, found: readonly LongestTask[]) =>
  console.log(
    `${label.padEnd(16)} median ${median(found.map(({ ms }) => ms)).toFixed(1)} ms, most ${most(found.map(({ ms }) => ms)).toFixed(1)}` +
      ` (of the processor ${median(found.map(({ cpuMs }) => cpuMs)).toFixed(1)} and ${most(found.map(({ cpuMs }) => cpuMs)).toFixed(1)}); tasks over 50 ms: ${found.map(({ long }) => long).join(', ')}`,
  );

try {
  for (const name of names) await buildPage(name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const results: Record<Name, Round[]> = { Khep: [], RevoGrid: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await playRound(browser, name, origin));
  await browser.close();
  const cells = zones * (slabs + 1) * 3;
  console.log(`${cells} cells, processor slowed ${slowdown}×, ${rounds} rounds: longest task`);
  for (const name of names)
    for (const action of ['paste', 'undo'] as const)
      line(
        `${name} ${action}`,
        results[name].map((round) => round[action]),
      );
} finally {
  server.close();
  rmSync(built, { recursive: true, force: true });
}
