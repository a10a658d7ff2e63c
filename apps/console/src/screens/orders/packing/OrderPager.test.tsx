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
  if (!button) throw new Error(`No button “${name}”`);
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

test('goes from order to order, and round at both ends', () => {
  expect(place()).toBe('1 of 4');
  press('Next');
  expect(place()).toBe('2 of 4');
  press('Previous');
  press('Previous');
  expect(place()).toBe('4 of 4');
  press('Next');
  expect(place()).toBe('1 of 4');
});

test('finds those that do not fit, one after the other', () => {
  press('Show the next that does not fit');
  expect(place()).toBe('2 of 4');
  press('Show the next that does not fit');
  expect(place()).toBe('4 of 4');
  press('Show the next that does not fit');
  expect(place()).toBe('2 of 4');
});

test('says which order it is, in a box in which another is found by its number', () => {
  const found = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  expect(found?.value).toBe('KH-1');
});
