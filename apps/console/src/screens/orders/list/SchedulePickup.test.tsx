import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SchedulePickup } from './SchedulePickup.tsx';

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** The dialog for boxes, of which the server says that these are left out; with what it was asked, and how it closed. */
async function schedule(failures: { shipment_id: string; awb: string | null; message: string }[]) {
  const asked: unknown[] = [];
  const onClose = vi.fn<(isDone: boolean) => void>();
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async (_input, init = {}) => {
      asked.push(JSON.parse(init.body as string));
      return new Response(JSON.stringify({ data: { pickups: [], failures }, message: '' }));
    },
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <ClientProvider client={client}>
        <SchedulePickup what={{ shipment_ids: ['shp_1', 'shp_2'] }} onClose={onClose} />
      </ClientProvider>,
    ),
  );
  press('Schedule pickup');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return { asked, onClose };
}

function press(name: string) {
  const found = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === name,
  );
  if (!found) throw new Error(`There is no button "${name}"`);
  act(() => found.click());
}

test('schedules a pickup for single boxes, and closes when all are included', async () => {
  const { asked, onClose } = await schedule([]);
  expect(asked).toMatchObject([{ shipment_ids: ['shp_1', 'shp_2'] }]);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
});

test('lists the boxes without a pickup with their reasons before it closes', async () => {
  const message = 'A pickup has failed three times: book another courier.';
  const { onClose } = await schedule([{ shipment_id: 'shp_2', awb: '14908133143257', message }]);
  await vi.waitFor(() => expect(document.body.textContent).toContain('1 box not included'));
  expect(document.body.textContent).toContain(message);
  expect(document.body.textContent).toContain('14908133143257');
  expect(onClose).not.toHaveBeenCalled();
  press('Close');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
});
