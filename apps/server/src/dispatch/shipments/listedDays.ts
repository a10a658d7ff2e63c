import { addDays, istDay } from '@khep/domain/days';
import type { DateRange } from '../../base/dateRange.ts';

interface ChosenDays {
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The days of a list of pickups or manifests, both included: the chosen ones, or the last week and the next one. */
export function listedDays({ start_date, end_date }: ChosenDays, now: Date): DateRange {
  return { from: start_date ?? addDays(istDay(now), -6), to: end_date ?? addDays(istDay(now), 7) };
}
