export const chargeBases = ['percentage', 'fixed'] as const;
/** Whether a charge is a percentage of the items or an amount in rupees. */
export type ChargeBasis = (typeof chargeBases)[number];

export const chargeTypes = ['debit', 'credit'] as const;
/** `debit` is paid by the buyer, `credit` is deducted. */
export type ChargeType = (typeof chargeTypes)[number];
