import { expect, test } from 'vitest';
import { rankCauses } from './rankCauses.ts';
import type { RateCell } from './rankCauses.ts';

const dimensions = ['state', 'payment', 'courier'];
const grid = ['Bihar', 'Goa', 'Kerala', 'Punjab'].flatMap((state) =>
  ['cod', 'prepaid'].flatMap((payment) => ['1', '3', '4'].map((courier) => [state, payment, courier])),
);

/** 1,000 shipments a combination with 8% events; those that match have `rate` afterwards. */
const cellsWith = (matches: (values: readonly string[]) => boolean, rate: number): RateCell[] =>
  grid.map((values) => ({
    values,
    eventsBefore: 80,
    totalBefore: 1000,
    eventsAfter: matches(values) ? 1000 * rate : 80,
    totalAfter: 1000,
  }));

test('names the part that changed, with as few dimensions as explain it', () => {
  const first = (matches: (values: readonly string[]) => boolean) =>
    rankCauses(dimensions, cellsWith(matches, 0.16))[0];
  expect(first(([state]) => state === 'Bihar')?.where).toEqual({ state: 'Bihar' });
  expect(first(([state, payment]) => state === 'Bihar' && payment === 'cod')?.where).toEqual({
    state: 'Bihar',
    payment: 'cod',
  });
  const one = first((values) => values.join() === 'Goa,cod,3');
  expect(one?.where).toEqual({ state: 'Goa', payment: 'cod', courier: '3' });
  expect(one?.excess).toBeCloseTo(80);
});

test('names nothing where every part rose alike, or nothing was counted before', () => {
  expect(
    rankCauses(
      dimensions,
      cellsWith(() => false, 0),
    ),
  ).toEqual([]);
  expect(rankCauses(dimensions, [])).toEqual([]);
  const fresh = cellsWith(() => false, 0).map((cell) => ({ ...cell, eventsBefore: 0, totalBefore: 0 }));
  expect(rankCauses(dimensions, fresh)).toEqual([]);
});
