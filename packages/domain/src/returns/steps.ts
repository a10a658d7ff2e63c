import type { StepState } from '../tracking/states.ts';
import { reverseStates } from './states.ts';
import type { ReverseState } from './states.ts';

/** Kinds that a buyer can request. */
export const requestedKinds = ['return', 'exchange'] as const;
export type RequestedKind = (typeof requestedKinds)[number];

export const returnKinds = [...requestedKinds, 'rto'] as const;
/** `rto`: undelivered, sent back by the courier. The others are wanted by the buyer. */
export type ReturnKind = (typeof returnKinds)[number];

export const returnKindLabels: Record<ReturnKind, string> = {
  return: 'Return',
  exchange: 'Exchange',
  rto: 'RTO',
};

export interface ReturnStep {
  id: string;
  label: string;
  state: StepState;
}

interface StepRule {
  id: string;
  label: string;
  /** The step is done from this state on. */
  from: ReverseState;
}

const ahead: readonly StepRule[] = [
  { id: 'requested', label: 'Requested', from: 'REQUESTED' },
  { id: 'approved', label: 'Approved', from: 'APPROVED' },
  { id: 'picked-up', label: 'Picked up', from: 'PICKED_UP' },
];
const back: readonly StepRule[] = [
  { id: 'received', label: 'Received', from: 'DTO_DELIVERED' },
  { id: 'checked', label: 'Check', from: 'QC_PASSED' },
];

/** Position of a state on the way; a failed pickup is no step back. */
const place = (state: ReverseState): number =>
  reverseStates.indexOf(state === 'PICKUP_FAILED' || state === 'QC_FAILED' ? 'OUT_FOR_PICKUP' : state);

/** Returns the steps of a return; undefined for one that was rejected or cancelled. */
export function returnSteps(
  kind: ReturnKind,
  state: ReverseState,
  { has_refund }: { has_refund: boolean },
): ReturnStep[] | undefined {
  if (state === 'REJECTED' || state === 'CANCELLED') return undefined;
  const isOver = state === 'REFUNDED' || state === 'EXCHANGED' || state === 'CLOSED';
  const last: StepRule =
    kind === 'exchange'
      ? { id: 'exchanged', label: 'Exchange', from: 'EXCHANGED' }
      : has_refund
        ? { id: 'refunded', label: 'Refund', from: 'REFUNDED' }
        : { id: 'closed', label: 'Close', from: 'CLOSED' };
  const rules = [
    ...(kind === 'rto' ? [{ id: 'sent-back', label: 'Sent back', from: 'IN_TRANSIT' as const }] : ahead),
    ...back,
    last,
  ];
  const reached = rules.map(({ from }) => isOver || place(state) >= place(from));
  const now = reached.indexOf(false);
  return rules.map(({ id, label }, index) => ({
    id,
    label,
    state: reached[index] ? 'done' : index === now ? 'now' : 'next',
  }));
}
