export const returnSources = ['console', 'tracking', 'courier'] as const;
/** Where a return was created: by the seller, by the buyer on the tracking page, or by the courier as an RTO. */
export type ReturnSource = (typeof returnSources)[number];

export const returnDecisions = ['approve', 'reject'] as const;
export type ReturnDecision = (typeof returnDecisions)[number];
