import { gstr1Tables } from '../gstr1.ts';
import type { Gstr1 } from '../gstr1.ts';
import { gstr1Json } from '../gstr1Json.ts';
import { compareNumbers } from '../series.ts';
import { toFiledReturn } from './parseFiled.ts';
import type { FiledCell, FiledReturn, FiledRow } from './parseFiled.ts';

/** `missing` in the filed return, `extra` in it, or with other cells. */
export const differenceKinds = ['missing', 'extra', 'changed'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** A cell that differs. Null where a return doesn't have it. */
export interface CellDifference extends Pick<FiledCell, 'field' | 'rate'> {
  filed: string | number | null;
  now: string | number | null;
}

/** A row of a table that differs, with the cells that do. */
export interface FiledDifference extends Pick<FiledRow, 'table' | 'key' | 'subject'> {
  kind: DifferenceKind;
  cells: CellDifference[];
}

/** A number that a return leaves out is 0, a text empty. */
const isSame = (filed: FiledCell | undefined, now: FiledCell | undefined): boolean => {
  const empty = typeof (filed ?? now)?.value === 'number' ? 0 : '';
  return (filed?.value ?? empty) === (now?.value ?? empty);
};

function compareRow(filed: FiledRow | undefined, now: FiledRow | undefined): FiledDifference | undefined {
  const { table, key, subject } = (now ?? filed)!;
  const cells = [...new Set([...(filed?.cells.keys() ?? []), ...(now?.cells.keys() ?? [])])].flatMap((id) => {
    const [before, after] = [filed?.cells.get(id), now?.cells.get(id)];
    if (isSame(before, after)) return [];
    const { field, rate } = (after ?? before)!;
    return [
      { field, ...(rate !== undefined && { rate }), filed: before?.value ?? null, now: after?.value ?? null },
    ];
  });
  if (cells.length === 0) return undefined;
  return { table, key, subject, kind: filed === undefined ? 'missing' : now ? 'changed' : 'extra', cells };
}

/** The return as it is now, read as a filed one is, so that both have the same cells. */
export const asFiled = (gstr1: Gstr1): FiledReturn => toFiledReturn({ ...gstr1Json(gstr1) });

/** Returns the rows that differ, by table and then by their keys. */
export function compareFiled(filed: FiledReturn, now: FiledReturn): FiledDifference[] {
  const order = (table: FiledRow['table']) => gstr1Tables.indexOf(table);
  return [...new Set([...filed.rows.keys(), ...now.rows.keys()])]
    .flatMap((id) => compareRow(filed.rows.get(id), now.rows.get(id)) ?? [])
    .toSorted((a, b) => order(a.table) - order(b.table) || compareNumbers(a.key, b.key));
}
