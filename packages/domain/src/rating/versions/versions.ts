import { addDays, formatDate } from '../../days/index.ts';

/** A saved version of a courier's rate card. Days as YYYY-MM-DD. */
export interface CardVersion {
  id: string;
  version: number;
  valid_from: string;
  /** Last day; null until the next version starts. */
  valid_till: string | null;
  /** Last pickup day on which it priced a parcel; null if it priced none. */
  priced_until: string | null;
}

export interface VersionDates {
  valid_from: string;
  valid_till: string | null;
}

/** Effects of saving a version on the others. */
export interface VersionPlan {
  ok: true;
  /** Versions of the same first day, which it replaces: unused, or corrected on purpose. */
  replaced: CardVersion[];
  /** The earlier version that ends the day before, if it had a last day. */
  ended: { id: string; version: number; valid_till: string } | undefined;
}

export interface VersionProblem {
  ok: false;
  field: keyof VersionDates;
  problem: string;
  /** The earlier version whose end would solve it, and that day. */
  can_end?: { version: number; valid_till: string };
  /** The version that has priced parcels of these days. It can be corrected: those parcels keep its prices. */
  can_correct?: { version: number; priced_until: string };
}

const span = (from: string, till: string): string =>
  from === till ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(till)}`;

/**
 * Checks the dates of a new version: no day may have two rate cards, no day between two versions may have none,
 * and a version that has priced a parcel keeps its days, unless it is corrected.
 * @param endsPrevious the earlier version ends the day before, even if it was agreed for longer
 * @param correctsPriced the version is a correction of days that have priced parcels already; their prices stay
 */
export function planVersion(
  versions: readonly CardVersion[],
  next: VersionDates,
  { endsPrevious = false, correctsPriced = false } = {},
): VersionPlan | VersionProblem {
  const { valid_from: from, valid_till: till } = next;
  if (till !== null && till < from)
    return { ok: false, field: 'valid_till', problem: `Choose a date on or after ${formatDate(from)}.` };
  const sorted = versions.toSorted(
    (a, b) => a.valid_from.localeCompare(b.valid_from) || a.version - b.version,
  );
  const priced = sorted.filter(
    (one) =>
      one.priced_until !== null && one.priced_until >= from && (till === null || one.valid_from <= till),
  );
  const used = priced.toSorted((a, b) => b.priced_until!.localeCompare(a.priced_until!))[0];
  const later = sorted.find(({ valid_from }) => valid_from > from);
  if (!correctsPriced && used?.priced_until && (till !== null || used.valid_from <= from))
    return {
      ok: false,
      field: 'valid_from',
      problem: `v${used.version} has priced parcels up to ${formatDate(used.priced_until)}. Start on ${formatDate(addDays(used.priced_until, 1))} or later, or correct v${used.version}.`,
      can_correct: { version: used.version, priced_until: used.priced_until },
    };
  if (later && till !== null && till >= later.valid_from)
    return {
      ok: false,
      field: 'valid_till',
      problem: `v${later.version} starts on ${formatDate(later.valid_from)}, so both would be valid ${span(later.valid_from, earlier(till, later.valid_till))}. End on ${formatDate(addDays(later.valid_from, -1))}.`,
    };
  if (later && till !== null && addDays(till, 1) < later.valid_from)
    return {
      ok: false,
      field: 'valid_till',
      problem: `No rate card would be valid ${span(addDays(till, 1), addDays(later.valid_from, -1))}. End on ${formatDate(addDays(later.valid_from, -1))}.`,
    };
  const previous = sorted.findLast(({ valid_from }) => valid_from < from);
  const plan: VersionPlan = {
    ok: true,
    replaced: sorted.filter(({ valid_from }) => valid_from === from),
    ended: undefined,
  };
  if (!previous || previous.valid_till === null) return plan;
  return followPrevious(previous as CardVersion & { valid_till: string }, next, { endsPrevious, plan });
}

function followPrevious(
  previous: CardVersion & { valid_till: string },
  { valid_from: from, valid_till: till }: VersionDates,
  { endsPrevious, plan }: { endsPrevious: boolean; plan: VersionPlan },
): VersionPlan | VersionProblem {
  const { id, version, valid_till } = previous;
  const follows = addDays(valid_till, 1);
  if (follows < from)
    return {
      ok: false,
      field: 'valid_from',
      problem: `No rate card would be valid ${span(follows, addDays(from, -1))}. Start on ${formatDate(follows)}.`,
    };
  if (valid_till < from) return plan;
  const end = addDays(from, -1);
  if (endsPrevious) return { ...plan, ended: { id, version, valid_till: end } };
  return {
    ok: false,
    field: 'valid_from',
    problem: `v${version} is valid until ${formatDate(valid_till)}, so both would be valid ${span(from, earlier(valid_till, till))}. Start on ${formatDate(follows)}, or end v${version} on ${formatDate(end)}.`,
    can_end: { version, valid_till: end },
  };
}

const earlier = (day: string, other: string | null): string => (other !== null && other < day ? other : day);

/** Returns the days on which each version prices parcels, in order; those without any day are left out. */
export function effectiveSpans<Version extends VersionDates>(
  versions: readonly Version[],
): { version: Version; from: string; till: string | null }[] {
  const sorted = versions.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  return sorted.flatMap((version, at) => {
    const next = sorted[at + 1];
    const cut = next ? addDays(next.valid_from, -1) : null;
    const till =
      version.valid_till === null
        ? cut
        : cut === null
          ? version.valid_till
          : earlier(version.valid_till, cut);
    return till !== null && till < version.valid_from ? [] : [{ version, from: version.valid_from, till }];
  });
}
