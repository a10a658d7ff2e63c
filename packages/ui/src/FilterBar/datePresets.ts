import { CalendarDate, startOfMonth, endOfMonth, today } from '@internationalized/date';
import { isWithinYears } from '../DatePicker/days.ts';
import { timeZone } from '../indianTime.ts';
import { presetLabels, presetRange, rangePresets, type DayRange } from '../DateRangePicker/presets.ts';

export const datePresets = [...rangePresets, 'thisYear', 'lastYear', 'thisQuarter', 'all'] as const;
export type DatePreset = (typeof datePresets)[number];

/** An Indian financial year: 1 April to 31 March. */
export interface FinancialYear extends DayRange {
  /** "FY 2026–27" */
  label: string;
}

/** Returns the financial year of a day. */
export function financialYear(of: CalendarDate): FinancialYear {
  const first = of.month >= 4 ? of.year : of.year - 1;
  const short = String((first + 1) % 100).padStart(2, '0');
  return { start: `${first}-04-01`, end: `${first + 1}-03-31`, label: `FY ${first}–${short}` };
}

/** Returns the quarter of the financial year; April to June is the first. */
function quarter(of: CalendarDate): DayRange & { label: string } {
  const first = startOfMonth(of.set({ month: Math.floor((of.month - 1) / 3) * 3 + 1 }));
  const place = first.month === 1 ? 4 : (first.month - 1) / 3;
  return {
    start: first.toString(),
    end: endOfMonth(first.add({ months: 2 })).toString(),
    label: `Q${place} ${financialYear(of).label}`,
  };
}

/** Returns the days and name of a preset. @default today in India */
export function datePreset(
  preset: DatePreset,
  from: CalendarDate = today(timeZone),
): DayRange & { label: string } {
  switch (preset) {
    case 'thisYear':
      return financialYear(from);
    case 'lastYear':
      return financialYear(from.subtract({ years: 1 }));
    case 'thisQuarter':
      return quarter(from);
    case 'all':
      return { start: '2000-01-01', end: '2099-12-31', label: 'All dates' };
    default:
      return { ...presetRange(preset, from), label: presetLabels[preset] };
  }
}

/** Parses `2026-04-01`; undefined if invalid. */
export function parseDay(text: string): CalendarDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new CalendarDate(year, month, day);
  // CalendarDate clamps invalid days: 31 February becomes another day.
  return date.toString() === text && isWithinYears(date) ? date : undefined;
}
