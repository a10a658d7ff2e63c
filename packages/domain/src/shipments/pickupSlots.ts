import { addDays, daysBetween, formatWeekday, istDay, timeOnDay, weekdayOf } from '../days/index.ts';

/** When a courier picks up. Times are HH:mm in India. */
export interface PickupSchedule {
  /** Orders confirmed until then leave with a pickup of the same day. */
  cut_off: string;
  /** Time windows of a day, earliest first. */
  windows: readonly { from: string; to: string }[];
  /** Weekdays without pickups, 0 for Sunday. */
  closed_weekdays: readonly number[];
}

/** A pickup that can still be booked. */
export interface AvailableSlot {
  /** YYYY-MM-DD, in India. */
  date: string;
  /** HH:mm, in India. */
  time: string;
  /** "16:00–18:00", or "Tomorrow 10:00–12:00". */
  label: string;
}

export interface PickupDays {
  /** Orders confirmed until then leave with the first slot. ISO 8601. */
  cut_off_at: string;
  /** At least one, the earliest first. */
  slots: AvailableSlot[];
}

/** Days with pickups that are offered. */
const offeredDays = 3;

/** Returns the next pickups of a courier: today's until the cut-off, then those of the next working days. */
export function nextPickups(schedule: PickupSchedule, now: Date): PickupDays {
  const today = istDay(now);
  const days: string[] = [];
  // A week always has a working day; a schedule without any is treated as open daily.
  const isOpen = (day: string): boolean =>
    schedule.closed_weekdays.length >= 7 || !schedule.closed_weekdays.includes(weekdayOf(day));
  for (let day = today; days.length < offeredDays; day = addDays(day, 1)) {
    const isOver = day === today && now >= timeOnDay(day, schedule.cut_off);
    if (isOpen(day) && !isOver) days.push(day);
  }
  const [first = today] = days;
  return {
    cut_off_at: timeOnDay(first, schedule.cut_off).toISOString(),
    slots: days.flatMap((day) =>
      schedule.windows.map(({ from, to }) => ({
        date: day,
        time: from,
        label: [dayLabel(today, day), `${from}–${to}`].filter(Boolean).join(' '),
      })),
    ),
  };
}

/** The label of a slot inside a sentence: "first tomorrow 10:00–12:00". */
export const slotInSentence = (label: string): string => label.replace('Tomorrow', 'tomorrow');

function dayLabel(today: string, day: string): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return '';
  return ahead === 1 ? 'Tomorrow' : formatWeekday(day);
}
