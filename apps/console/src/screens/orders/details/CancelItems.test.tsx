import type { Order } from '@khep/api';
import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { CancelItems } from './CancelItems.tsx';

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

/** The dialog for an order with two products; with what it sent, and how it closed. */
function open(can_cancel_rest: boolean) {
  const sent: unknown[] = [];
  const onClose = vi.fn<() => void>();
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: async (_input, init = {}) => {
      sent.push(JSON.parse(init.body as string));
      return new Response(JSON.stringify({ data: { order: {} }, message: '' }));
    },
  });
  const order = {
    id: 'ord_1',
    order_details: { order_id: 'KH-100482' },
    actions: { can_cancel_rest },
    cancellable_items: [
      { sku_id: 'CUP', sku_name: 'Cup', quantity: 3 },
      { sku_id: 'MUG', sku_name: 'Mug', quantity: 1 },
    ],
  } as Order;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <ClientProvider client={client}>
        <CancelItems order={order} onClose={onClose} />
      </ClientProvider>,
    ),
  );
  return { sent, onClose };
}

const inputs = () => [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[inputmode]')];

function find(selector: string, text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent?.trim() === text,
  );
  if (!found) throw new Error(`There is no "${text}"`);
  return found;
}

function type(input: HTMLInputElement | undefined, value: string) {
  if (!input) throw new Error('There is no such field');
  act(() => input.focus());
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => input.blur());
}

test('starts with all unshipped units of a partially shipped order, and sends those that are chosen', async () => {
  const { sent, onClose } = open(true);
  expect(document.body.textContent).toContain('Cancel unshipped items of KH-100482?');
  expect(inputs().map(({ value }) => value)).toEqual(['3', '1']);
  type(inputs()[0], '2');
  type(inputs()[1], '0');
  act(() => find('button', 'Cancel items').click());
  expect(document.body.textContent).toContain('Choose a reason');
  expect(sent).toEqual([]);
  const select = document.querySelector<HTMLElement>('[role="dialog"] [aria-haspopup="listbox"]')!;
  act(() => select.click());
  act(() => find('[role="option"]', 'Out of stock').click());
  act(() => find('button', 'Cancel items').click());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ items: [{ sku_id: 'CUP', quantity: 2 }], reason: 'Out of stock' }]);
});

test('starts with no units of a new order', () => {
  open(false);
  expect(document.body.textContent).toContain('Cancel items of KH-100482?');
  expect(inputs().map(({ value }) => value)).toEqual(['0', '0']);
  expect(find('button', 'Cancel items').hasAttribute('disabled')).toBe(true);
});
