import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { BuyerCalls } from './BuyerCalls.tsx';
import type { DialData } from './BuyerCalls.tsx';
import { canDial } from '../ndrStory.fixture.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

async function show(dial: DialData) {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  const onCall = vi.fn<() => void>();
  root.render(<BuyerCalls dial={dial} calls={[]} onCall={onCall} renderDownload={() => null} />);
  await vi.waitFor(() => expect(host.textContent).not.toBe(''));
  return { host, onCall };
}

const masked = { ...canDial, phone: '98••••4410', number: '' };
const full = { ...canDial, phone: '9829014410', number: '9829014410' };

test.each([true, false])(
  'a user who may not see the number gets no link to it (connected: %s)',
  async (is_connected) => {
    const { host } = await show({ ...masked, is_connected });
    expect(host.querySelector('a')).toBeNull();
    expect(host.textContent).toContain('98••••4410');
  },
);

test('a user who may not see the number calls without it', async () => {
  const { host, onCall } = await show(masked);
  const [button] = host.querySelectorAll('button');
  expect(button?.textContent).toContain('98••••4410');
  button?.click();
  await vi.waitFor(() => expect(onCall).toHaveBeenCalledTimes(1));
});

test('a user who sees the number in the order calls it from the own phone without telephony', async () => {
  const { host } = await show({ ...full, is_connected: false });
  expect(host.querySelector('a')?.getAttribute('href')).toBe('tel:+919829014410');
});
