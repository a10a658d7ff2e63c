/** Escalations of the specification: re-attempt, RTO, fake attempt. */
export const escalationTypes = ['RE', 'RTO', 'FA'] as const;

export const ndrActionStates = ['queued', 'sent', 'accepted', 'rejected'] as const;
/** State of an answer. `sent`: the courier took it, and its result is still to come. */
export type NdrActionState = (typeof ndrActionStates)[number];

export const escalationStates = ['accepted', 'processing', 'waiting'] as const;
/** State of an answer at the courier. `waiting`: the courier can't be reached, and it is sent again. */
export type EscalationState = (typeof escalationStates)[number];
