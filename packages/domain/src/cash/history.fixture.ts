import { SeededRandom } from '../packing/search/seededRandom.ts';
import type { CashForecast, CashOutcome, CashPlan, ExpectedCash } from './forecastCash.ts';

/** A generated brand: what is known at the start of a held-out stretch, and how it turned out. */
export interface HeldOut {
  plan: CashPlan;
  /** By the order of the plan's entries. */
  actual: { day: number; amount: number }[];
}

const sources = [
  {
    source: 'weekly',
    kind: 'cod_payout',
    every: 7,
    from: 2,
    amount: 9_00_000_00,
    spread: 0.25,
    late: 0.5,
    past: 40,
  },
  {
    source: 'twice',
    kind: 'cod_payout',
    every: 4,
    from: 1,
    amount: 3_00_000_00,
    spread: 0.4,
    late: 0.3,
    past: 60,
  },
  {
    source: 'bill',
    kind: 'courier_bill',
    every: 15,
    from: 5,
    amount: -4_00_000_00,
    spread: 0.1,
    late: 0.2,
    past: 20,
  },
  {
    source: 'refunds',
    kind: 'refund',
    every: 3,
    from: 0,
    amount: -60_000_00,
    spread: 0.6,
    late: 0,
    past: 80,
  },
  { source: 'gst', kind: 'gst', every: 30, from: 20, amount: -2_10_000_00, spread: 0.15, late: 0, past: 12 },
] as const;

/** Amounts are skewed (lognormal), delays geometric, so neither has the shape of a method that assumes a normal error. */
export function generateHeldOut(seed: number, days = 30): HeldOut {
  const random = new SeededRandom(seed * 2_654_434);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const delay = (chance: number) => {
    let late = 0;
    while (random.next() < chance) late += 1;
    return late;
  };
  const entries: ExpectedCash[] = [];
  const actual: HeldOut['actual'] = [];
  const outcomes = new Map<string, CashOutcome[]>();
  for (const { source, kind, every, from, amount, spread, late, past } of sources) {
    const paid = () => Math.round(Math.abs(amount) * Math.exp(spread * normal()));
    outcomes.set(
      source,
      Array.from({ length: past }, () => ({
        expected: Math.abs(amount),
        paid: paid(),
        days_late: delay(late),
      })),
    );
    for (let day = from; day < days; day += every) {
      entries.push({ id: `${source}-${day}`, kind, source, day, amount });
      actual.push({ day: day + delay(late), amount: Math.sign(amount) * paid() });
    }
  }
  return { plan: { opening: 10_00_000_00, entries, outcomes, days }, actual };
}

/** Whether the held-out amounts, days and balances (from the fourth day on) were within their intervals. */
export function countCovered({ plan, actual }: HeldOut, forecast: CashForecast) {
  const isIn = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;
  const amounts = forecast.entries.map((entry, at) => isIn(actual[at]!.amount, entry.amounts!));
  const days = forecast.entries.map((entry, at) => isIn(actual[at]!.day, entry.day_range!));
  const balances = forecast.balances.slice(3).map(({ day, low, high }) => {
    const came = actual.filter((one) => one.day <= day).reduce((sum, one) => sum + one.amount, plan.opening);
    return isIn(came, [low, high]);
  });
  return { amounts, days, balances };
}
