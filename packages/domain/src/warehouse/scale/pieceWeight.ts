/** The weight of a piece of a SKU as it is known from the scale, in grams. */
export interface PieceWeight {
  mean: number;
  /** Standard deviation from piece to piece. */
  spread: number;
  /** Pieces that it was learned from. */
  pieces: number;
}

/** Pieces from which on a weight is known. */
export const leastPieces = 5;
/** No scale and no piece is more exact, so no spread is smaller; a share of the mean, or grams. */
const leastSpread = { share: 0.003, grams: 0.5 };
/** A standard deviation of a normal distribution in median absolute deviations. */
const deviationsPerMad = 1.4826;

/** Weighings that are kept of a SKU: suppliers change, so the newest count. */
export const weighingsKept = 60;

/**
 * Learns the weight of a piece from weighings of single pieces, in grams. The median and the median absolute deviation are not
 * moved by a few weighings that went wrong (Rousseeuw and Croux, Journal of the American Statistical Association 88, 1993).
 * Undefined below `leastPieces`.
 */
export function learnPieceWeight(weighings: readonly number[]): PieceWeight | undefined {
  const newest = weighings.slice(-weighingsKept);
  if (newest.length < leastPieces) return undefined;
  const mean = median(newest);
  const deviation = deviationsPerMad * median(newest.map((grams) => Math.abs(grams - mean)));
  const spread = Math.max(deviation, leastSpread.share * mean, leastSpread.grams);
  return { mean, spread, pieces: newest.length };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
