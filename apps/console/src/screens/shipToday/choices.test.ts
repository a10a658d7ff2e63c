import type { PlannedOrder } from '@khep/api';
import { expect, test } from 'vitest';
import { changeChoices, noChoices, withExcluded } from './choices.ts';

const order = (order_id: string): PlannedOrder => ({
  order_id,
  order_number: order_id,
  buyer_name: 'Meera Nair',
  city: 'Kochi',
  group: 'w:1',
  packaging: 'Box M',
  boxes: 1,
  weight: 1,
  is_packing_suggested: false,
  decided_by: 'price',
  why: 'Cheapest',
  price: 100,
  cheapest_price: 100,
  tat_days: 3,
  collectible: 0,
  couriers: [],
});

test('shows an excluded order where it was, and only once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(order) as [PlannedOrder, PlannedOrder, PlannedOrder];
  const once = changeChoices(noChoices, { type: 'exclude', order: b, at: 1 });
  const twice = changeChoices(once, { type: 'exclude', order: b, at: 1 });
  expect(twice.choices.left_out).toEqual(['b']);
  expect(withExcluded([a, c], twice.excluded).map(({ order_id }) => order_id)).toEqual(['a', 'b', 'c']);
  // The old plan is shown until the new one comes.
  expect(withExcluded([a, b, c], twice.excluded)).toHaveLength(3);
  expect(changeChoices(twice, { type: 'include', orderId: 'b' })).toEqual(noChoices);
});

test('accepts an address unchanged until the choices are cleared', () => {
  const accepted = changeChoices(noChoices, { type: 'accept-address', orderId: 'a' });
  expect(accepted.choices.accepted_addresses).toEqual(['a']);
  expect(changeChoices(accepted, { type: 'clear' })).toEqual(noChoices);
});

test('keeps one courier for an order and one slot for a group', () => {
  let now = changeChoices(noChoices, { type: 'courier', orderId: 'a', courierId: 1 });
  now = changeChoices(now, { type: 'courier', orderId: 'a', courierId: 2 });
  now = changeChoices(now, { type: 'slot', group: 'w:1', date: '2026-11-21', time: '16:00' });
  now = changeChoices(now, { type: 'slot', group: 'w:1', date: '2026-11-21', time: '18:00' });
  expect(now.choices.couriers).toEqual([{ order_id: 'a', courier_id: 2 }]);
  expect(now.choices.slots).toEqual([{ group: 'w:1', date: '2026-11-21', time: '18:00' }]);
  expect(changeChoices(now, { type: 'suggested-courier', orderId: 'a' }).choices.couriers).toEqual([]);
});
