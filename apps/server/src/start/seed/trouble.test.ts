import { ndrDeadline } from '@khep/domain/ndr';
import { expect, test } from 'vitest';
import { istDay, startOfDay } from '@khep/domain/days';
import { demoCutOffs } from './ndr.ts';
import { atTheDoor } from './trouble.ts';

const minute = 60_000;
const midnight = startOfDay('2026-11-23').getTime();
const halfHours = Array.from({ length: 48 }, (_, index) => new Date(midnight + index * 30 * minute));
/** When deliveries of the demo fail: 20 to 220 minutes ago. */
const failuresAt = (now: Date) =>
  Array.from({ length: 21 }, (_, index) => atTheDoor(new Date(now.getTime() - (20 + index * 10) * minute)));

test.each(halfHours)('at %s deliveries failed in working hours, and some can still be answered', (now) => {
  const failures = failuresAt(now);
  for (const at of failures) {
    const hour = (at.getTime() - startOfDay(istDay(at)).getTime()) / (60 * minute);
    expect(hour).toBeGreaterThanOrEqual(9);
    expect(hour).toBeLessThan(20);
    expect(at.getTime()).toBeLessThan(now.getTime());
  }
  const open = failures.filter((at) =>
    Object.values(demoCutOffs).some((cutOff) => ndrDeadline(at, cutOff) > now),
  );
  expect(open.length).toBeGreaterThan(5);
});
