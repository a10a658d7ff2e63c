import type { RtoCalibration } from '@khep/api';
import { riskLimits } from '@khep/domain/rtoRisk';

type Bin = RtoCalibration['bins'][number];

/** A share of 0 to 1 in per cent: "12%". */
export const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** "5 to 10%" */
export const binLabel = ({ from, to }: Pick<Bin, 'from' | 'to'>): string =>
  `${Math.round(from * 100)} to ${percent(to)}`;

/** Returns the name for orders of a bin in lists: "High". */
export function bandLabel({ from }: Pick<Bin, 'from'>): string {
  if (from >= riskLimits.high) return 'High';
  return from >= riskLimits.medium ? 'Medium' : 'Low';
}

/** "8 to 14%" */
export const describeInterval = ({ low, high }: Pick<Bin, 'low' | 'high'>): string =>
  `${Math.round(low * 100)} to ${percent(high)}`;

/** Returns the effect of a level on the odds: "× 1.8", "No change". */
export function describeEffect(factor: number): string {
  const rounded = factor.toFixed(1);
  return rounded === '1.0' ? 'No change' : `× ${rounded}`;
}

/** The error of the predictions, beside that of always predicting the average. */
export function describeGain({
  brier,
  base_brier,
  is_proven,
}: Pick<RtoCalibration, 'brier' | 'base_brier' | 'is_proven'>): {
  value: string;
  note: string;
  noteTone: 'positive' | 'critical';
} {
  const gain = base_brier === 0 ? 0 : 1 - brier / base_brier;
  return {
    value: brier.toFixed(3),
    note: is_proven
      ? `${percent(gain)} below predicting the average`
      : 'Not proven better than predicting the average',
    noteTone: is_proven ? 'positive' : 'critical',
  };
}
