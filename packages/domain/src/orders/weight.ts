export interface WeighedLine {
  /** Grams per unit. */
  actual_weight?: number | null | undefined;
  quantity: number;
}

/** Returns the weight of a line in kg. */
export function lineWeight(line: WeighedLine): number {
  return ((line.actual_weight ?? 0) * line.quantity) / 1000;
}

/** Returns the weight of all lines in kg. Summed in grams to avoid rounding errors. */
export function totalWeight(lines: readonly WeighedLine[]): number {
  return totalWeightGrams(lines) / 1000;
}

/** Returns the weight of all lines in whole grams, rounded up. */
export function totalWeightGrams(lines: readonly WeighedLine[]): number {
  return Math.ceil(lines.reduce((sum, line) => sum + (line.actual_weight ?? 0) * line.quantity, 0));
}
