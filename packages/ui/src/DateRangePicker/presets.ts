import { endOfMonth, startOfMonth, today } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { timeZone } from '../indianTime.ts';

export interface DayRange {
  /** YYYY-MM-DD, inclusive. */
  start: string;
  end: string;
}

export const rangePresets = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof rangePresets)[number];

export const presetLabels: Record<RangePreset, string> = {
  today: 'Today',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
};

/** Returns the days of a preset. @default today in India */
export function presetRange(preset: RangePreset, from: CalendarDate = today(timeZone)): DayRange {
  const before = from.subtract({ months: 1 });
  const ranges: Record<RangePreset, [CalendarDate, CalendarDate]> = {
    today: [from, from],
    last7: [from.subtract({ days: 6 }), from],
    last30: [from.subtract({ days: 29 }), from],
    thisMonth: [startOfMonth(from), from],
    lastMonth: [startOfMonth(before), endOfMonth(before)],
  };
  const [start, end] = ranges[preset];
  return { start: start.toString(), end: end.toString() };
}
