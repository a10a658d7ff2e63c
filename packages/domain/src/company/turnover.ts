import { hsnDigits } from '../tax/hsn.ts';

/** Annual turnover as the company profile has it; empty while it is not entered. */
export const turnoverBands = ['', 'up_to_5_crore', 'above_5_crore'] as const;
export type TurnoverBand = (typeof turnoverBands)[number];

export const isTurnoverBand = (text: unknown): text is TurnoverBand =>
  turnoverBands.some((band) => band === text);

const fiveCrore = 50_000_000;

/** Returns a turnover of a band in rupees, for rules that depend on the limit of ₹5 crore. */
export function turnoverOf(band: Exclude<TurnoverBand, ''>): number {
  return band === 'above_5_crore' ? fiveCrore + 1 : fiveCrore;
}

/** Returns a turnover with the HSN digits that follow from it. */
export function describeTurnover(band: TurnoverBand): string {
  if (band === '') return 'Not set: HSN digits unknown';
  const limit = band === 'above_5_crore' ? 'Above ₹5 crore' : 'Up to ₹5 crore';
  return `${limit}: HSN with ${hsnDigits(turnoverOf(band))} digits`;
}
