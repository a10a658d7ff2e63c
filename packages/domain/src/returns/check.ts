import { skipsMatch } from './reasons.ts';

/** Checks on the bench and, if ordered, at the buyer's door. */
export const qualityChecks = ['quantity', 'condition', 'brand', 'colour', 'size', 'tag', 'image'] as const;
export type QualityCheck = (typeof qualityChecks)[number];

export const qualityCheckLabels: Record<QualityCheck, string> = {
  quantity: 'Quantity',
  condition: 'Condition',
  brand: 'Brand',
  colour: 'Colour',
  size: 'Size',
  tag: 'Tag',
  image: 'Image',
};

const matchChecks: readonly QualityCheck[] = ['brand', 'colour', 'size', 'tag', 'image'];

/** `true` passed, `false` failed, absent: not checked yet. */
export type CheckResults = Readonly<Partial<Record<QualityCheck, boolean>>>;

/** Returns the checks of an item. What arrived damaged or wrong isn't compared with what was sent. */
export function checksFor(reason: string): readonly QualityCheck[] {
  return skipsMatch(reason) ? qualityChecks.filter((check) => !matchChecks.includes(check)) : qualityChecks;
}

/** Passes the checks of an item that have no result yet. What failed stays failed. */
export function passRemaining({ reason, checks }: { reason: string; checks: CheckResults }): CheckResults {
  return { ...Object.fromEntries(checksFor(reason).map((check) => [check, true])), ...checks };
}

/** Where a returned item goes. */
export const dispositions = ['restock', 'write_off', 'send_back', 'repair'] as const;
export type Disposition = (typeof dispositions)[number];

/** Where a repaired item goes. */
export const repairedDispositions = ['restock', 'write_off'] as const satisfies readonly Disposition[];
export type RepairedDisposition = (typeof repairedDispositions)[number];

export const dispositionLabels: Record<Disposition, string> = {
  restock: 'Restock',
  write_off: 'Write off',
  send_back: 'Send back',
  repair: 'Repair',
};

export interface CheckedItem {
  reason: string;
  checks: CheckResults;
  disposition: Disposition | null;
}

/** Returns how many of an item's checks are done. */
export function countChecks({ reason, checks }: Pick<CheckedItem, 'reason' | 'checks'>): {
  done: number;
  of: number;
} {
  const wanted = checksFor(reason);
  return { done: wanted.filter((check) => checks[check] !== undefined).length, of: wanted.length };
}

/** Returns what is missing before an item can be decided; undefined if it is complete. */
export function itemProblem({ reason, checks, disposition }: CheckedItem): string | undefined {
  const missing = checksFor(reason).filter((check) => checks[check] === undefined);
  if (missing.length > 0)
    return `Check ${missing.map((check) => qualityCheckLabels[check].toLowerCase()).join(', ')}.`;
  if (disposition === null) return 'Choose where the item goes.';
  if (disposition === 'restock' && (checks.quantity === false || checks.condition === false))
    return 'An item that failed quantity or condition can’t be restocked.';
  return undefined;
}
