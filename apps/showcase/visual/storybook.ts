import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Mode } from './modes.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Serves a built Storybook on a free port. */
export function serve(folder: string) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        // The build does not change while it is looked at, and a page is opened many times.
        'cache-control': 'max-age=3600',
      })
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

export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
  importPath: string;
}

/** The stories that show every state of a component. */
export function matrixStories(folder: string): IndexEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && entry.importPath.includes('.matrix.stories.'),
  );
}

/** The browser in a mode: the same machine-independent clock, zone and motion each time. */
export async function openContext(browser: Browser, mode: Mode): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: mode.width ?? 960, height: 720 },
    deviceScaleFactor: mode.scale,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    ...(mode.forcedColors && { forcedColors: mode.forcedColors }),
  });
  await context.clock.setFixedTime('2026-11-21T06:30:00Z');
  return context;
}

/** Loads the frame of stories with one of them. */
export async function openStory(page: Page, url: string, mode: Mode, storyId: string): Promise<void> {
  // Axe looks at the stories elsewhere; here it would only take time.
  const globals = { 'a11y.manual': '!true', ...mode.globals };
  const said = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=${said}`);
  await page.waitForFunction(
    () =>
      (globalThis as unknown as Partial<{ __STORYBOOK_PREVIEW__: Preview }>).__STORYBOOK_PREVIEW__
        ?.currentRender?.phase === 'finished',
  );
  const [finished] = await page.evaluate(
    () =>
      (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.channel.last(
        'storyFinished',
      ) ?? [],
  );
  // what its play function did not bring about is not in the picture
  if (finished?.status === 'error') throw new Error(`${storyId}: its play function failed`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Storybook's preview, as far as it is used here; it lives on the page's window. */
interface Preview {
  /** How far the story is that is shown. */
  currentRender?: { phase?: string };
  channel: {
    emit(event: string, data: unknown): void;
    on(event: string, then: (data: { storyId?: string; status?: string; message?: string }) => void): void;
    off(event: string, then: unknown): void;
    /** What was said with an event when it was emitted last. */
    last(event: 'storyFinished'): { status: string }[] | undefined;
  };
}

/** A story that takes longer than this, in milliseconds, is stuck; the others must not wait for it. */
const longest = 10_000;

/** Switches to a story over Storybook's own channel: a tenth of the time of a page load. */
export async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    ([id, longest]) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${id}: did not finish`)), longest);
        const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview })
          .__STORYBOOK_PREVIEW__;
        const finished = (data: { storyId?: string; status?: string }) => {
          if (data.storyId !== id) return;
          channel.off('storyFinished', finished);
          channel.off('storyThrewException', threw);
          if (data.status === 'error') reject(new Error(`${id}: its play function failed`));
          else resolve();
        };
        const threw = (error: { message?: string }) =>
          reject(new Error(`${id}: ${error.message ?? 'threw'}`));
        channel.on('storyFinished', finished);
        channel.on('storyThrewException', threw);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, longest] as const,
  );
  await page.waitForSelector('body.sb-show-main', { timeout: longest });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Makes an open page like one that nobody has used: nothing has the focus, and what gets it next shows its ring, as it
 * does in a new page and after a key, not after a press.
 */
export async function forgetFocus(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('F9');
}

/** Something lies over the page: a dialog, a menu. Or the story draws nothing where stories are drawn. */
function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const over = document.querySelectorAll(
      '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    );
    return (
      !root?.clientHeight || [...over].some((element) => !root.contains(element) && element.clientHeight > 0)
    );
  });
}

/** The picture of what is shown: the story, or all that can be seen where something lies over the page. */
export async function pictureOf(page: Page): Promise<Uint8Array> {
  const options = { animations: 'disabled', caret: 'hide', timeout: longest } as const;
  return (await isCovered(page))
    ? page.screenshot(options)
    : page.locator('#storybook-root').screenshot(options);
}

/** The picture once nothing moves any more: what opens late, or in a script whose font comes late, has its time. */
export async function settledPictureOf(page: Page): Promise<Uint8Array> {
  let last = await pictureOf(page);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await page.waitForTimeout(200);
    const next = await pictureOf(page);
    if (Buffer.compare(last, next) === 0) return next;
    last = next;
  }
  return last;
}
