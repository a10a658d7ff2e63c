import { isRiskProven, measureSkill } from '../rtoRisk/index.ts';

/** Numbers of earlier cases by outcome. */
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

/** Cases of one kind that ended the same way. */
export interface EndedCases {
  bucket: string;
  payment_mode: string;
  attempts: number;
  /** First three digits of the PIN code. */
  area: string;
  is_returned: boolean;
  /** Of the newest third, which is predicted from the older ones. */
  is_newer: boolean;
  count: number;
}

type LikeCase = Pick<EndedCases, 'bucket' | 'payment_mode' | 'attempts' | 'area'>;

const keysOf = ({ bucket, payment_mode, attempts, area }: LikeCase): Record<LikeLevel, string> => ({
  pincode: `p|${bucket}|${payment_mode}|${attempts}|${area}`,
  attempt: `a|${bucket}|${payment_mode}|${attempts}`,
  reason: `r|${bucket}`,
  all: '*',
});

/** Counts cases by their levels, and finds the risk of one by its likes. */
function countLikes(cases: readonly EndedCases[]): (one: LikeCase) => RtoRisk | undefined {
  const groups = new Map<string, CaseOutcomes>();
  for (const one of cases)
    for (const key of Object.values(keysOf(one))) {
      const group = groups.get(key) ?? { delivered: 0, returned: 0 };
      group[one.is_returned ? 'returned' : 'delivered'] += one.count;
      groups.set(key, group);
    }
  return (one) => {
    const keys = keysOf(one);
    return rtoRisk(
      Object.fromEntries(
        likeLevels.flatMap((level) => {
          const group = groups.get(keys[level]);
          return group ? [[level, group]] : [];
        }),
      ),
    );
  };
}

/**
 * Returns the risk of a failed delivery by the brand's ended cases; of none, if the older cases don't predict the newest
 * better than the average does.
 */
export function likeCasesRisk(cases: readonly EndedCases[]): (one: LikeCase) => RtoRisk | undefined {
  const older = cases.filter(({ is_newer }) => !is_newer);
  const total = older.reduce((sum, { count }) => sum + count, 0);
  const returned = older.reduce((sum, one) => sum + (one.is_returned ? one.count : 0), 0);
  const average = returned / Math.max(1, total);
  const predict = countLikes(older);
  const skill = measureSkill(
    cases
      .filter(({ is_newer }) => is_newer)
      .map((one) => ({
        predicted: predict(one)?.share ?? average,
        average,
        returned: one.is_returned ? one.count : 0,
        delivered: one.is_returned ? 0 : one.count,
      })),
  );
  return isRiskProven(skill) ? countLikes(cases) : () => undefined;
}
