import { paiseToRupees, rupeesToPaise } from '../../money/index.ts';
import type { Gstr1File } from '../gstr1Json.ts';
import { hsnSections } from '../gstr1Json.ts';
import type { CorrectionFile } from './correctionFile.ts';
import { taxFields } from './parseFiled.ts';

const added = (a: number | undefined, b: number | undefined): number =>
  paiseToRupees(rupeesToPaise(a ?? 0) + rupeesToPaise(b ?? 0));

/** Adds amounts to a row that has them. */
function addTo<Row extends object>(row: Row, more: Row, fields: readonly (keyof Row & string)[]): void {
  for (const field of fields)
    if (field in row || field in more)
      Object.assign(row, { [field]: added(row[field] as number, more[field] as number) });
}

/** Groups of both files; rows of the same buyer, place or kind are in one. */
function mergeGroups<Group extends object>(
  groups: readonly Group[] | undefined,
  more: readonly Group[] | undefined,
  key: keyof Group,
  rows: keyof Group,
): Group[] | undefined {
  const merged = new Map((groups ?? []).map((group) => [group[key], { ...group }]));
  for (const group of more ?? []) {
    const known = merged.get(group[key]);
    merged.set(group[key], {
      ...group,
      [rows]: [...((known?.[rows] ?? []) as unknown[]), ...(group[rows] as unknown[])],
    });
  }
  return merged.size > 0 ? [...merged.values()] : undefined;
}

/**
 * Returns the GSTR-1 of a month with the corrections of an earlier one. Table 7 and table 12 have one row for a place or code and
 * a rate, so that a second file would overwrite those of the month.
 */
export function mergeCorrections(month: Gstr1File, corrections: CorrectionFile): CorrectionFile {
  const merged: CorrectionFile = structuredClone({ ...corrections, ...month });
  const { b2b, b2cl, exp, cdnr, cdnur, b2cs, hsn } = corrections;
  const lists = {
    b2b: mergeGroups(month.b2b, b2b, 'ctin', 'inv'),
    b2cl: mergeGroups(month.b2cl, b2cl, 'pos', 'inv'),
    exp: mergeGroups(month.exp, exp, 'exp_typ', 'inv'),
    cdnr: mergeGroups(month.cdnr, cdnr, 'ctin', 'nt'),
    cdnur: month.cdnur || cdnur ? [...(month.cdnur ?? []), ...(cdnur ?? [])] : undefined,
  };
  for (const [name, rows] of Object.entries(lists)) if (rows) Object.assign(merged, { [name]: rows });
  if (b2cs && month.b2cs)
    for (const row of b2cs) {
      const known = merged.b2cs!.find(
        ({ sply_ty, pos, rt }) => sply_ty === row.sply_ty && pos === row.pos && rt === row.rt,
      );
      if (known) addTo(known, row, taxFields);
      else merged.b2cs!.push({ ...row });
    }
  if (hsn && month.hsn)
    for (const section of hsnSections)
      for (const row of hsn[section] ?? []) {
        const rows = (merged.hsn![section] ??= []);
        const known = rows.find(({ hsn_sc, rt }) => hsn_sc === row.hsn_sc && rt === row.rt);
        if (known) {
          addTo(known, row, taxFields);
          known.qty += row.qty;
        } else rows.push({ ...row, num: rows.length + 1 });
      }
  return merged;
}
