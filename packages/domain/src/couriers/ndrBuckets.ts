/** Reasons of a failed delivery, the same for all couriers. */
export const ndrBuckets = [
  'CNA',
  'AI',
  'CR',
  'CR-OTP',
  'CNR',
  'CD',
  'ODA',
  'OPDEL',
  'REST',
  'SD',
  'OTH',
] as const;
export type NdrBucket = (typeof ndrBuckets)[number];

export const ndrActions = ['re-attempt', 'change-address', 'change-phone', 'return', 'fake'] as const;
/** The seller's answer to a failed delivery. `fake` goes with a re-attempt, and needs proof. */
export type NdrAction = (typeof ndrActions)[number];
