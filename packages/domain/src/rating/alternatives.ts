/** How a service that can't ship a parcel could: prepaid, with a rate card for the day, or with other settings. */
export const wayOuts = ['prepaid', 'rate-card', 'courier'] as const;
export type WayOut = (typeof wayOuts)[number];
