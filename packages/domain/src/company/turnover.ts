/** Annual turnover as the company profile has it; empty while it is not entered. */
export const turnoverBands = ['', 'up_to_5_crore', 'above_5_crore'] as const;
export type TurnoverBand = (typeof turnoverBands)[number];

const fiveCrore = 50_000_000;

/** Returns a turnover of a band in rupees, for rules that depend on the limit of ₹5 crore. */
export function turnoverOf(band: Exclude<TurnoverBand, ''>): number {
  return band === 'above_5_crore' ? fiveCrore + 1 : fiveCrore;
}
