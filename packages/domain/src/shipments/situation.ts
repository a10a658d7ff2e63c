import { isReturning } from './states.ts';
import type { ShipmentState } from './states.ts';

/** Delivery attempts that couriers make, as they publish it. */
export const maxDeliveryAttempts = 3;

export const ndrExpiries = ['re-attempt', 'turns-back'] as const;
/** The outcome of a failed delivery that is not answered in time. */
export type NdrExpiry = (typeof ndrExpiries)[number];

export const happenings = [
  'preparing',
  'pickup-due',
  'pickup-failed',
  'on-the-way',
  'out-for-delivery',
  'delivery-failed',
  'answer-wanted',
  'answer-needed',
  'buyer-answered',
  'buyer-cancelled',
  're-attempt-requested',
  'return-requested',
  'attempts-over',
  'cut-off-passed',
  'delivered',
  'returning',
  'returned',
  'return-checked',
  'cancelled',
  'lost',
  'damaged',
] as const;
/**
 * Where a parcel is in its life. `answer-wanted`: without an answer it is attempted again; `answer-needed`: without one it
 * turns back; `delivery-failed`: nothing is known of its case.
 */
export type Happening = (typeof happenings)[number];

export const parcelActors = ['seller', 'courier', 'none'] as const;
/** Who acts next. */
export type ParcelActor = (typeof parcelActors)[number];

export const parcelOptions = [
  'cancel',
  'request-return',
  'answer',
  'return',
  'ask-buyer',
  'buyer-answer',
  'buyer-change',
  'check',
  'claim',
] as const;
/**
 * Actions that are still possible. `answer`: the seller can answer the courier; `return`: answer with a return; `buyer-answer`: the
 * buyer can answer, `buyer-change`: change the answer.
 */
export type ParcelOption = (typeof parcelOptions)[number];

/** The answer that the courier has or gets for the latest attempt. */
export type CourierInstruction = 're-attempt' | 'return' | 'none';
/** The buyer's wish after the latest attempt. */
export type BuyerWish = 'deliver' | 'cancel' | 'none';

/** The case of a failed delivery. */
export interface FailedDelivery {
  /** Failed attempts. */
  attempts: number;
  /** By the reason and the attempts: what couriers do without an answer. */
  expiry: NdrExpiry;
  deadline: Date;
  instruction: CourierInstruction;
  /** The day of the re-attempt, YYYY-MM-DD; empty without one. */
  day: string;
  /** The courier rejected the last answer. */
  is_rejected: boolean;
  buyer: BuyerWish;
}

/** The one line of truth of a parcel: lists, pages, messages and the widget say nothing else. */
export interface ParcelSituation {
  happening: Happening;
  actor: ParcelActor;
  /** Until when the actor has to act, ISO 8601; null without a limit. */
  by: string | null;
  /** Happens at `by` if the actor doesn't act; null if nothing does. */
  otherwise: NdrExpiry | null;
  /** The day of the next attempt, YYYY-MM-DD; null if none was chosen. */
  day: string | null;
  can: readonly ParcelOption[];
  /** A delivery is still to come: there is a day to expect, and an amount to collect. */
  expects_delivery: boolean;
}

interface StateRow {
  happening: Happening;
  actor: ParcelActor;
  can: readonly ParcelOption[];
  expects_delivery: boolean;
}

const row = (
  happening: Happening,
  actor: ParcelActor,
  can: readonly ParcelOption[] = [],
  expects_delivery = false,
): StateRow => ({ happening, actor, can, expects_delivery });

const returning = row('returning', 'courier');
const onTheWay = row('on-the-way', 'courier', ['request-return'], true);

/** By the state alone; `UNDELIVERED` only while nothing is known of its case. */
export const situationOfState: Readonly<Record<ShipmentState, StateRow>> = {
  DRAFT: row('preparing', 'seller', ['cancel'], true),
  AWB_ASSIGNED: row('preparing', 'seller', ['cancel'], true),
  PICKUP_SCHEDULED: row('pickup-due', 'courier', ['cancel'], true),
  OUT_FOR_PICKUP: row('pickup-due', 'courier', [], true),
  PICKUP_FAILED: row('pickup-failed', 'seller', ['cancel'], true),
  PICKED_UP: row('on-the-way', 'courier', [], true),
  IN_TRANSIT: onTheWay,
  AT_DESTINATION: onTheWay,
  OUT_FOR_DELIVERY: row('out-for-delivery', 'courier', [], true),
  UNDELIVERED: row('delivery-failed', 'courier'),
  DELIVERED: row('delivered', 'none'),
  RTO_INITIATED: returning,
  RTO_IN_TRANSIT: returning,
  RTO_OUT_FOR_DELIVERY: returning,
  RTO_UNDELIVERED: returning,
  RTO_DELIVERED: row('returned', 'seller', ['check']),
  RTO_ACKNOWLEDGED: row('return-checked', 'none'),
  CANCELLED: row('cancelled', 'none'),
  LOST: row('lost', 'seller', ['claim']),
  DAMAGED: row('damaged', 'seller', ['claim']),
};

