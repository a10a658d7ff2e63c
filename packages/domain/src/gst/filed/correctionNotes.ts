import { nextMonth } from '../../days/index.ts';
import { lastCorrectionDay } from '../rules.ts';
import { isByHand } from './correctionFile.ts';
import type { CorrectionSource } from './correctionFile.ts';
import { correctionOf } from './corrections.ts';
import type { CorrectionForm } from './corrections.ts';

export const correctionNoteCodes = ['moved', 'buyer', 'export', 'byHand'] as const;
/**
 * A document that `moved` to another table under the same number; another `buyer`; another kind of `export`; rows that are
 * entered `byHand`.
 */
export type CorrectionNoteCode = (typeof correctionNoteCodes)[number];

export interface CorrectionNote {
  code: CorrectionNoteCode;
  /** Numbers of documents, or of tables for `byHand`. */
  names: string[];
}

/** Returns what a person checks before a form is filed: rows that the portal may refuse, and rows that its file doesn't have. */
export function correctionNotes(
  form: Exclude<CorrectionForm, 'none'>,
  source: CorrectionSource,
  month: string,
): CorrectionNote[] {
  const names: Record<CorrectionNoteCode, Set<string>> = {
    moved: new Set(),
    buyer: new Set(),
    export: new Set(),
    byHand: new Set(),
  };
  const gone = new Set(
    source.differences.flatMap(({ kind, subject }) => (kind === 'extra' && subject.number) || []),
  );
  for (const difference of source.differences) {
    const { kind, cells, subject } = difference;
    const correction = correctionOf(difference, source);
    if (correction.form !== form) continue;
    const number = subject.number ?? '';
    if (isByHand(difference, month)) names.byHand.add(correction.table);
    if (kind === 'missing' && gone.has(number)) names.moved.add(number);
    if (kind !== 'changed') continue;
    if (cells.some(({ field }) => field === 'ctin')) names.buyer.add(number);
    if (cells.some(({ field }) => field === 'exp_typ')) names.export.add(number);
  }
  return correctionNoteCodes.flatMap((code) =>
    names[code].size > 0 ? [{ code, names: [...names[code]] }] : [],
  );
}

/**
 * Returns the months (YYYY-MM) whose GSTR-1 takes corrections of a filed one: the later ones until the current month, whose
 * returns are filed by the last day for corrections. The next month is there before it begins.
 */
export function correctionMonths(filed: string, current: string): string[] {
  const limit = lastCorrectionDay(filed).slice(0, 7);
  const months: string[] = [];
  for (let month = nextMonth(filed); month < limit; month = nextMonth(month)) {
    if (month > current && months.length > 0) break;
    months.push(month);
  }
  return months;
}
