import { indianClock } from '../packages/domain/src/days/index.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Delhivery's status of a scan: status, type and code. */
const statuses = {
  'out-for-delivery': ['Dispatched', 'UD', 'X-DDD3FD', 'Out for delivery'],
  unavailable: ['Pending', 'UD', 'EOD-11', 'Customer unavailable'],
  delivered: ['Delivered', 'DL', 'EOD-38', 'Delivered'],
  'returned-by-buyer': ['DTO', 'DL', 'RT-110', 'Return accepted'],
  'turned-back': ['In Transit', 'RT', 'X-RTO1', 'Returned as per client instructions'],
  'returned-unopened': ['RTO', 'DL', 'RD-AC', 'Return accepted'],
} as const;

/** Sends a request as the signed-in user, outside the page; with a body a POST unless another method is said. */
export async function send(
  page: Page,
  product: Product,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Response> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const response = await fetch(`${product.url}/api${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status, path).toBe(200);
  return response;
}

/** Returns the body of a GET request of the signed-in user. */
export const ask = async <Body>(page: Page, product: Product, path: string): Promise<Body> =>
  (await (await send(page, product, path)).json()) as Body;

/** Plays Delhivery: sends scans of a parcel to the webhook of the demo brand, with the token that it was given. */
export async function courierOf(page: Page, product: Product) {
  const { data } = await ask<{ data: { fields: { name: string; value: string }[] } }>(
    page,
    product,
    '/contracts/credentials/1',
  );
  const address = data.fields.find(({ name }) => name === 'webhook_url')?.value ?? '';
  const { pathname } = new URL(address);
  return async (awb: string, scan: keyof typeof statuses, minutesAgo = 0): Promise<void> => {
    const [Status, StatusType, NSLCode, Instructions] = statuses[scan];
    // Indian time without an offset, as Delhivery writes it.
    const StatusDateTime = indianClock(Date.now() - minutesAgo * 60_000)
      .toISOString()
      .replace('Z', '');
    const response = await fetch(new URL(pathname, product.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Token demo-push-delhivery' },
      body: JSON.stringify({
        Shipment: {
          AWB: awb,
          NSLCode,
          Status: { Status, StatusType, StatusDateTime, StatusLocation: 'Lucknow_Dispatch_D', Instructions },
        },
      }),
    });
    expect(response.ok, `${scan}: ${response.status}`).toBe(true);
  };
}
