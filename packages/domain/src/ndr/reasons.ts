import { couriers } from '../couriers/registry.ts';
import type { CourierPartner } from '../couriers/registry.ts';
import { ndrBuckets } from '../couriers/ndrBuckets.ts';
import type { NdrBucket } from '../couriers/ndrBuckets.ts';

export const ndrBucketLabels: Record<NdrBucket, string> = {
  CNA: 'Customer unavailable',
  AI: 'Address incomplete',
  CR: 'Refused',
  'CR-OTP': 'Refused with code',
  CNR: 'Cash not ready',
  CD: 'Reschedule asked',
  ODA: 'Out of delivery area',
  OPDEL: 'Open delivery asked',
  REST: 'Entry restricted',
  SD: 'Not attempted',
  OTH: 'Other',
};

export const isNdrBucket = (text: string): text is NdrBucket => ndrBuckets.some((one) => one === text);

/** A brand's correction of one code. */
export interface OwnReason {
  code: string;
  bucket: NdrBucket;
}

/** Returns the reason of a courier's code; a code that nobody knows is "Other". */
export function ndrBucketOf(
  partner: CourierPartner,
  code: string,
  own: readonly OwnReason[] = [],
): NdrBucket {
  const corrected = own.find((one) => one.code === code);
  if (corrected) return corrected.bucket;
  return ndrBuckets.find((bucket) => couriers[partner].ndrReasons[bucket]?.includes(code)) ?? 'OTH';
}
