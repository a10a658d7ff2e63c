import type { NdrRow } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ReAttemptOnDay } from './ReAttemptOnDay.tsx';

test('a request that fails says so in the dialog, which stays open with the selection', async () => {
  const onClose = vi.fn<() => void>();
  const clearSelection = vi.fn<() => void>();
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async () =>
      new Response(
        JSON.stringify({ message: 'Failed to escalate NDR', detail: '', code: 'invalid', fields: {} }),
        { status: 422 },
      ),
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const tools = { client, run: vi.fn(), runMatching: vi.fn(), invalidate: vi.fn(), clearSelection };
  act(() =>
    root.render(
      <ClientProvider client={client}>
        <ReAttemptOnDay rows={[{ dv_order_id: 'shp_1' } as NdrRow]} tools={tools} onClose={onClose} />
      </ClientProvider>,
    ),
  );
  const action = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === 'Request re-attempts',
  );
  act(() => action?.click());
  await vi.waitFor(() =>
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Failed to escalate NDR'),
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(clearSelection).not.toHaveBeenCalled();
  act(() => root.unmount());
  document.body.replaceChildren();
});
