import type { Paise } from '../money/index.ts';

/** A known cost of one unit of a SKU, from a day on. */
export interface KnownCost {
  sku: string;
  /** YYYY-MM-DD in India. */
  from: string;
  cost: Paise;
  /** Entered by a person, or of units that came: with freight, duty and other costs, or the price alone. */
  source: 'entered' | 'landed' | 'received';
}

/** The cost of a unit in a period. `until` is the first day after it; the last one has no end. */
export interface CostPeriod {
  sku: string;
  from: string;
  until: string;
  cost: Paise;
  /** The supplier's price alone: the cost of freight and duty wasn't entered. */
  is_price_only: boolean;
}

/** Before and after every day, as texts sort. */
const beginning = '';
const end = '9999-12-31';

/**
 * Returns the cost of each SKU at every time: the latest one that was known on a day. A cost that was entered wins over
 * one of the same day that was received. Before the first one it counts too: a guess would be worse.
 */
export function costPeriods(known: readonly KnownCost[]): CostPeriod[] {
  return [...Map.groupBy(known, ({ sku }) => sku)].flatMap(([sku, own]) => {
    const byDay = new Map<string, KnownCost>();
    for (const one of own) {
      const before = byDay.get(one.from);
      if (!(before?.source === 'entered' && one.source !== 'entered')) byDay.set(one.from, one);
    }
    const days = [...byDay.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
    return days.map(({ from, cost, source }, at) => ({
      sku,
      from: at === 0 ? beginning : from,
      until: days[at + 1]?.from ?? end,
      cost,
      is_price_only: source === 'received',
    }));
  });
}

/** Parts of a combo, with the units in one. */
export interface ComboUnits {
  sku: string;
  parts: readonly { sku: string; quantity: number }[];
}

/** Adds the costs of combos that have none of their own and whose parts all have one: each change of a part changes them. */
export function withCombos(periods: readonly CostPeriod[], combos: readonly ComboUnits[]): CostPeriod[] {
  const bySku = Map.groupBy(periods, ({ sku }) => sku);
  const added = combos
    .filter(
      ({ sku, parts }) => !bySku.has(sku) && parts.length > 0 && parts.every((part) => bySku.has(part.sku)),
    )
    .flatMap(({ sku, parts }) => {
      const starts = [
        ...new Set(parts.flatMap((part) => bySku.get(part.sku)!.map(({ from }) => from))),
      ].sort();
      return starts.map((from, at) => {
        const then = parts.map(({ sku: part, quantity }) => ({
          ...bySku.get(part)!.find((one) => one.from <= from && from < one.until)!,
          quantity,
        }));
        return {
          sku,
          from,
          until: starts[at + 1] ?? end,
          cost: then.reduce((sum, { quantity, cost }) => sum + quantity * cost, 0),
          is_price_only: then.some((one) => one.is_price_only),
        };
      });
    });
  return [...periods, ...added];
}
