export const gstStatuses = ['initiated', 'verified', 'rejected', 'not_verified'] as const;
/** Status of a GSTIN. `not_verified`: accepted while no provider is connected. */
export type GstStatus = (typeof gstStatuses)[number];

/** Stages of the check of a GSTIN, in order. */
export const gstStages = ['sent', 'well_formed', 'pan', 'portal', 'verified'] as const;
export type GstStage = (typeof gstStages)[number];

export const bankStatuses = ['none', 'submitted', 'verified', 'rejected', 'not_verified'] as const;
/** Status of the bank account that was sent last. `not_verified`: accepted while no provider is connected. */
export type BankStatus = (typeof bankStatuses)[number];
