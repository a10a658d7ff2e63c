import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { useWarehouses } from './useLookups.ts';

const warehouse = (id: number) => ({ id: `whs_${id}`, name: `Warehouse ${id}` });

const client = createClient({
  session: { token: () => 't', user: () => ({ email: '', name: '', brand_id: '' }), forget: () => undefined },
  onSignedOut: () => undefined,
  fetch: (input) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
    const first = Number(url.searchParams.get('after') ?? 0);
    const warehouses = Array.from({ length: Math.min(200, 401 - first) }, (_, n) => warehouse(first + n + 1));
    const end = first + warehouses.length;
    return Promise.resolve(
      Response.json({ data: { warehouses, total: 401, next: end < 401 ? String(end) : null } }),
    );
  },
});

function Names() {
  const { rows, isLoading } = useWarehouses();
  return isLoading ? 'loading' : `${rows.length}, last ${rows.at(-1)?.name}`;
}

test('offers the warehouses of every page', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientProvider client={client}>
        <Names />
      </ClientProvider>
    </SWRConfig>,
  );
  await vi.waitFor(() => expect(document.body.textContent).toBe('401, last Warehouse 401'));
  root.unmount();
});
