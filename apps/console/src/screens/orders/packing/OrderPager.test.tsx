import type { OrderPacking } from '@khep/api';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OrderPager } from './OrderPager.tsx';

const box = {} as OrderPacking['packed_boxes'][number];
const order = (number: number, fits = true): OrderPacking => ({
  ...({} as OrderPacking),
  order_id: `id-${number}`,
  order_number: `KH-${number}`,
  packed_boxes: [box],
  unpackable_items: fits ? [] : [{} as OrderPacking['unpackable_items'][number]],
});
const orders = [order(1), order(2, false), order(3), order(4, false)];

function Screen() {
  const [id, setId] = useState('id-1');
  const current = orders.find(({ order_id }) => order_id === id)!;
  return <OrderPager orders={orders} current={current} onShow={setId} />;
}

let root: Root;
const place = () => document.body.textContent.match(/\d+ of \d+/)?.[0];
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`Button “${name}” not found`);
  act(() => button.click());
};

beforeEach(() => {
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  act(() => root.render(<Screen />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test('moves between orders, and wraps at both ends', () => {
  expect(place()).toBe('1 of 4');
  press('Next');
  expect(place()).toBe('2 of 4');
  press('Previous');
  press('Previous');
  expect(place()).toBe('4 of 4');
  press('Next');
  expect(place()).toBe('1 of 4');
});

test("moves between orders that don't fit", () => {
  press("Show next that doesn't fit");
  expect(place()).toBe('2 of 4');
  press("Show next that doesn't fit");
  expect(place()).toBe('4 of 4');
  press("Show next that doesn't fit");
  expect(place()).toBe('2 of 4');
});

test('shows the current order in a combo box that finds another by number', () => {
  const found = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  expect(found?.value).toBe('KH-1');
});
