/** Responses that are stale after a change of the company: its sections, the effects, and the set-up. */
export const companyCalls = ['company', 'onboarding', 'courier.list'] as const;
