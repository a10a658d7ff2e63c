import type { NdrBucket } from '../couriers/ndrBuckets.ts';
import type { BuyerWish, CourierInstruction, FailedDelivery } from '../shipments/situation.ts';
import type { BuyerChoice } from './buyerAnswer.ts';
import { ndrExpiry } from './deadline.ts';

/** A case as it is stored, as far as it decides the situation of its parcel. */
export interface NdrCaseState {
  bucket: NdrBucket;
  attempts: number;
  /** The attempt of the last answer that was not rejected; 0 without one. */
  answered_attempt: number;
  deadline_at: Date;
  /** Why the courier rejected the last answer; empty if it didn't. */
  rejection: string;
  buyer_answer: { choice: BuyerChoice } | null;
}

/** Returns what a buyer's answer asks for. */
export function buyerWish(answer: { choice: BuyerChoice } | null): BuyerWish {
  if (answer === null) return 'none';
  return answer.choice === 'cancel' ? 'cancel' : 'deliver';
}

/**
 * Returns a case as the situation of its parcel needs it.
 * @param answer the last answer to the latest attempt that was not rejected; undefined without one
 */
export function failedDelivery(
  ndr: NdrCaseState,
  answer: { action: string; re_attempt_date: string } | undefined,
): FailedDelivery {
  const isAnswered = ndr.answered_attempt >= ndr.attempts;
  const given: CourierInstruction = answer?.action === 'return' ? 'return' : 're-attempt';
  return {
    attempts: ndr.attempts,
    expiry: ndrExpiry(ndr),
    deadline: ndr.deadline_at,
    instruction: isAnswered ? given : 'none',
    day: isAnswered ? (answer?.re_attempt_date ?? '') : '',
    is_rejected: ndr.rejection !== '',
    buyer: buyerWish(ndr.buyer_answer),
  };
}