/** The facts of a failed delivery that decide. */
export interface FailedDeliveryKey {
  instruction: CourierInstruction;
  attempts: 'left' | 'over';
  buyer: BuyerWish;
  cutOff: 'open' | 'passed';
  otherwise: NdrExpiry;
}

interface UndeliveredRow extends StateRow {
  /** Facts that have to match; all others may be anything. */
  when: Partial<FailedDeliveryKey>;
}

const undelivered = (when: Partial<FailedDeliveryKey>, state: StateRow): UndeliveredRow => ({
  when,
  ...state,
});

/** An undelivered parcel by its case: the first row that matches. */
export const situationOfCase: readonly UndeliveredRow[] = [
  undelivered({ instruction: 'return' }, row('return-requested', 'courier')),
  undelivered({ instruction: 're-attempt', attempts: 'over' }, row('attempts-over', 'courier')),
  undelivered({ instruction: 're-attempt' }, row('re-attempt-requested', 'courier', [], true)),
  undelivered({ attempts: 'over' }, row('attempts-over', 'seller', ['return'])),
  undelivered({ buyer: 'cancel' }, row('buyer-cancelled', 'seller', ['answer', 'return', 'buyer-change'])),
  undelivered(
    { buyer: 'deliver', otherwise: 're-attempt' },
    row('buyer-answered', 'seller', ['answer', 'return', 'buyer-change'], true),
  ),
  undelivered(
    { buyer: 'deliver', cutOff: 'open' },
    row('buyer-answered', 'seller', ['answer', 'return', 'buyer-change']),
  ),
  undelivered({ buyer: 'deliver' }, row('cut-off-passed', 'seller', ['answer', 'return', 'buyer-change'])),
  undelivered(
    { otherwise: 're-attempt', cutOff: 'open' },
    row('answer-wanted', 'seller', ['answer', 'return', 'buyer-answer', 'ask-buyer'], true),
  ),
  undelivered(
    { otherwise: 're-attempt' },
    row('answer-wanted', 'seller', ['answer', 'return', 'buyer-answer'], true),
  ),
  undelivered(
    { cutOff: 'open' },
    row('answer-needed', 'seller', ['answer', 'return', 'buyer-answer', 'ask-buyer']),
  ),
  undelivered({}, row('cut-off-passed', 'seller', ['answer', 'return', 'buyer-answer'])),
];

/** A re-attempt is requested at the cut-off only if one is left, nobody said no, and the courier did not reject it. */
const expiryOf = ({ expiry, attempts, buyer, is_rejected }: FailedDelivery): NdrExpiry =>
  attempts < maxDeliveryAttempts && buyer !== 'cancel' && !is_rejected ? expiry : 'turns-back';

/** Returns what decides about a failed delivery. */
export const failedDeliveryKey = (ndr: FailedDelivery, now: Date): FailedDeliveryKey => ({
  instruction: ndr.instruction,
  attempts: ndr.attempts < maxDeliveryAttempts ? 'left' : 'over',
  buyer: ndr.buyer,
  cutOff: now < ndr.deadline ? 'open' : 'passed',
  otherwise: expiryOf(ndr),
});

const matches = (when: Partial<FailedDeliveryKey>, key: FailedDeliveryKey): boolean =>
  Object.entries(when).every(([name, value]) => key[name as keyof FailedDeliveryKey] === value);

/**
 * Decides what is happening to a parcel, who acts next and by when, and what can still be done.
 * @param ndr the case of its failed delivery; counts while the parcel is undelivered
 */
export function parcelSituation(
  state: ShipmentState,
  ndr: FailedDelivery | undefined,
  now: Date,
): ParcelSituation {
  const nothingMore = { by: null, otherwise: null, day: null };
  const key = state === 'UNDELIVERED' && ndr ? failedDeliveryKey(ndr, now) : undefined;
  const found = key && situationOfCase.find(({ when }) => matches(when, key));
  if (!ndr || !key || !found) {
    const { happening, actor, can, expects_delivery } = situationOfState[state];
    return { happening, actor, ...nothingMore, can, expects_delivery };
  }
  const { happening, actor, can, expects_delivery } = found;
  const isOpen = key.instruction === 'none' && key.cutOff === 'open';
  return {
    happening,
    actor,
    by: isOpen ? ndr.deadline.toISOString() : null,
    otherwise: key.instruction === 'none' ? key.otherwise : null,
    day: happening === 're-attempt-requested' && ndr.day !== '' ? ndr.day : null,
    can,
    expects_delivery,
  };
}

/** Whether a parcel is on its way back, or will be. */
export const isTurningBack = (state: ShipmentState, { happening }: Pick<ParcelSituation, 'happening'>) =>
  isReturning(state) || happening === 'return-requested';
