import { expect, test } from 'vitest';
import { describeStates, expectedDays, isPromiseBroken, lastPromise } from './trackedBoxes.ts';
import type { ExpectedBox } from './trackedBoxes.ts';

const box = (change: Partial<ExpectedBox> = {}): ExpectedBox => ({
  box_no: 1,
  status: 'IN_TRANSIT',
  promised_date: '2026-11-21T14:30:00Z',
  expected: { day: '2026-11-22', from: '2026-11-22', to: '2026-11-22', basis: 'lane', sample: 214 },
  ...change,
});

test('boxes in one state have its name, in several each with its count', () => {
  expect(describeStates([box(), box()])).toBe('In transit');
  expect(describeStates([box(), box({ status: 'DELIVERED' })])).toBe('1 in transit, 1 delivered');
});

test('the promise of an order is the last of its boxes, and broken once a box is late', () => {
  const boxes = [box(), box({ promised_date: '2026-11-23T14:30:00Z' }), box({ promised_date: null })];
  expect(lastPromise(boxes)).toBe('2026-11-23T14:30:00Z');
  expect(lastPromise([])).toBeUndefined();
  expect(isPromiseBroken(boxes, new Date('2026-11-21T10:00:00Z'))).toBe(false);
  expect(isPromiseBroken(boxes, new Date('2026-11-22T10:00:00Z'))).toBe(true);
  expect(isPromiseBroken([box({ status: 'DELIVERED' })], new Date('2026-11-22T10:00:00Z'))).toBe(false);
});

test('an expected day is named once if all boxes come on it', () => {
  expect(expectedDays([box(), box({ box_no: 2 })])).toEqual([
    { term: 'Expected', detail: 'Sun 22 Nov, 1 day late. Like 214 parcels' },
  ]);
  const range = { day: '2026-11-23', from: '2026-11-22', to: '2026-11-24', basis: 'promise', sample: 0 };
  expect(expectedDays([box(), box({ box_no: 2, promised_date: null, expected: range })])).toEqual([
    { term: 'Expected, box 1', detail: 'Sun 22 Nov, 1 day late. Like 214 parcels' },
    { term: 'Expected, box 2', detail: 'Mon 23 Nov, between Sun 22 Nov and Tue 24 Nov. By where it is' },
  ]);
  expect(expectedDays([box({ expected: null })])).toEqual([]);
});
