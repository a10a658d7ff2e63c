import type { Paise } from '../money/index.ts';
import type { CashForecast, ForecastEntry } from './forecastCash.ts';

export interface CashWarning {
  /** The first day that ends below the floor at least one time in ten; days from today. */
  day: number;
  /** `likely`: at least every second time. */
  certainty: 'likely' | 'possible';
  /** The floor less the low end of that day. */
  missing: Paise;
  /** The largest payment of that day and the week before it; null if none is expected. */
  cause: ForecastEntry | null;
  /** The next money that comes after that day; null if none is expected. */
  relief: ForecastEntry | null;
}

/** Warns of the first day whose balance may be below the floor. Undefined if none is. */
export function warnCash({ entries, balances }: CashForecast, floor: Paise): CashWarning | undefined {
  const below = balances.find(({ low }) => low < floor);
  if (!below) return undefined;
  const { day, low, middle } = below;
  const cause = entries
    .filter((entry) => entry.amount < 0 && entry.day <= day && entry.day > day - 7)
    .toSorted((a, b) => a.amount - b.amount)[0];
  const relief = entries
    .filter((entry) => entry.amount > 0 && entry.day > day)
    .toSorted((a, b) => a.day - b.day || b.amount - a.amount)[0];
  return {
    day,
    certainty: middle < floor ? 'likely' : 'possible',
    missing: floor - low,
    cause: cause ?? null,
    relief: relief ?? null,
  };
}
