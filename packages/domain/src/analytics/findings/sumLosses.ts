/** A finding with its cost. */
export interface PricedFinding {
  direction: 'up' | 'down';
  where: readonly { dimension: string; value: string }[];
  /** Rupees; null without a cost. */
  amount: number | null;
}

/** Whether no parcel is in both: they name other values of one dimension. */
const areDisjoint = (one: PricedFinding, other: PricedFinding): boolean =>
  one.where.some(({ dimension, value }) =>
    other.where.some((its) => its.dimension === dimension && its.value !== value),
  );

/**
 * Adds up the rupees that findings cost, the costliest first. One that may have parcels of another is left out, as its
 * rupees would count twice: the sum is never more than what was lost.
 */
export function sumLosses(findings: readonly PricedFinding[]): number {
  const counted: PricedFinding[] = [];
  const losses = findings.filter(({ direction, amount }) => direction === 'up' && (amount ?? 0) > 0);
  for (const loss of losses.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0)))
    if (counted.every((other) => areDisjoint(loss, other))) counted.push(loss);
  return counted.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
