import { addDays, daysBetween } from '../../days/index.ts';
import { effectiveSpans } from './versions.ts';
import type { VersionDates } from './versions.ts';

/** A version on the bar, or the draft. */
export interface BarVersion extends VersionDates {
  version: number;
}

export type SpanState = 'ended' | 'in-force' | 'later' | 'draft';

/** The days of a version, as wide as they are many. */
export interface BarSpan {
  version: number;
  state: SpanState;
  from: string;
  /** Null until the next version. */
  till: string | null;
  days: number;
  /** Where today is, from 0 at its first day to 1 at its end; undefined if it is on another day. */
  today: number | undefined;
}

const latest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';
/** Days that a version without an end is shown for after all others. */
const openDays = 90;

/**
 * Lays out versions by their days. A draft is drawn as if it were saved: it ends the version before it.
 * @param draft its version, and its days as far as they are chosen
 */
export function layOutVersions(
  versions: readonly BarVersion[],
  draft: BarVersion | undefined,
  today: string,
): BarSpan[] {
  const all =
    draft && draft.valid_from !== ''
      ? [...versions.filter((one) => one.valid_from !== draft.valid_from), draft]
      : versions;
  const spans = effectiveSpans(all);
  const end = addDays(latest([today, ...spans.map(({ from, till }) => till ?? from)]), openDays);
  return spans.map(({ version, from, till }) => {
    const days = Math.max(1, daysBetween(from, addDays(till ?? end, 1)));
    const passed = daysBetween(from, today);
    const isToday = passed >= 0 && passed < days;
    const state = version === draft ? 'draft' : isToday ? 'in-force' : passed < 0 ? 'later' : 'ended';
    return { version: version.version, state, from, till, days, today: isToday ? passed / days : undefined };
  });
}
