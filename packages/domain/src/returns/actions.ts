import type { TransitionCheck } from '../shipments/transition.ts';
import { isReturnReason, skipsMatch } from './reasons.ts';
import { canMoveReverse, reverseLabel } from './states.ts';
import type { ReverseState } from './states.ts';
import type { ReturnKind } from './steps.ts';
import type { ReturnTab } from './tabs.ts';

/** Actions of a seller on several returns at once. */
export const returnActions = [
  'approve',
  'reject',
  'book',
  'schedule',
  'label',
  'cancel',
  'receive',
  'refund',
] as const;
export type ReturnAction = (typeof returnActions)[number];

/** The actions of each list: those that at least one of its states allows. */
export const returnTabActions: Record<ReturnTab, readonly ReturnAction[]> = {
  request: ['reject', 'approve'],
  new: ['cancel', 'book'],
  'ready-to-ship': ['cancel', 'label', 'schedule'],
  pickup: ['cancel', 'label', 'schedule'],
  'in-transit': ['label', 'refund'],
  'return-received': ['receive', 'refund'],
  all: ['approve', 'book', 'schedule', 'label', 'receive'],
};

export interface ReturnActionTarget {
  kind: ReturnKind;
  state: ReverseState;
  is_booked: boolean;
}

const no = (reason: string): TransitionCheck => ({ allowed: false, reason });
const yes: TransitionCheck = { allowed: true };
const noRto = no('An RTO has no reverse pickup: the courier returns the box.');

/** Checks whether the seller can do that with a return: by the state machine, the kind, and whether a courier is booked. */
export function checkReturnAction(
  action: ReturnAction,
  { kind, state, is_booked }: ReturnActionTarget,
): TransitionCheck {
  const moveTo = (to: ReverseState) => canMoveReverse(state, to, 'seller');
  switch (action) {
    case 'approve':
      return moveTo('APPROVED');
    case 'reject':
      return moveTo('REJECTED');
    case 'book':
      if (kind === 'rto') return noRto;
      if (is_booked) return no('A courier is already booked.');
      return state === 'APPROVED'
        ? yes
        : no(`Only an approved return can be booked. This one is "${reverseLabel(state)}".`);
    case 'schedule':
      if (kind === 'rto') return noRto;
      if (!is_booked) return no('Book a courier first.');
      return state === 'PICKUP_SCHEDULED' ? yes : moveTo('PICKUP_SCHEDULED');
    case 'label':
      if (kind === 'rto') return noRto;
      return is_booked ? yes : no('There is no label yet. Book a courier first.');
    case 'cancel':
      return kind === 'rto' ? no("An RTO can't be cancelled. The courier has the box.") : moveTo('CANCELLED');
    case 'receive':
      return moveTo('QC_PASSED');
    default:
      return state === 'DTO_DELIVERED' ? no('Check the items before the refund.') : moveTo('REFUNDED');
  }
}

/**
 * Checks whether a return can be received without the bench: every check is then recorded as passed and every unit is
 * restocked. The reason of an RTO is the courier's. What the buyer reported as damaged or wrong is opened and checked by a person.
 */
export function checkReceiveAtOnce(
  items: readonly { sku_name: string; reason: string; checks: object; disposition: string | null }[],
): TransitionCheck {
  const reported = items.find(({ reason }) => isReturnReason(reason) && skipsMatch(reason));
  if (reported)
    return no(`${reported.sku_name}: the buyer reported damage or a wrong item. Check it on the bench.`);
  const begun = items.find(
    ({ checks, disposition }) => disposition !== null || Object.keys(checks).length > 0,
  );
  if (begun) return no(`${begun.sku_name}: its check has begun. Finish it on the bench.`);
  return yes;
}
