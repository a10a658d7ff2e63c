import { addDays } from '@khep/domain/days';
import { expect, test } from 'vitest';
import { seededRandom } from '../../base/seededRandom.ts';
import { splitPeriod } from './splitPeriod.ts';

test('whole months are read as months, a few other days as days', () => {
  const whole = (first: string, last: string) => ({ months: { first, last }, added: [], subtracted: [] });
  expect(splitPeriod('2026-01-01', '2026-03-31')).toEqual(whole('2026-01', '2026-03'));
  expect(splitPeriod('2026-02-01', '2026-02-28')).toEqual(whole('2026-02', '2026-02'));
  expect(splitPeriod('2025-12-31', '2026-02-28')).toEqual({
    months: { first: '2026-01', last: '2026-02' },
    added: [{ from: '2025-12-31', to: '2025-12-31' }],
    subtracted: [],
  });
  expect(splitPeriod('2026-01-15', '2026-02-12')).toEqual({
    months: undefined,
    added: [
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-12' },
    ],
    subtracted: [],
  });
});

test('most of a month is the month less its other days', () => {
  expect(splitPeriod('2026-10-30', '2026-11-28')).toEqual({
    months: { first: '2026-11', last: '2026-11' },
    added: [{ from: '2026-10-30', to: '2026-10-31' }],
    subtracted: [{ from: '2026-11-29', to: '2026-11-30' }],
  });
  expect(splitPeriod('2026-11-03', '2026-11-28').subtracted).toEqual([
    { from: '2026-11-01', to: '2026-11-02' },
    { from: '2026-11-29', to: '2026-11-30' },
  ]);
});

test('each day of a period is counted once, and no other', () => {
  const chance = seededRandom(582);
  const days = (from: string, to: string) => {
    const all = [];
    for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
    return all;
  };
  for (let times = 0; times < 500; times += 1) {
    const from = addDays('2023-11-01', Math.floor(chance.next() * 200));
    const to = addDays(from, Math.floor(chance.next() * (times % 2 === 0 ? 45 : 400)));
    const { months, added, subtracted } = splitPeriod(from, to);
    const counts = new Map<string, number>();
    const count = (day: string, by: number) => counts.set(day, (counts.get(day) ?? 0) + by);
    const monthDays = months ? days(`${months.first}-01`, `${months.last}-31`) : [];
    for (const day of monthDays) count(day, 1);
    for (const part of added) for (const day of days(part.from, part.to)) count(day, 1);
    for (const part of subtracted) for (const day of days(part.from, part.to)) count(day, -1);
    const counted = [...counts].filter(([, times]) => times !== 0);
    expect(new Set(counted.map(([, times]) => times)), `${from} to ${to}`).toEqual(new Set([1]));
    expect(counted.map(([day]) => day).sort(), `${from} to ${to}`).toEqual(days(from, to));
  }
});
