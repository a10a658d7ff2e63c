import { expect, test } from 'vitest';
import { nextPickupSlot } from './pickupSlot.ts';

test('the next slot is at least an hour away, else the first of tomorrow', () => {
  const at = (time: string) => nextPickupSlot(new Date(`2026-11-21T${time}:00+05:30`));
  expect(at('07:30')).toEqual({ day: '2026-11-21', time: '10:00' });
  expect(at('09:05')).toEqual({ day: '2026-11-21', time: '12:00' });
  expect(at('16:10')).toEqual({ day: '2026-11-21', time: '18:00' });
  expect(at('17:00')).toEqual({ day: '2026-11-22', time: '10:00' });
  expect(at('23:59')).toEqual({ day: '2026-11-22', time: '10:00' });
});
