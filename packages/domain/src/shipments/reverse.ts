import type { TransitionActor } from './states.ts';
import type { TransitionCheck } from './transition.ts';

/** Every state that a buyer's return can be in. */
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
  /** How far along it is: a scan that jumps over missing ones is believed forwards only. */
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
  // The courier looked at the door and left the goods there: what follows is for the seller to say.
  QC_FAILED: {
    label: 'Quality check failed at the door',
    next: ['PICKUP_SCHEDULED', 'CANCELLED', 'CLOSED'],
    movedBy: ['seller', 'system'],
    rank: 4,
  },
  PICKED_UP: { label: 'Picked up', next: ['IN_TRANSIT', 'DTO_DELIVERED'], movedBy: ['courier'], rank: 5 },
  IN_TRANSIT: { label: 'On its way back', next: ['DTO_DELIVERED'], movedBy: ['courier'], rank: 6 },
  DTO_DELIVERED: {
    label: 'Back at the warehouse',
    next: ['QC_PASSED', 'QC_REJECTED'],
    movedBy: ['seller', 'system'],
    rank: 7,
  },
  QC_PASSED: {
    label: 'Quality check passed',
    next: ['REFUNDED', 'EXCHANGED', 'CLOSED'],
    movedBy: ['seller', 'system'],
    rank: 8,
  },
  QC_REJECTED: { label: 'Quality check refused', next: ['CLOSED', 'REFUNDED'], movedBy: ['seller'], rank: 8 },
  REFUNDED: { label: 'Refunded', next: [], movedBy: [], rank: 9 },
  EXCHANGED: { label: 'Exchanged', next: [], movedBy: [], rank: 9 },
  CLOSED: { label: 'Closed', next: [], movedBy: [], rank: 9 },
  CANCELLED: { label: 'Cancelled', next: [], movedBy: [], rank: 4 },
};

/** Words for a return's state. */
export function reverseLabel(state: ReverseState): string {
  return rules[state].label;
}

/** States that a return may go to from this one. */
export function nextReverseStates(state: ReverseState): readonly ReverseState[] {
  return rules[state].next;
}

/** Nothing more is expected to happen to it. */
export function isReverseEnded(state: ReverseState): boolean {
  return rules[state].next.length === 0;
}

/** May this actor move the return to that state? */
export function canMoveReverse(
  from: ReverseState,
  to: ReverseState,
  actor: TransitionActor,
): TransitionCheck {
  if (!rules[from].next.includes(to))
    return {
      allowed: false,
      reason: `A return that is "${rules[from].label}" cannot become "${rules[to].label}".`,
    };
  if (!rules[from].movedBy.includes(actor))
    return {
      allowed: false,
      reason: `Only ${rules[from].movedBy.join(' or ')} can move a return that is "${rules[from].label}".`,
    };
  return { allowed: true };
}

export interface ReverseScanResult {
  outcome: 'moved' | 'confirmed' | 'late' | 'kept' | 'unknown-code';
  state: ReverseState;
  last_event_time: string | null;
}

/**
 * Applies a courier's scan to a return, by the rules of forward shipments: the order is that of event times, an older
 * scan changes nothing, a jump over missing scans is believed forwards only, and what the seller has judged (from the
 * quality check on) no scan undoes.
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
