import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { ToastRegion } from '@khep/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { EwayBill } from './EwayBill.tsx';

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('sends the version that is shown, and names who saved first', async () => {
  const versions: (string | null)[] = [];
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async (_input, init = {}) => {
      versions.push(new Headers(init.headers).get('if-match'));
      const conflict = {
        message: 'Something went wrong',
        detail: 'Asha Rao changed this while you were editing.',
        code: 'version_conflict',
        request_id: 'r',
        current: {},
        changed_by: 'Asha Rao',
        changed_at: '2026-11-21T10:00:00.000Z',
      };
      return new Response(JSON.stringify(conflict), { status: 412 });
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <ClientProvider client={client}>
        <EwayBill orderId="ord_1" version={7} number="" />
        <ToastRegion />
      </ClientProvider>,
    ),
  );
  const input = document.querySelector<HTMLInputElement>('input[name="eway_bill"]')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '331000000001');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => document.querySelector<HTMLButtonElement>('button[type="submit"]')!.click());
  await vi.waitFor(() => expect(document.body.textContent).toContain('Not saved: Asha Rao changed this.'));
  expect(versions).toEqual(['"7"']);
  // The typed number stays, to be compared with the newer one.
  expect(input.value).toBe('331000000001');
});
