import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ShownReceipt } from './receipt.fixture.tsx';
import type { OpenReceipt } from './receiptLink.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const text = () => document.body.textContent;

function show(start: OpenReceipt) {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  root.render(<ShownReceipt start={start} />);
}

test('shows numbers then and now, and lists order by order why they differ', async () => {
  show({ known: 'latest' });
  await vi.waitFor(() => expect(text()).toContain('Known then'));
  expect(text()).toContain('Not remembered, as couriers’ files decide it: Billed.');
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.filter((one) => one.textContent === 'Same')).toHaveLength(1);
  buttons.find((one) => one.textContent === 'Changed')!.click();
  await vi.waitFor(() => expect(text()).toContain('11 then, 12 now. 1 of 1 changes.'));
  expect(text()).toContain('Known late: counts on 12 Nov 2026');
  const link = document.querySelector('table a');
  expect(link?.textContent).toBe('Open order KH-100482');
  expect(link?.getAttribute('href')).toContain('/oms/order-details/ord_1');
  expect(document.querySelector('#address')?.textContent).toBe('{"known":"latest","metric":"rto"}');
});

test('an address opens the email and the number that it names', async () => {
  show({ known: 'snd_1', metric: 'rto' });
  await vi.waitFor(() => expect(text()).toContain('11 then, 12 now.'));
  expect(text()).toContain('Email of 21 Nov 2026');
  expect(document.querySelector('[data-component="DatePicker"]')).toBeNull();
});
