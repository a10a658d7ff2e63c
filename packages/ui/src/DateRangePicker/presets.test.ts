import { CalendarDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { presetRange } from './presets.ts';

const day = new CalendarDate(2026, 3, 5);

test('the last 7 days end with the day itself', () => {
  expect(presetRange('last7', day)).toEqual({ start: '2026-02-27', end: '2026-03-05' });
});

test('last month is whole, however long it was', () => {
  expect(presetRange('lastMonth', day)).toEqual({ start: '2026-02-01', end: '2026-02-28' });
});
