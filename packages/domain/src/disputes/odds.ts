import type { Paise } from '../money/index.ts';

/** Resolved disputes of one courier with the same number of photos. */
export interface DisputeHistory {
  courier_id: number;
  evidence_count: number;
  disputes: number;
  /** How many were won; a partly won one counts by its share of the amount. */
  won: number;
}

export interface DisputeOdds {
  /** 0 to 1. */
  share: number;
  won: number;
  disputes: number;
  /** Disputes that the share is counted from. */
  basis: 'frozen' | 'courier-and-evidence' | 'evidence' | 'courier' | 'all';
}

/** Fewer like disputes than this say nothing. */
export const minLikeDisputes = 5;

const sum = (rows: readonly DisputeHistory[]) => ({
  won: rows.reduce((total, row) => total + row.won, 0),
  disputes: rows.reduce((total, row) => total + row.disputes, 0),
});

/**
 * Returns the share of like disputes that were won: of the courier with as many photos, else of all couriers with as many,
 * else of the courier, else of all. Frozen weights always win. Undefined where too few are resolved.
 */
export function disputeOdds(
  dispute: { courier_id: number; evidence_count: number; is_frozen: boolean },
  history: readonly DisputeHistory[],
): DisputeOdds | undefined {
  if (dispute.is_frozen) return { share: 1, won: 0, disputes: 0, basis: 'frozen' };
  const isCourier = (row: DisputeHistory) => row.courier_id === dispute.courier_id;
  const isEvidence = (row: DisputeHistory) => row.evidence_count === dispute.evidence_count;
  const levels = [
    ['courier-and-evidence', history.filter((row) => isCourier(row) && isEvidence(row))],
    ['evidence', history.filter(isEvidence)],
    ['courier', history.filter(isCourier)],
    ['all', history],
  ] as const;
  for (const [basis, rows] of levels) {
    const { won, disputes } = sum(rows);
    if (disputes >= minLikeDisputes) return { share: won / disputes, won, disputes, basis };
  }
  return undefined;
}

/** Returns the amount expected back from a dispute: the held amount by the share won. */
export const expectedBack = (amount: Paise, odds: DisputeOdds | undefined): Paise | undefined =>
  odds && Math.round(amount * odds.share);
