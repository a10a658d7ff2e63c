import { hsnDigits } from '../tax/hsn.ts';

/** Annual turnover as the company profile has it; empty while it is not entered. */
export const turnoverBands = ['', 'up_to_5_crore', 'above_5_crore', 'from_10_crore'] as const;
export type TurnoverBand = (typeof turnoverBands)[number];

export const isTurnoverBand = (text: unknown): text is TurnoverBand =>
  turnoverBands.some((band) => band === text);

const fiveCrore = 50_000_000;

/** A turnover of each band in rupees, for rules that depend on the limits of ₹5 and ₹10 crore. */
const turnovers: Record<Exclude<TurnoverBand, ''>, number> = {
  up_to_5_crore: fiveCrore,
  above_5_crore: fiveCrore + 1,
  from_10_crore: 2 * fiveCrore,
};

/** Returns a turnover of a band in rupees. */
export const turnoverOf = (band: Exclude<TurnoverBand, ''>): number => turnovers[band];

const bandNames: Record<Exclude<TurnoverBand, ''>, string> = {
  up_to_5_crore: 'Up to ₹5 crore',
  above_5_crore: 'Above ₹5 crore',
  from_10_crore: 'From ₹10 crore',
};

/** Returns a turnover with the HSN digits that follow from it. */
export function describeTurnover(band: TurnoverBand): string {
  if (band === '') return 'Not set: HSN digits unknown';
  return `${bandNames[band]}: HSN with ${hsnDigits(turnoverOf(band))} digits`;
}
