import type { ShipmentState } from './states.ts';

export const claimKinds = ['lost', 'damaged'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Days after the courier's scan within which it accepts a claim. */
export type ClaimDays = Readonly<Record<ClaimKind, number>>;

/** Claim periods that couriers in India usually accept; a contract may set others. */
export const usualClaimDays: ClaimDays = { lost: 30, damaged: 3 };

/** Returns what is claimed for a shipment; undefined unless it is lost or damaged. */
export function claimKindOf(state: ShipmentState): ClaimKind | undefined {
  if (state === 'LOST') return 'lost';
  return state === 'DAMAGED' ? 'damaged' : undefined;
}

/** Returns the last moment for a claim. */
export const claimDeadline = (kind: ClaimKind, ended_at: Date, days: ClaimDays): Date =>
  new Date(ended_at.getTime() + days[kind] * 86_400_000);

export type ClaimCheck = { allowed: true } | { allowed: false; reason: string };

interface ClaimSubject {
  state: ShipmentState;
  ended_at: Date | null;
  /** Paise. */
  declared_paise: number;
}

/** Checks whether a claim of an amount can be made now. @param amount_paise at most the declared value */
export function checkClaim(
  { state, ended_at, declared_paise }: ClaimSubject,
  amount_paise: number,
  { now, days }: { now: Date; days: ClaimDays },
): ClaimCheck {
  const kind = claimKindOf(state);
  if (!kind || ended_at === null)
    return { allowed: false, reason: 'Only a lost or damaged shipment can be claimed.' };
  if (claimDeadline(kind, ended_at, days) < now)
    return { allowed: false, reason: `The ${days[kind]} days for a claim are over.` };
  if (amount_paise > declared_paise)
    return { allowed: false, reason: 'A claim is at most the declared value.' };
  return { allowed: true };
}
