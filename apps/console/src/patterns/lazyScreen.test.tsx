import { Suspense, act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyScreen } from './lazyScreen.tsx';

const skus = { default: () => <p>SKUs and boxes</p> };
const missing = (): Promise<typeof skus> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let root: Root;
const shown = () => document.body.textContent;
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

async function open(load: () => Promise<typeof skus>) {
  const Screen = lazyScreen(load);
  act(() =>
    root.render(
      <ErrorBoundary>
        <Suspense fallback="loading">
          <Screen />
        </Suspense>
      </ErrorBoundary>,
    ),
  );
  await settle();
}
async function tryAgain() {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /try again/i.test(textContent),
  );
  act(() => button?.click());
  await settle();
}

const fetched = vi.fn<typeof fetch>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a screen opened offline opens on retry', async () => {
  const load = vi.fn(missing);
  await open(load);
  expect(shown()).toContain("This page couldn't be loaded");
  load.mockResolvedValue(skus);
  await tryAgain();
  expect(shown()).toBe('SKUs and boxes');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test("shows that it is offline and doesn't claim that a report was sent", async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(missing);
  expect(shown()).toContain("You're offline");
  expect(shown()).not.toContain('notified');
});

test('it opens when the browser is online again', async () => {
  const load = vi.fn(missing);
  await open(load);
  load.mockResolvedValue(skus);
  act(() => void window.dispatchEvent(new Event('online')));
  await settle();
  expect(shown()).toBe('SKUs and boxes');
});

test('a file that was removed by a deployment is found after a reload', async () => {
  fetched.mockResolvedValue(new Response('', { status: 200 }));
  await open(missing);
  await tryAgain();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("doesn't reload while the server is unreachable", async () => {
  await open(missing);
  await tryAgain();
  expect(reload).not.toHaveBeenCalled();
  expect(shown()).toContain("This page couldn't be loaded");
});

test("a crashed screen doesn't claim that a report was sent", async () => {
  const Broken = () => {
    throw new Error('the box has no lid');
  };
  act(() =>
    root.render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    ),
  );
  await settle();
  expect(shown()).toContain('no report was sent');
  expect(shown()).not.toContain('notified');
});
