import type { Paise } from '../money/index.ts';
import { SeededRandom } from '../packing/search/seededRandom.ts';
import { insertSorted, leastOutcomes, nextInterval, nextQuantile } from './nextValue.ts';

/** Kinds of money that comes or goes. */
export const cashKinds = [
  'cod_payout',
  'gateway_payout',
  'courier_bill',
  'top_up',
  'purchase_order',
  'refund',
  'gst',
  'planned',
] as const;
export type CashKind = (typeof cashKinds)[number];

export const cashKindLabels: Record<CashKind, string> = {
  cod_payout: 'COD payouts',
  gateway_payout: 'Prepaid payouts',
  courier_bill: 'Courier bills',
  top_up: 'Wallet top-ups',
  purchase_order: 'Suppliers',
  refund: 'Refunds',
  gst: 'GST',
  planned: 'Other payments',
};

/** How an expected entry of the past turned out. */
export interface CashOutcome {
  /** More than zero. */
  expected: Paise;
  paid: Paise;
  /** Days after the expected day; below zero is earlier. */
  days_late: number;
}

/** Money that is expected to come or to go. */
export interface ExpectedCash {
  id: string;
  kind: CashKind;
  /** Whose history it follows, such as a courier. */
  source: string;
  /** Days from today; below zero is overdue. */
  day: number;
  /** More than zero comes, less goes. */
  amount: Paise;
}

export interface CashPlan {
  /** In the bank before the money of today. */
  opening: Paise;
  entries: readonly ExpectedCash[];
  /** Past outcomes by source. */
  outcomes: ReadonlyMap<string, readonly CashOutcome[]>;
  /** Days of the calendar, today included. */
  days: number;
  /** Below which the balance should not go. Without it no chance is computed. */
  floor?: Paise | undefined;
}

export interface ForecastEntry extends ExpectedCash {
  /** Eight times in ten the amount is between them; null with too few outcomes. Low is the smaller number, also of what goes. */
  amounts: readonly [low: Paise, high: Paise] | null;
  /** Eight times in ten it is from the one to the other day, or more often, because days are whole; null as above. */
  day_range: readonly [early: number, late: number] | null;
}

/** The balance at the end of a day: a tenth of the runs is below low, half below middle, nine tenths below high. */
export interface CashBalance {
  day: number;
  low: Paise;
  middle: Paise;
  high: Paise;
}

export interface CashForecast {
  entries: ForecastEntry[];
  balances: CashBalance[];
  /** The share of runs with a day that ends below the floor, 0 to 1; null without a floor. */
  chance_below: number | null;
}

const runs = 1000;

/**
 * Forecasts each entry from how earlier ones of its source turned out, and the balance of each day by simulation. A run
 * draws amounts (as a share of what was expected) and days from the gaps between past values, and each draw becomes a past
 * value for the next one of its source: so entries of a source share what a short history leaves open, and a sum isn't
 * surer than its parts allow. Amounts and days, and sources, are taken as independent of each other. An entry whose source
 * has fewer than `leastOutcomes` outcomes is as expected, which narrows the band: its `amounts` are null. Overdue money, and
 * money drawn before today, comes today. Deterministic.
 */
export function forecastCash({ opening, entries, outcomes, days, floor }: CashPlan): CashForecast {
  const shares = new Map<string, number[]>();
  const delays = new Map<string, number[]>();
  for (const [source, past] of outcomes) {
    if (past.length < leastOutcomes) continue;
    shares.set(
      source,
      past.map(({ expected, paid }) => paid / expected).toSorted((a, b) => a - b),
    );
    delays.set(
      source,
      past.map(({ days_late }) => days_late).toSorted((a, b) => a - b),
    );
  }
  return {
    entries: entries.map((entry) => withIntervals(entry, shares.get(entry.source), delays.get(entry.source))),
    ...simulate({ opening, entries, outcomes, days, floor }, shares, delays),
  };
}

function withIntervals(
  entry: ExpectedCash,
  shares: readonly number[] | undefined,
  delays: readonly number[] | undefined,
): ForecastEntry {
  const share = shares && nextInterval(shares);
  const delay = delays && nextInterval(delays);
  if (!share || !delay) return { ...entry, amounts: null, day_range: null };
  const ends = share.map((one) => Math.round(entry.amount * one)).toSorted((a, b) => a - b);
  const day = (late: number) => Math.max(0, entry.day + late);
  return {
    ...entry,
    amounts: [ends[0]!, ends[1]!],
    day_range: [day(Math.floor(delay[0])), day(Math.ceil(delay[1]))],
  };
}

function simulate(
  { opening, entries, days, floor }: CashPlan,
  shares: ReadonlyMap<string, readonly number[]>,
  delays: ReadonlyMap<string, readonly number[]>,
): Pick<CashForecast, 'balances' | 'chance_below'> {
  const random = new SeededRandom(1);
  const ends = Array.from({ length: days }, () => new Float64Array(runs));
  let below = 0;
  for (let run = 0; run < runs; run += 1) {
    const changes = new Float64Array(days);
    const drawnShares = copies(shares);
    const drawnDelays = copies(delays);
    for (const { source, day, amount } of entries) {
      const share = draw(drawnShares.get(source), random, 1);
      const delay = draw(drawnDelays.get(source), random, 0);
      const on = Math.max(0, day + Math.round(delay));
      if (on < days) changes[on]! += Math.round(amount * share);
    }
    let balance = opening;
    let lowest = Infinity;
    for (let day = 0; day < days; day += 1) {
      balance += changes[day]!;
      ends[day]![run] = balance;
      lowest = Math.min(lowest, balance);
    }
    if (floor !== undefined && lowest < floor) below += 1;
  }
  const balances = ends.map((values, day) => {
    const sorted = values.sort();
    const at = (chance: number) => sorted[Math.floor(chance * (runs - 1))]!;
    return { day, low: at(0.1), middle: at(0.5), high: at(0.9) };
  });
  return { balances, chance_below: floor === undefined ? null : below / runs };
}

function copies(values: ReadonlyMap<string, readonly number[]>): Map<string, number[]> {
  return new Map([...values].map(([source, sorted]) => [source, [...sorted]]));
}

/** Draws the next value and adds it to the past ones. */
function draw(sorted: number[] | undefined, random: SeededRandom, otherwise: number): number {
  if (!sorted) return otherwise;
  const value = nextQuantile(sorted, random.next());
  insertSorted(sorted, value);
  return value;
}
