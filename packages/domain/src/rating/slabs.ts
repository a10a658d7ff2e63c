import { formatRupees, rupeesToPaise } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { ZoneRate } from './rateCard.ts';
import { formatGrams } from './weight.ts';
import type { ChargedWeight } from './weight.ts';

/** Price of a weight at a rate, with the calculation; or the reason why it has no price. */
export type SlabPrice = { amount: Paise; formula: string } | { problem: string };

/** Prices a weight by the rate of its zone. The weight says how many slabs, and of which size. */
export function priceSlabs(rate: ZoneRate, weight: ChargedWeight): SlabPrice {
  const base = rupeesToPaise(rate.base);
  if (weight.basis === 'flat') return { amount: base, formula: `${formatRupees(base)} flat` };
  const additional = rupeesToPaise(rate.additional);
  if (weight.basis === 'by-slab') return priceTable(rate, weight, additional);
  const further = weight.slabs - 1;
  return {
    amount: base + further * additional,
    formula: `${formatRupees(base)} for the first ${formatGrams(weight.slab_g)}${furtherWords(weight, further, additional)}`,
  };
}

function priceTable(rate: ZoneRate, weight: ChargedWeight, additional: Paise): SlabPrice {
  const { limit_g, limit_index, slabs } = weight;
  const price = rate.slabs?.[limit_index];
  if (price === undefined || !Number.isFinite(price)) return { problem: `up to ${formatGrams(limit_g)}` };
  const further = slabs - 1 - limit_index;
  // A table without a further rate ends at its last slab: free kilograms would be an input error.
  if (further > 0 && additional <= 0) return { problem: `above ${formatGrams(limit_g)}` };
  const within = rupeesToPaise(price);
  return {
    amount: within + further * additional,
    formula: `${formatRupees(within)} up to ${formatGrams(limit_g)}${furtherWords(weight, further, additional)}`,
  };
}

function furtherWords(weight: ChargedWeight, further: number, additional: Paise): string {
  if (further === 0) return '';
  const isSameSlab = weight.basis === 'first-and-further' && weight.additional_slab_g === weight.slab_g;
  const each = isSameSlab ? '' : ` per ${formatGrams(weight.additional_slab_g)}`;
  return ` + ${further} × ${formatRupees(additional)}${each}`;
}
