import type { Gstr1Table } from '../gstr1.ts';
import { gstr1aFrom } from '../rules.ts';
import type { DifferenceKind, FiledDifference } from './compareFiled.ts';
import type { FiledReturn } from './parseFiled.ts';

export const correctionForms = ['gstr1a', 'gstr1', 'none'] as const;
/** GSTR-1A of the same month, GSTR-1 of a later month, or no form. */
export type CorrectionForm = (typeof correctionForms)[number];

export const correctionHows = ['add', 'amend', 'zero', 'difference', 'buyer', 'annual'] as const;
/**
 * `add` what was left out, `amend` what was wrong, amend to `zero` what isn't in Khep; the `difference` alone; another `buyer`,
 * which GSTR-1A doesn't take; the `annual` return, because no table amends it.
 */
export type CorrectionHow = (typeof correctionHows)[number];

export interface Correction {
  form: CorrectionForm;
  /** The number of the table in the form; empty without one. */
  table: string;
  how: CorrectionHow;
}

interface TablePair {
  add: string;
  amend: string;
}

/**
 * Tables of GSTR-1A, which are those of GSTR-1: 4 to 8, 12 and 13 add, 9A, 9C and 10 amend. Tables 8 and 13 are entered again.
 * Sources: see `gstr1aTables` of rules.ts.
 */
const tablePairs: Record<Gstr1Table, TablePair> = {
  b2b: { add: '4A', amend: '9A' },
  b2cl: { add: '5', amend: '9A' },
  exp: { add: '6A', amend: '9A' },
  b2cs: { add: '7', amend: '10' },
  nil: { add: '8', amend: '8' },
  cdnr: { add: '9B', amend: '9C' },
  cdnur: { add: '9B', amend: '9C' },
  hsn: { add: '12', amend: '12' },
  doc_issue: { add: '13', amend: '13' },
};

const hows: Record<DifferenceKind, 'add' | 'amend' | 'zero'> = {
  missing: 'add',
  changed: 'amend',
  extra: 'zero',
};

/** Supplies to special economic zones are in table 6B. */
function addTable({ table, cells }: FiledDifference): string {
  const isSez = cells.some(({ field, now }) => field === 'inv_typ' && now !== null && now !== 'R');
  return table === 'b2b' && isSez ? '6B' : tablePairs[table].add;
}

/** Returns what a later month's GSTR-1 takes. */
function laterCorrection(difference: FiledDifference, filed: FiledReturn): Correction {
  const { table } = difference;
  // Neither has a table of amendments (ClearTax: "which details cannot be amended").
  if (table === 'nil' || table === 'doc_issue') return { form: 'none', table: '', how: 'annual' };
  return { form: 'gstr1', ...tableCorrection(difference, filed) };
}

/** Returns the table that both forms have for a difference. */
function tableCorrection(difference: FiledDifference, filed: FiledReturn): Omit<Correction, 'form'> {
  const { table, kind } = difference;
  // The portal compares table 12 with amendments by their differential value.
  if (table === 'hsn') return { table: '12', how: 'difference' };
  if (kind !== 'missing') return { table: tablePairs[table].amend, how: hows[kind] };
  // Table 10 replaces all rates of a place that was filed, and takes no other place.
  if (table === 'b2cs' && isFiledPlace(difference, filed)) return { table: '10', how: 'amend' };
  return { table: addTable(difference), how: 'add' };
}

const isFiledPlace = ({ subject }: FiledDifference, filed: FiledReturn): boolean =>
  [...filed.rows.values()].some(
    (row) =>
      row.table === 'b2cs' && row.subject.place === subject.place && row.subject.supply === subject.supply,
  );

/**
 * Returns where a difference is corrected.
 * @param isMonthlyFiled GSTR-3B of the same month is filed, which closes GSTR-1A
 */
export function correctionOf(
  difference: FiledDifference,
  { filed, isMonthlyFiled }: { filed: FiledReturn; isMonthlyFiled: boolean },
): Correction {
  if (isMonthlyFiled || filed.month < gstr1aFrom.month) return laterCorrection(difference, filed);
  const { table, kind, cells } = difference;
  // GSTR-1A takes no other GSTIN of the buyer.
  if (kind === 'changed' && cells.some(({ field }) => field === 'ctin'))
    return { form: 'gstr1', table: tablePairs[table].amend, how: 'buyer' };
  return { form: 'gstr1a', ...tableCorrection(difference, filed) };
}
