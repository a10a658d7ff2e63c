import type { Charges, Unrated } from '../rating/index.ts';
import { formatRupees } from '../money/index.ts';
import type { Paise } from '../money/index.ts';
import type { DisputeState } from './states.ts';

/** The amount at stake: the cost of the billed parcel above that of the declared one, with fuel and GST. */
export interface DisputeStake {
  rated: true;
  /** `rate(billed) − rate(declared)`; 0 if the billed parcel costs no more. */
  amount_paise: Paise;
  /** Slabs that were billed beyond the declared ones. */
  more_slabs: number;
  zone: string;
  /** Each charge that differs: "Freight +₹44.80, Fuel surcharge +₹4.48, GST +₹8.87". */
  formula: string;
  card_words: string;
}

/** Computes what is at stake from the charges of both parcels, by the contract of the pickup day. */
export function disputeStake(declared: Charges | Unrated, billed: Charges | Unrated): DisputeStake | Unrated {
  if (!declared.rated) return declared;
  if (!billed.rated) return billed;
  const before = new Map(declared.lines.map(({ kind, amount }) => [kind, amount]));
  const parts = billed.lines
    .map(({ kind, label, amount }) => ({ label, more: amount - (before.get(kind) ?? 0) }))
    .concat({ label: 'GST', more: billed.gst - declared.gst })
    .filter(({ more }) => more !== 0);
  return {
    rated: true,
    amount_paise: Math.max(0, billed.total - declared.total),
    more_slabs: billed.weight.slabs - declared.weight.slabs,
    zone: billed.zone,
    formula: parts
      .map(({ label, more }) => `${label} ${more > 0 ? '+' : ''}${formatRupees(more)}`)
      .join(', '),
    card_words: billed.card_words,
  };
}

/**
 * Returns whether a billed weight is worth a dispute: it is above the declared slab, also without the tolerance. Grams.
 * @param slab_end_g the upper end of the declared slab
 */
export const isOverbilled = (slab_end_g: number, billed_g: number, tolerance_g: number): boolean =>
  billed_g - tolerance_g > slab_end_g;

/**
 * Returns what the seller pays of an amount once a dispute is in a state; the rest is released. Undefined while it is open.
 * @param released_paise what the courier waived, of a partly won dispute
 */
export function debitOf(state: DisputeState, amount: Paise, released_paise: Paise): Paise | undefined {
  switch (state) {
    case 'WON':
      return 0;
    case 'ACCEPTED':
    case 'LOST':
    case 'EXPIRED':
      return amount;
    case 'PARTIAL':
      return Math.max(0, amount - released_paise);
    default:
      return undefined;
  }
}
