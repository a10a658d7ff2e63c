import type { TransitionActor } from '../shipments/states.ts';
import type { TransitionCheck } from '../shipments/transition.ts';

/** All states of a return: a buyer's, or an RTO on its way back. */
export const reverseStates = [
  'REQUESTED',
  'APPROVED',
  'REJECTED',
  'PICKUP_SCHEDULED',
  'OUT_FOR_PICKUP',
  'PICKED_UP',
  'PICKUP_FAILED',
  'QC_FAILED',
  'IN_TRANSIT',
  'LOST',
  'DTO_DELIVERED',
  'QC_PASSED',
  'QC_REJECTED',
  'REFUNDED',
  'EXCHANGED',
  'CLOSED',
  'CANCELLED',
] as const;
export type ReverseState = (typeof reverseStates)[number];

interface ReverseRule {
  label: string;
  next: readonly ReverseState[];
  movedBy: readonly TransitionActor[];
  /** Progress. A scan may skip missing states only forwards. */
  rank: number;
}

const rules: Record<ReverseState, ReverseRule> = {
  REQUESTED: {
    label: 'Requested',
    next: ['APPROVED', 'REJECTED', 'CANCELLED'],
    movedBy: ['seller', 'system'],
    rank: 0,
  },
  APPROVED: {
    label: 'Approved',
    next: ['PICKUP_SCHEDULED', 'CANCELLED'],
    movedBy: ['seller', 'system'],
    rank: 1,
  },
  REJECTED: { label: 'Rejected', next: [], movedBy: [], rank: 1 },
  PICKUP_SCHEDULED: {
    label: 'Pickup scheduled',
    next: ['OUT_FOR_PICKUP', 'PICKED_UP', 'PICKUP_FAILED', 'QC_FAILED', 'CANCELLED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 2,
  },
  OUT_FOR_PICKUP: {
    label: 'Out for pickup',
    next: ['PICKED_UP', 'PICKUP_FAILED', 'QC_FAILED'],
    movedBy: ['courier'],
    rank: 3,
  },
  PICKUP_FAILED: {
    label: 'Pickup failed',
    next: ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'CANCELLED'],
    movedBy: ['courier', 'seller', 'system'],
    rank: 4,
  },
  // The courier left the goods after a failed check at the door; the seller decides what happens next.
  QC_FAILED: {
    label: 'Quality check failed at pickup',
    next: ['PICKUP_SCHEDULED', 'CANCELLED', 'CLOSED'],
    movedBy: ['seller', 'system'],
    rank: 4,
  },
  PICKED_UP: {
    label: 'Picked up',
    next: ['IN_TRANSIT', 'DTO_DELIVERED', 'LOST'],
    movedBy: ['courier'],
    rank: 5,
  },
  IN_TRANSIT: {
    label: 'In transit to warehouse',
    next: ['DTO_DELIVERED', 'LOST'],
    movedBy: ['courier'],
    rank: 6,
  },
  // Nothing to check: the buyer is refunded, and the courier owes the value.
  LOST: {
    label: 'Lost in transit',
    next: ['DTO_DELIVERED', 'REFUNDED', 'CLOSED'],
    movedBy: ['courier', 'seller'],
    rank: 7,
  },
  DTO_DELIVERED: {
    label: 'Back at the warehouse',
    next: ['QC_PASSED', 'QC_REJECTED'],
    movedBy: ['seller', 'system'],
    rank: 8,
  },
  QC_PASSED: {
    label: 'Quality check passed',
    next: ['REFUNDED', 'EXCHANGED', 'CLOSED'],
    movedBy: ['seller', 'system'],
    rank: 9,
  },
  QC_REJECTED: {
    label: 'Quality check rejected',
    next: ['CLOSED', 'REFUNDED'],
    movedBy: ['seller'],
    rank: 9,
  },
  REFUNDED: { label: 'Refunded', next: [], movedBy: [], rank: 10 },
  EXCHANGED: { label: 'Exchanged', next: [], movedBy: [], rank: 10 },
  CLOSED: { label: 'Closed', next: [], movedBy: [], rank: 10 },
  CANCELLED: { label: 'Cancelled', next: [], movedBy: [], rank: 4 },
};

export function reverseLabel(state: ReverseState): string {
  return rules[state].label;
}

/** Returns the allowed next states. */
export function nextReverseStates(state: ReverseState): readonly ReverseState[] {
  return rules[state].next;
}

/** Returns whether the return is closed: no further transitions. */
export function isReverseEnded(state: ReverseState): boolean {
  return rules[state].next.length === 0;
}

/** Checks whether the actor can move the return to that state. */
export function canMoveReverse(
  from: ReverseState,
  to: ReverseState,
  actor: TransitionActor,
): TransitionCheck {
  if (!rules[from].next.includes(to))
    return {
      allowed: false,
      reason: `A return can't change from "${rules[from].label}" to "${rules[to].label}".`,
    };
  if (!rules[from].movedBy.includes(actor))
    return {
      allowed: false,
      reason: `Only ${rules[from].movedBy.join(' or ')} can update a return that is "${rules[from].label}".`,
    };
  return { allowed: true };
}

export interface ReverseScanResult {
  outcome: 'moved' | 'confirmed' | 'late' | 'kept' | 'unknown-code';
  state: ReverseState;
  last_event_time: string | null;
}

/**
 * Applies a courier scan to a return, like `applyScan`: sorted by event time, forward jumps only. No scan
 * overrides a decision of the seller (from the quality check on).
 */
export function applyReverseScan(
  current: { state: ReverseState; last_event_time?: string | null },
  scan: { event_time: string; state?: ReverseState | undefined },
): ReverseScanResult {
  const known = current.last_event_time ?? null;
  const unchanged = (outcome: ReverseScanResult['outcome'], time = known): ReverseScanResult => ({
    outcome,
    state: current.state,
    last_event_time: time,
  });
  const at = Date.parse(scan.event_time);
  if (scan.state === undefined || Number.isNaN(at)) return unchanged('unknown-code');
  if (known !== null && at < Date.parse(known)) return unchanged('late');
  if (scan.state === current.state) return unchanged('confirmed', scan.event_time);
  const from = rules[current.state];
  const isForward = rules[scan.state].rank > from.rank && from.rank < rules.DTO_DELIVERED.rank;
  const isListed = from.next.includes(scan.state) && from.movedBy.includes('courier');
  if (isReverseEnded(current.state) || (!isListed && !isForward)) return unchanged('kept', scan.event_time);
  return { outcome: 'moved', state: scan.state, last_event_time: scan.event_time };
}
