/** Where the COD money of a payout day is. `growing`: deliveries to come can add to it. */
export const codDayStates = ['remitted', 'due', 'growing', 'late'] as const;
export type CodDayState = (typeof codDayStates)[number];
