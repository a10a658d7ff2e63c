import { expect, test } from 'vitest';
import { fromTime, toTime } from './time.ts';

test.each(['00:00', '09:05', '18:30', '23:59'])('%s comes back as it went in', (value) => {
  expect(fromTime(toTime(value)!)).toBe(value);
});
test.each(['24:00', '9:05', '12:60', '12:30:00', '', null, undefined])('rejects %s', (value) => {
  expect(toTime(value)).toBeNull();
});
