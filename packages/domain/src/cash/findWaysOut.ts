import type { Paise } from '../money/index.ts';
import { forecastCash } from './forecastCash.ts';
import type { CashBalance, CashPlan } from './forecastCash.ts';
import { warnCash } from './warnCash.ts';

/** A payment on another day, and the balance that follows. */
export interface WayOut {
  /** The entry that moves. */
  id: string;
  /** Its day until now, and the day after the money that comes; days from today. */
  from: number;
  day: number;
  /** The lowest of the middle balances of the calendar. */
  lowest: Paise;
  /** The share of runs with a day below the floor, 0 to 1. */
  chance_below: number;
  balances: CashBalance[];
}

const listed = 2;
/** Of the largest payments: the others change little, and each one is a simulation. */
const tried = 12;

/**
 * Finds the payments whose move to the day after the next money that comes makes a day below the floor less likely, the
 * best two first: the lower chance, then the higher lowest balance. Each is simulated with the same draws as the plan, so
 * that a difference is that of the move alone. Empty without a warning, without money that comes, or if none helps.
 * @param movable the last day that each payment may be moved to, by its id; days from today
 */
export function findWaysOut(
  plan: CashPlan & { floor: Paise },
  movable: ReadonlyMap<string, number>,
): WayOut[] {
  const before = forecastCash(plan);
  const warning = warnCash(before, plan.floor);
  if (!warning?.relief || before.chance_below === null) return [];
  const { relief } = warning;
  const day = (relief.day_range?.[1] ?? relief.day) + 1;
  if (day >= plan.days) return [];
  const lowestBefore = lowestOf(before.balances);
  return plan.entries
    .filter(
      ({ id, amount, day: from }) => amount < 0 && from <= warning.day && day <= (movable.get(id) ?? -1),
    )
    .toSorted((a, b) => a.amount - b.amount)
    .slice(0, tried)
    .map((payment): WayOut => {
      const { balances, chance_below } = forecastCash({
        ...plan,
        entries: plan.entries.map((entry) => (entry.id === payment.id ? { ...entry, day } : entry)),
      });
      return {
        id: payment.id,
        from: payment.day,
        day,
        lowest: lowestOf(balances),
        chance_below: chance_below ?? 0,
        balances,
      };
    })
    .filter(
      ({ chance_below, lowest }) =>
        chance_below < before.chance_below! ||
        (chance_below === before.chance_below && lowest > lowestBefore),
    )
    .toSorted((a, b) => a.chance_below - b.chance_below || b.lowest - a.lowest)
    .slice(0, listed);
}

const lowestOf = (balances: readonly CashBalance[]): Paise =>
  Math.min(...balances.map(({ middle }) => middle));
