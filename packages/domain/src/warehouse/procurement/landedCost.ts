import { splitByLargestRemainder, sumPaise } from '../../money/index.ts';
import type { Paise } from '../../money/index.ts';
import type { PurchaseState, PurchaseUnits } from './purchaseOrder.ts';

/**
 * Costs of a purchase beside its price, as Ind AS 2 (paragraph 11, Ministry of Corporate Affairs, G.S.R. 111(E) of
 * 16 February 2015) counts it: import duties, transport and handling. GST that is claimed back is none of it. The contents
 * of the standard have "Costs of purchase" in 11 (slideshare.net/Chapter8254ICWAI/ind-as-2, read on 29 November 2026).
 */
export const purchaseCostKinds = ['freight', 'duty', 'other'] as const;
export type PurchaseCostKind = (typeof purchaseCostKinds)[number];

export const purchaseCostLabels: Record<PurchaseCostKind, string> = {
  freight: 'Freight',
  duty: 'Customs duty',
  other: 'Other costs',
};

/** By what a cost is shared between the lines of an order. */
export const costSpreads = ['value', 'weight', 'units'] as const;
export type CostSpread = (typeof costSpreads)[number];

export const costSpreadLabels: Record<CostSpread, string> = {
  value: 'By value',
  weight: 'By weight',
  units: 'By units',
};

/** A cost of a whole purchase order, without GST that is claimed back. */
export interface PurchaseCost {
  kind: PurchaseCostKind;
  amount_paise: Paise;
  spread: CostSpread;
}

export interface LandedLine extends PurchaseUnits {
  price_paise: Paise;
  /** Grams of one unit; 0 if nobody knows it. */
  unit_weight?: number;
}

/** Units that share the costs: as ordered while some are open; once the order ended, those that came. */
function sharingUnits(line: LandedLine, state: PurchaseState): number {
  return state === 'received' || state === 'closed' ? line.received + line.damaged : line.quantity;
}

const weightOf: Record<CostSpread, (line: LandedLine) => number> = {
  value: ({ price_paise }) => price_paise,
  weight: ({ unit_weight }) => unit_weight ?? 0,
  units: () => 1,
};

/** Whether a cost can be shared by value, by weight or by units: each line needs a price, or a weight. */
export const canSpread = (lines: readonly LandedLine[], spread: CostSpread): boolean =>
  lines.every((line) => weightOf[spread](line) > 0);

/**
 * Returns the landed cost of one unit of each line: its price and its share of every cost. Shares of a cost add up to it
 * to the paisa; the cost of a unit is rounded. A damaged unit has its share too: it makes no good one dearer.
 */
export function landedCosts(
  lines: readonly LandedLine[],
  costs: readonly PurchaseCost[],
  state: PurchaseState,
): Paise[] {
  const units = lines.map((line) => sharingUnits(line, state));
  const sharesOf = costs.map(({ amount_paise, spread }) =>
    splitByLargestRemainder(
      amount_paise,
      lines.map((line, at) => units[at]! * weightOf[spread](line)),
    ),
  );
  return lines.map(({ price_paise }, at) => {
    const count = units[at]!;
    if (count === 0) return price_paise;
    return price_paise + Math.round(sumPaise(sharesOf.map((shares) => shares[at]!)) / count);
  });
}
