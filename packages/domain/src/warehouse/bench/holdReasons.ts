/** Why a box waits beside the bench. */
export const holdReasons = ['pieces missing', 'piece damaged', 'address doubtful', 'buyer asked'] as const;
export type HoldReason = (typeof holdReasons)[number];
