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

/** Differences of odds from which an effect is named, and from which it is called large. */
const smallEffect = 1.05;
const largeEffect = 1.5;

/** Returns how a level changes the risk, from what it multiplies the odds by: "Much higher", "As average". */
export function describeEffect(factor: number): string {
  const size = Math.max(factor, 1 / factor);
  if (size < smallEffect) return 'As average';
  const direction = factor > 1 ? 'higher' : 'lower';
  return size < largeEffect ? direction.charAt(0).toUpperCase() + direction.slice(1) : `Much ${direction}`;
}

/** Returns how much a fact says about the risk, from what it multiplies the odds by on average. */
export function describeInfluence(influence: number): string {
  if (influence < smallEffect) return 'Makes almost no difference to the risk';
  return influence < largeEffect
    ? 'Makes some difference to the risk'
    : 'Makes a large difference to the risk';
}

/** How much closer the predictions are than the average would be for every order. */
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
  return is_proven
    ? {
        value: `${percent(gain)} closer`,
        note: 'Than the average risk for every order',
        noteTone: 'positive',
      }
    : {
        value: 'Not proven',
        note: 'No better than the average risk for every order',
        noteTone: 'critical',
      };
}
