import type { PieceWeight } from './pieceWeight.ts';

/** A line of a box. */
export interface WeighedLine {
  sku_id: string;
  quantity: number;
  /** Undefined until it was learned. */
  weight: PieceWeight | undefined;
}

export interface WeighedBox {
  lines: readonly WeighedLine[];
  /** The empty box with its filling. */
  packaging: { mean: number; spread: number };
  /** Steps of the scale, in grams. */
  resolution: number;
  /** Reading of the scale, in grams. */
  gross: number;
  /** SKUs near the bench that could be in the box instead. @default nothing */
  others?: readonly { sku_id: string; weight: PieceWeight }[];
}

/** A possible explanation of a difference. */
export type WeightSuspect =
  | { kind: 'missing' | 'extra'; sku_id: string }
  | { kind: 'swapped'; sku_id: string; for: string };

export type WeightVerdict =
  /** A SKU has no learned weight. */
  | { verdict: 'unknown'; sku_ids: string[] }
  | { verdict: 'right' }
  /** The likeliest explanation first; none if no single piece explains it. */
  | { verdict: 'wrong'; difference: number; suspects: WeightSuspect[] };

/** Standard deviations that a right box stays within: 3 is passed by 0.27 % of normal ones, so by fewer than one in 200. */
const limit = 3;
const mostSuspects = 3;

/** The median of normal weighings varies by this more than their mean. */
const medianError = Math.sqrt(Math.PI / 2);

/**
 * Standard deviation of the gross weight of a right box. What was learned is uncertain: the spread by about one part in the
 * root of the pieces, and the mean too, the same for all pieces of a SKU.
 */
function grossSpread({ lines, packaging, resolution }: WeighedBox): number {
  let variance = packaging.spread ** 2 + resolution ** 2 / 12;
  for (const { quantity, weight } of lines) {
    if (!weight) continue;
    const spread = weight.spread * (1 + 1 / Math.sqrt(weight.pieces));
    variance += quantity * spread ** 2 + (quantity * medianError * spread) ** 2 / weight.pieces;
  }
  return Math.sqrt(variance);
}

/** The smallest difference in grams that the scale can tell from a right box: a piece lighter than this can go unseen. */
export const leastVisible = (box: WeighedBox): number => limit * grossSpread(box);

/**
 * Judges the weight of a packed box: whether it is right, and which piece is likely to be missing, too much or another. A
 * SKU that isn't learned yet makes it unknown, never wrong.
 */
export function checkWeight(box: WeighedBox): WeightVerdict {
  const { lines, packaging, gross, others = [] } = box;
  const unknown = lines.filter(({ weight }) => weight === undefined).map(({ sku_id }) => sku_id);
  if (unknown.length > 0) return { verdict: 'unknown', sku_ids: unknown };
  const known = lines.flatMap(({ sku_id, quantity, weight }) =>
    weight ? [{ sku_id, quantity, weight }] : [],
  );
  const expected = known.reduce((sum, { quantity, weight }) => sum + quantity * weight.mean, packaging.mean);
  const difference = gross - expected;
  const visible = leastVisible(box);
  if (Math.abs(difference) <= visible) return { verdict: 'right' };
  const explained: { suspect: WeightSuspect; grams: number }[] = known.flatMap(({ sku_id, weight }) => [
    { suspect: { kind: 'missing' as const, sku_id }, grams: -weight.mean },
    { suspect: { kind: 'extra' as const, sku_id }, grams: weight.mean },
    ...[...known, ...others]
      .filter((other) => other.sku_id !== sku_id)
      .map((other) => ({
        suspect: { kind: 'swapped' as const, sku_id, for: other.sku_id },
        grams: other.weight.mean - weight.mean,
      })),
  ]);
  return {
    verdict: 'wrong',
    difference,
    suspects: explained
      .map(({ suspect, grams }) => ({ suspect, apart: Math.abs(difference - grams) }))
      .filter(({ apart }) => apart <= visible)
      .sort((a, b) => a.apart - b.apart)
      .slice(0, mostSuspects)
      .map(({ suspect }) => suspect),
  };
}
