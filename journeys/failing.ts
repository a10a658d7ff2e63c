import type { Page } from '@playwright/test';

/** Outcome of a request: no network, no response ever, or a response. */
export type Failure = 'offline' | 'never' | { status: number; body?: object };

/** Fails the requests of a method to a path of the API while something is done. */
export async function failing(
  page: Page,
  [method, path]: [string, RegExp],
  failure: Failure,
  work: () => Promise<void>,
): Promise<void> {
  const url = (address: URL) => path.test(address.pathname.replace('/api', ''));
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (failure === 'never') return undefined;
    if (failure === 'offline') return route.abort('internetdisconnected');
    const { status, body } = failure;
    // Without a body of Khep's it is the page of a proxy.
    return body ? route.fulfill({ status, json: body }) : route.fulfill({ status, body: '<h1>Error</h1>' });
  });
  await work();
  await page.unroute(url);
}
