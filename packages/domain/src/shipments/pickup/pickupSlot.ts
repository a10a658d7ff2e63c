import { addDays, istDay, istHour } from '../../days/index.ts';

/** Times from which couriers pick up, HH:mm in India. */
export const pickupTimes = ['10:00', '12:00', '14:00', '16:00', '18:00'] as const;

/** When boxes are picked up. */
export interface PickupSlot {
  /** YYYY-MM-DD in India. */
  day: string;
  /** HH:mm in India. */
  time: string;
}

/** Returns the next slot today that is at least an hour away, else the first of tomorrow. */
export function nextPickupSlot(now: Date): PickupSlot {
  const today = istDay(now);
  const time = pickupTimes.find((slot) => Number(slot.slice(0, 2)) > istHour(now) + 1);
  return time ? { day: today, time } : { day: addDays(today, 1), time: pickupTimes[0] };
}
