import { expect, test } from 'vitest';
import { addUpHours } from './ordersByHour.ts';

test('adds up the orders of both days, today only for hours that have passed', () => {
  const points = addUpHours(
    new Map([
      [0, 2],
      [9, 5],
      [10, 1],
    ]),
    new Map([
      [8, 3],
      [23, 4],
    ]),
    10,
  );
  const at = (hour: number) => points[hour];
  expect(points).toHaveLength(25);
  expect(at(0)).toEqual({ hour: 0, today: 0, before: 0 });
  expect(at(1)).toEqual({ hour: 1, today: 2, before: 0 });
  // The orders since 10:00 are of the hour that has begun.
  expect(at(10)).toEqual({ hour: 10, today: 7, before: 3 });
  expect(at(11)).toEqual({ hour: 11, today: null, before: 3 });
  expect(at(24)).toEqual({ hour: 24, today: null, before: 7 });
});
