import { calls } from '@khep/api';
import type { Job } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider, useCall, useInvalidate } from '@khep/api/hooks';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { Jobs } from './Jobs.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
  listedJobs = [ended];
  storeReads = 0;
  failedRows = 1;
});

const ended: Job = {
  id: 'job_1',
  kind: 'allocation.assign',
  title: 'Couriers for 12 orders',
  state: 'done',
  total: 12,
  done: 11,
  failed: 1,
  left_out: 0,
  message: '',
  result_name: null,
  can_cancel: false,
  can_retry: true,
  owner: { id: 'usr_1', name: 'Ritika Sharma' },
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
  started_at: null,
  ended_at: new Date(Date.now() - 3_500_000).toISOString(),
  version: 5,
};
const row = {
  key: 'ord_7',
  position: 0,
  state: 'failed',
  message: 'KH-100482: no courier serves 797103.',
  fields: {},
  outcome: null,
};

let listedJobs: Job[] = [ended];
let storeReads = 0;
let failedRows = 1;

/** A screen that shows the store, and starts a sync that ends before it is listed. */
function Store() {
  useCall(calls.shopify.store);
  const invalidate = useInvalidate();
  return <button onClick={() => void invalidate('jobs')}>Connect</button>;
}

/** A page that was just opened: nothing is known but what the server lists. */
function openPage(screen?: ReactNode) {
  root?.unmount();
  document.body.replaceChildren();
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: (input) => {
      const { pathname, searchParams } = new URL(
        input instanceof Request ? input.url : input,
        'http://khep.test',
      );
      if (pathname.includes('shopify')) storeReads += 1;
      const jobs = searchParams.get('state') === 'open' ? [] : listedJobs;
      const rows =
        searchParams.get('after') === '1'
          ? { rows: [{ ...row, key: 'ord_8', message: 'KH-100483: no warehouse.' }], next: null }
          : { rows: [row], next: failedRows > 1 ? '1' : null };
      const data = pathname.endsWith('/rows') ? rows : { jobs, next: null };
      return Promise.resolve(Response.json({ data }));
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientProvider client={client}>
        <Jobs />
        {screen}
      </ClientProvider>
    </SWRConfig>,
  );
}

const shown = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text));
const press = (name: string) =>
  [...document.querySelectorAll('button')]
    .find((button) => (button.getAttribute('aria-label') ?? button.textContent).includes(name))
    ?.click();

test('shows a job that ended before the page was opened, with what failed and why', async () => {
  openPage();
  await shown('1 job needs attention');
  press('1 job needs attention');
  await shown('Couriers for 12 orders');
  press('Show 1 failed');
  await shown('KH-100482: no courier serves 797103.');
  expect([...document.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Open Ready to ship',
    'Open order',
  ]);
});

test('shows all that failed, page by page', async () => {
  listedJobs = [{ ...ended, failed: 2, done: 10 }];
  failedRows = 2;
  openPage();
  await shown('1 job needs attention');
  press('1 job needs attention');
  await shown('Couriers for 12 orders');
  press('Show 2 failed');
  await shown('Show more (1)');
  press('Show more (1)');
  await shown('KH-100483: no warehouse.');
  expect(document.body.textContent).not.toContain('Show more');
});

test('does not show a dismissed job after a reload', async () => {
  openPage();
  await shown('1 job needs attention');
  press('1 job needs attention');
  await shown('Couriers for 12 orders');
  press('Dismiss Couriers for 12 orders');
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
  openPage();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body.textContent).toBe('');
});

test('loads again what a job changed that ended before it was listed', async () => {
  openPage(<Store />);
  await shown('1 job needs attention');
  expect(storeReads).toBe(1);
  listedJobs = [{ ...ended, id: 'job_2', kind: 'stores.sync', title: 'Sync of Shopify' }, ended];
  press('Connect');
  await vi.waitFor(() => expect(storeReads).toBe(2));
});
