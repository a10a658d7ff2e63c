export const disputeStates = [
  'NEW',
  'DISPUTED',
  'ACCEPTED',
  'WON',
  'LOST',
  'PARTIAL',
  'EXPIRED',
  'WITHDRAWN',
] as const;
export type DisputeState = (typeof disputeStates)[number];

export const isDisputeState = (text: unknown): text is DisputeState =>
  disputeStates.some((state) => state === text);

export const disputeTabs = ['raised', 'resolved', 'expired'] as const;
export type DisputeTab = (typeof disputeTabs)[number];

/** The states of each tab. An expired dispute counts as accepted. */
export const disputeTabStates: Record<DisputeTab, readonly DisputeState[]> = {
  raised: ['NEW', 'DISPUTED'],
  resolved: ['ACCEPTED', 'WON', 'LOST', 'PARTIAL', 'WITHDRAWN'],
  expired: ['EXPIRED'],
};

const labels: Record<DisputeState, string> = {
  NEW: 'To answer',
  DISPUTED: 'With the courier',
  ACCEPTED: 'Accepted',
  WON: 'Won',
  LOST: 'Lost',
  PARTIAL: 'Partly won',
  EXPIRED: 'Expired',
  WITHDRAWN: 'Withdrawn',
};
export const disputeStateLabel = (state: DisputeState): string => labels[state];

/** Where a dispute comes from. */
export const disputeSources = ['notice', 'manual', 'reconciliation'] as const;
export type DisputeSource = (typeof disputeSources)[number];

/** A courier's decisions on a dispute. */
export const disputeOutcomes = ['WON', 'LOST', 'PARTIAL'] as const satisfies readonly DisputeState[];
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** Subjects of disputes. The first two change the charged weight. */
export const disputeCategories = ['weight', 'dimensions', 'zone', 'rate', 'cod', 'rto', 'other'] as const;
export type DisputeCategory = (typeof disputeCategories)[number];

const categoryLabels: Record<DisputeCategory, string> = {
  weight: 'Weight',
  dimensions: 'Dimensions',
  zone: 'Zone',
  rate: 'Rate',
  cod: 'COD charge',
  rto: 'RTO charge',
  other: 'Other charge',
};
export const disputeCategoryLabel = (category: DisputeCategory): string => categoryLabels[category];

const next: Record<DisputeState, readonly DisputeState[]> = {
  NEW: ['ACCEPTED', 'DISPUTED', 'EXPIRED'],
  DISPUTED: ['WON', 'LOST', 'PARTIAL', 'WITHDRAWN'],
  LOST: ['DISPUTED', 'WITHDRAWN'],
  PARTIAL: ['DISPUTED', 'WITHDRAWN'],
  WON: ['WITHDRAWN'],
  ACCEPTED: [],
  EXPIRED: [],
  // Only disputes of invoice lines are withdrawn: the line is reviewed again, or its invoice was deleted.
  WITHDRAWN: ['DISPUTED', 'WITHDRAWN'],
};

export const nextDisputeStates = (state: DisputeState): readonly DisputeState[] => next[state];

export interface DisputeSubject {
  state: DisputeState;
  /** The last moment to accept or dispute, ISO. */
  act_by: string;
  /** The last moment to reopen, ISO; null unless lost or partly won. */
  reopen_by: string | null;
}

export type DisputeCheck = { allowed: true } | { allowed: false; reason: string };

const no = (reason: string): DisputeCheck => ({ allowed: false, reason });

/**
 * Checks whether a dispute can change to a state now.
 * @param now ISO time
 */
export function checkDisputeTransition(
  { state, act_by, reopen_by }: DisputeSubject,
  to: DisputeState,
  now: string,
): DisputeCheck {
  const isLate = (limit: string) => Date.parse(now) > Date.parse(limit);
  if (!next[state].includes(to))
    return no(
      state === to
        ? `This dispute is already "${labels[to]}".`
        : `A dispute that is "${labels[state]}" can't change to "${labels[to]}".`,
    );
  if (state === 'NEW' && to === 'EXPIRED')
    return isLate(act_by) ? { allowed: true } : no('This dispute can still be answered.');
  if (state === 'NEW' && isLate(act_by))
    return no('The time to answer is over: the billed weight counts as accepted.');
  const isReopened = state === 'LOST' || state === 'PARTIAL';
  if (to === 'DISPUTED' && isReopened && (reopen_by === null || isLate(reopen_by)))
    return no('The time to reopen this dispute is over.');
  return { allowed: true };
}
