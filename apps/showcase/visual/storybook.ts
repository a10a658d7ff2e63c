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
        // The build does not change during a run, and a page is opened many times.
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

/** Lists the stories that show every state of a component. */
export function matrixStories(folder: string): IndexEntry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && entry.importPath.includes('.matrix.stories.'),
  );
}

/** Opens a browser context in a mode, with a fixed clock and time zone and without motion. */
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

/** Loads the story frame with one story. */
export async function openStory(page: Page, url: string, mode: Mode, storyId: string): Promise<void> {
  // Axe checks the stories elsewhere.
  const globals = { 'a11y.manual': '!true', ...mode.globals };
  const values = Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  await page.goto(`${url}/iframe.html?id=${storyId}&viewMode=story&globals=${values}`);
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
  // A failed play function leaves the story in another state.
  if (finished?.status === 'error') throw new Error(`${storyId}: its play function failed`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The part of Storybook's preview (on the page's window) that is used here. */
interface Preview {
  /** The story being shown. */
  currentRender?: { phase?: string };
  channel: {
    emit(event: string, data: unknown): void;
    on(event: string, then: (data: { storyId?: string; status?: string; message?: string }) => void): void;
    off(event: string, then: unknown): void;
    /** The arguments of an event's last emission. */
    last(event: 'storyFinished'): { status: string }[] | undefined;
  };
}

/** Longer than any story takes on a busy machine. */
const storyTimeoutMs = 30_000;

/** Switches to a story over Storybook's own channel: a tenth of the time of a page load. */
export async function show(page: Page, storyId: string): Promise<void> {
  await page.evaluate(
    ([id, timeoutMs]) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${id}: did not finish`)), timeoutMs);
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
    [storyId, storyTimeoutMs] as const,
  );
  await page.waitForSelector('body.sb-show-main', { timeout: storyTimeoutMs });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Removes the focus and the memory of a mouse press, so that the next focused element shows its focus ring. */
export async function forgetFocus(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('F9');
}

/** Whether a dialog or menu is open outside the story's root, or the root is empty. */
function hasOverlay(page: Page): Promise<boolean> {
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

/** Takes a picture of the story, or of the whole viewport if an overlay is open. */
export async function takeScreenshot(page: Page): Promise<Uint8Array> {
  const options = { animations: 'disabled', caret: 'hide', timeout: storyTimeoutMs } as const;
  return (await hasOverlay(page))
    ? page.screenshot(options)
    : page.locator('#storybook-root').screenshot(options);
}

/** Takes pictures until two in a row are equal: an overlay may open late, and so may a font load. */
export async function settledScreenshot(page: Page): Promise<Uint8Array> {
  let last = await takeScreenshot(page);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await page.waitForTimeout(200);
    const next = await takeScreenshot(page);
    if (Buffer.compare(last, next) === 0) return next;
    last = next;
  }
  return last;
}
