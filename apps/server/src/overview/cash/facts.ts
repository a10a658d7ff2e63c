import { formatCount } from '@khep/domain/money';
import type { CashTarget } from '@khep/api';
import type { CashOutcome, ExpectedCash } from '@khep/domain/cash';
import { addDays } from '@khep/domain/days';

/** Days of the calendar, today included. */
export const calendarDays = 45;

/** Days of the past that forecasts are made from. */
export const historyDays = 120;

/** Money that is expected, with what the calendar says of it. */
export interface ExpectedEntry extends Omit<ExpectedCash, 'day'> {
  label: string;
  cause: string;
  /** YYYY-MM-DD; before today for what is overdue. */
  on: string;
  is_known: boolean;
  target: CashTarget;
  /** Of a payment that may be moved: its last day, and its own one if it was moved. */
  move?: { payment: string; until: string; from: string | null };
}

/** The day of each payment that was moved, and when it was. */
export type CashMoves = ReadonlyMap<string, { day: string; moved_at: Date }>;

/** The entries of one kind of money, with how earlier ones came. */
export interface CashFacts {
  entries: ExpectedEntry[];
  /** Past outcomes by source. */
  outcomes?: Map<string, CashOutcome[]>;
  /** A sentence for each thing that isn't counted, with the reason. */
  gaps?: string[];
}

export const target = (
  screen: CashTarget['screen'],
  { id = '', part = '', courier_ids = [] }: Partial<Omit<CashTarget, 'screen'>> = {},
): CashTarget => ({ screen, id, part, courier_ids });

export const lastDay = (today: string): string => addDays(today, calendarDays - 1);

/** "1 box", "12 boxes". */
export const counted = (count: number, one: string, many: string): string => formatCount(count, one, many);

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one > other ? one : other);
