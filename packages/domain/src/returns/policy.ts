import type { Paise } from '../money/index.ts';
import { addDays, formatDate } from '../days/index.ts';
import { isSellerFault, returnReasonLabel } from './reasons.ts';
import type { ReturnReason } from './reasons.ts';

/** A brand's terms for the returns of its buyers. */
export interface ReturnPolicy {
  /** Buyers can request a return on the tracking page. */
  is_enabled: boolean;
  /** Days after the delivery. */
  window_days: number;
  reasons: readonly ReturnReason[];
  /** Reasons that need a photo from the buyer. */
  photo_reasons: readonly ReturnReason[];
  /** Kept of the refund unless the seller or the courier is at fault. */
  fee: Paise;
  /** Requests up to this value are approved at once; 0 for none. */
  approve_up_to: Paise;
  /** Buyers with more earlier returns than this are never approved by rule. */
  approve_max_returns: number;
  /** Days from receipt to refund, as promised to buyers. */
  refund_days: number;
}

/** A delivered order, as far as a return depends on it. */
export interface ReturnableOrder {
  /** Day of the last delivery in India, YYYY-MM-DD; undefined before it. */
  delivered_on: string | undefined;
  /** Units that were delivered and are not in another return. */
  returnable_units: number;
}

export type ReturnCheck = { allowed: true; until: string } | { allowed: false; reason: string };

/** Checks whether an order can be returned by its buyer. @param today YYYY-MM-DD in India */
export function checkReturnable(policy: ReturnPolicy, order: ReturnableOrder, today: string): ReturnCheck {
  if (!policy.is_enabled) return { allowed: false, reason: 'Returns are not offered.' };
  if (order.delivered_on === undefined)
    return { allowed: false, reason: 'Nothing of this order is delivered yet.' };
  if (order.returnable_units <= 0)
    return { allowed: false, reason: 'All delivered items are already in a return.' };
  const until = addDays(order.delivered_on, policy.window_days);
  if (today > until)
    return { allowed: false, reason: `Returns of this order ended on ${formatDate(until)}.` };
  return { allowed: true, until };
}

/** Returns what is wrong with a buyer's request; undefined if the policy allows it. */
export function returnRequestProblem(
  policy: ReturnPolicy,
  request: { reason: string; photos: number },
): { field: 'reason' | 'photos'; message: string } | undefined {
  const reason = policy.reasons.find((one) => one === request.reason);
  if (reason === undefined) return { field: 'reason', message: 'Choose the reason.' };
  if (policy.photo_reasons.includes(reason) && request.photos === 0)
    return { field: 'photos', message: `Add a photo for "${returnReasonLabel(reason)}".` };
  return undefined;
}

/** Returns the fee that is kept of the refund, once per return. Never on damage or a wrong item. */
export function returnFee(policy: Pick<ReturnPolicy, 'fee'>, reasons: readonly string[]): Paise {
  return reasons.some(isSellerFault) ? 0 : policy.fee;
}

export type Approval = { by: 'rule' | 'hand'; why: string };

/** Decides whether a request is approved at once, or by hand. */
export function decideApproval(
  policy: Pick<ReturnPolicy, 'approve_up_to' | 'approve_max_returns'>,
  request: { value: Paise; earlier_returns: number },
): Approval {
  if (policy.approve_up_to === 0) return { by: 'hand', why: 'Your policy approves no return automatically' };
  if (request.value > policy.approve_up_to)
    return { by: 'hand', why: 'The value is above the limit of your policy' };
  if (request.earlier_returns > policy.approve_max_returns)
    return { by: 'hand', why: `The buyer has ${request.earlier_returns} earlier returns` };
  return { by: 'rule', why: 'Within your return policy' };
}
