export interface WeighedLine {
  /** Grams of one piece. */
  actual_weight?: number | null | undefined;
  quantity: number;
}

/** Weight of a line in kg = grams × quantity / 1000. */
export function lineWeight(line: WeighedLine): number {
  return ((line.actual_weight ?? 0) * line.quantity) / 1000;
}

/** Weight of all lines in kg. Summed in grams, so that 0.1 and 0.2 kg make 0.3. */
export function totalWeight(lines: readonly WeighedLine[]): number {
  return totalWeightGrams(lines) / 1000;
}

/** Weight of all lines in whole grams, rounded up. */
export function totalWeightGrams(lines: readonly WeighedLine[]): number {
  return Math.ceil(lines.reduce((sum, line) => sum + (line.actual_weight ?? 0) * line.quantity, 0));
}
