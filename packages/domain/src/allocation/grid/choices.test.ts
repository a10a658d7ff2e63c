import type { AllocationRowData } from './allocationRows.ts';
import { expect, test } from 'vitest';
import {
  atPoint,
  bulkCouriers,
  courierOfKey,
  describeChosenPlan,
  sliderCurve,
  withChoice,
} from './choices.ts';
import type { Choices } from './choices.ts';

const courier = (courier_id: number, price: number | null, tat_days: number, is_recommended = false) => ({
  courier_id,
  courier_name: `Courier ${courier_id}`,
  price,
  tat_days,
  zone: 'D',
  is_recommended,
  why: [],
});

const row = (order_id: string, decided_by: AllocationRowData['decided_by'] = 'split'): AllocationRowData => ({
  order_id,
  order_number: `KH-${order_id}`,
  href: '',
  buyer_name: '',
  city: '',
  pincode: '',
  packaging: '',
  value: 1000,
  is_cod: false,
  couriers: [courier(2, 120, 3, true), courier(1, 100, 5), courier(3, 200, 1)],
  rejected: [],
  why: '',
  decided_by,
});

test("doesn't count the recommended courier as a user's choice", () => {
  const chosen = withChoice({}, row('a'), 3, 'order');
  expect(chosen).toEqual({ a: { courier_id: 3, by: 'order' } });
  expect(withChoice(chosen, row('a'), 2, 'order')).toEqual({});
  expect(withChoice(chosen, row('a'), undefined, 'order')).toEqual({});
});

test('the slider moves neither orders held by a rule nor those that a user chose', () => {
  const rows = [row('a'), row('b', 'rule'), row('c')];
  const before: Choices = { c: { courier_id: 3, by: 'order' } };
  const curve = sliderCurve(rows, before);
  expect(curve.points.at(0)?.total).toBe(100 + 120 + 200);
  expect(atPoint(before, rows, curve, 0)).toEqual({ a: { courier_id: 1, by: 'slider' }, ...before });
  const fastest = atPoint(before, rows, curve, curve.points.length - 1);
  expect(fastest).toEqual({ a: { courier_id: 3, by: 'slider' }, ...before });
});

test('the slider takes its own choice back at the recommended courier', () => {
  const rows = [row('a')];
  const curve = sliderCurve(rows, {});
  expect(curve.points).toHaveLength(3);
  expect(atPoint({ a: { courier_id: 3, by: 'slider' } }, rows, curve, 1)).toEqual({});
});

test('number keys go by price', () => {
  expect(courierOfKey(row('a'), 1)).toBe(1);
  expect(courierOfKey(row('a'), 3)).toBe(3);
  expect(courierOfKey(row('a'), 4)).toBeUndefined();
});

test('a bulk action shows how many orders a courier can take and what changes', () => {
  const only = { ...row('b'), couriers: [courier(1, 90, 5, true), courier(4, null, 2)] };
  const [first, second] = bulkCouriers([row('a'), only], ({ order_id }) => (order_id === 'a' ? 120 : 90));
  expect(first).toMatchObject({ courier_id: 1, difference: -20 });
  expect(first?.orders).toHaveLength(2);
  expect(second).toMatchObject({ courier_id: 2, difference: 0 });
});

test('a plan says how many orders each way decided, and how many a user', () => {
  const plan = [
    { order_id: '1', decided_by: 'rule' as const },
    { order_id: '2', decided_by: 'split' as const },
    { order_id: '3', decided_by: 'split' as const },
  ];
  expect(describeChosenPlan(plan, {})).toBe('1 by rule, 2 by load distribution');
  expect(describeChosenPlan(plan, { '2': { courier_id: 1, by: 'order' } })).toBe(
    '1 by rule, 1 by load distribution, 1 by you',
  );
});
