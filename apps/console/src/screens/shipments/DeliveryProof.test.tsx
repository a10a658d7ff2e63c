import type { DeliveryProof as Proof } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { DeliveryProof } from './DeliveryProof.tsx';

let root: Root | undefined;
let proof: Proof;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(first: Proof) {
  proof = first;
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async () =>
      new Response(JSON.stringify({ message: '', data: proof }), {
        headers: { 'content-type': 'application/json' },
      }),
  });
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ClientProvider client={client}>
        <DeliveryProof id="shp_1" />
      </ClientProvider>
    </SWRConfig>,
  );
}
const buttons = () => [...document.querySelectorAll('button')];

test('says why there is no proof, without a retry that can find none', async () => {
  show({ file_count: 0, reason: "Blue Dart's API has no proof of delivery.", can_retry: false });
  await vi.waitFor(() => expect(document.body.textContent).toContain('API has no proof of delivery'));
  expect(buttons()).toEqual([]);
});

test('asks the courier again, and offers each file that it then has', async () => {
  show({ file_count: 0, reason: 'Delhivery could not be reached.', can_retry: true });
  await vi.waitFor(() => expect(document.body.textContent).toContain('could not be reached'));
  proof = { file_count: 2, reason: '', can_retry: false };
  buttons()[0]?.click();
  await vi.waitFor(() =>
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['View proof 1', 'View proof 2']),
  );
  expect(document.body.textContent).not.toContain('could not be reached');
});
