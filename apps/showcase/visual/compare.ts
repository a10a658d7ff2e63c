/**
 * Compares every matrix story with its baseline picture: `npm run visual`, or `npm run visual -- --update`.
 *
 * One page stays open and stories are switched over Storybook's own channel: a tenth of the time of a page load
 * each. Differences are written to apps/showcase/visual/differences for a person to look at.
 */
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { difference } from './difference.ts';
import { chromiumOptions } from './chromium.ts';

const here = import.meta.dirname;
const built = join(here, '..', 'dist');
const baselines = join(here, 'baselines');
const differences = join(here, 'differences');
const update = process.argv.includes('--update');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

interface IndexEntry {
  id: string;
  type: string;
  importPath: string;
}

function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  return new Promise<{ url: string; close(): void }>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

/** Storybook's preview, as far as it is used here; it lives on the page's window. */
interface Preview {
  channel: {
    emit(event: string, data: unknown): void;
    on(event: string, then: (data: { storyId?: string; message?: string }) => void): void;
    off(event: string, then: unknown): void;
  };
}

async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve, reject) => {
        const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
          .__STORYBOOK_PREVIEW__;
        const finished = (data: { storyId?: string }) => {
          if (data.storyId !== id) return;
          channel.off('storyFinished', finished);
          channel.off('storyThrewException', threw);
          resolve();
        };
        const threw = (error: { message?: string }) =>
          reject(new Error(`${id}: ${error.message ?? 'threw'}`));
        channel.on('storyFinished', finished);
        channel.on('storyThrewException', threw);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    storyId,
  );
  await page.waitForSelector('body.sb-show-main');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function main(): Promise<number> {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const stories = Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && entry.importPath.includes('.matrix.stories.'),
  );
  const first = stories[0];
  if (!first) throw new Error('No matrix story was found: write *.matrix.stories.tsx beside a component.');

  mkdirSync(baselines, { recursive: true });
  rmSync(differences, { recursive: true, force: true });
  const site = await serve(built);
  const browser = await chromium.launch(chromiumOptions());
  const context = await browser.newContext({
    viewport: { width: 960, height: 720 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-11-21T06:30:00Z');
  // Not the first story that is compared: to switch to it while it is still loading leaves the page empty.
  await page.goto(`${site.url}/iframe.html?id=${(stories.at(-1) ?? first).id}&viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.waitForSelector('body.sb-show-main #storybook-root > *');

  let same = 0;
  const changed: string[] = [];
  for (const story of stories) {
    await show(page, story.id);
    const picture = await page
      .locator('#storybook-root')
      .screenshot({ animations: 'disabled', caret: 'hide' });
    const file = join(baselines, `${story.id}.png`);
    if (update || !existsSync(file)) {
      // A missing baseline is a failure for CI: a story that nobody has looked at proves nothing.
      if (!update) {
        changed.push(`${story.id}: has no baseline; look at it, then run npm run visual -- --update`);
        continue;
      }
      if (existsSync(file) && difference(readFileSync(file), picture).same) {
        same += 1;
        continue;
      }
      writeFileSync(file, picture);
      same += 1;
      continue;
    }
    const result = difference(readFileSync(file), picture);
    if (result.same) {
      same += 1;
      continue;
    }
    mkdirSync(differences, { recursive: true });
    writeFileSync(join(differences, `${story.id}.after.png`), picture);
    if (result.picture) writeFileSync(join(differences, `${story.id}.diff.png`), result.picture);
    changed.push(`${story.id}: ${result.reason}`);
  }
  const known = new Set(stories.map((story) => `${story.id}.png`));
  for (const file of readdirSync(baselines).filter((name) => !known.has(name))) {
    if (update) rmSync(join(baselines, file));
    else changed.push(`${file}: its story is gone; run npm run visual -- --update`);
  }
  await browser.close();
  site.close();
  for (const line of changed) process.stdout.write(`  ${line}\n`);
  process.stdout.write(`Visual: ${same} same, ${changed.length} different\n`);
  return changed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
