/** What became of earlier cases. */
export interface CaseOutcomes {
  delivered: number;
  returned: number;
}

export const likeLevels = ['pincode', 'attempt', 'reason', 'all'] as const;
/** How like the cases are: the same reason, payment, attempt and PIN area; without the area; and so on. */
export type LikeLevel = (typeof likeLevels)[number];

export interface RtoRisk {
  /** Share of like cases that were returned, 0 to 1. */
  share: number;
  /** Like cases that ended. */
  sample: number;
  level: LikeLevel;
}

/** Fewer cases say little: a wider group is used. */
const minSample = 8;

/**
 * Returns how many like cases turned back, from the closest group that is large enough.
 * @param levels closest first; undefined without any ended case
 */
export function rtoRisk(levels: Readonly<Partial<Record<LikeLevel, CaseOutcomes>>>): RtoRisk | undefined {
  let best: RtoRisk | undefined;
  for (const level of likeLevels) {
    const outcomes = levels[level];
    if (!outcomes) continue;
    const sample = outcomes.delivered + outcomes.returned;
    if (sample === 0) continue;
    const risk = { share: outcomes.returned / sample, sample, level };
    if (sample >= minSample) return risk;
    best = risk;
  }
  return best;
}
