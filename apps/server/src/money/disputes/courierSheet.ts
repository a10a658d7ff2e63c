import { couriers } from '@khep/domain/couriers';
import type { CourierPartner, CourierRules } from '@khep/domain/couriers';
import type { DisputeSheet } from '@khep/domain/disputes';
import { conflict } from '../../base/errors.ts';

interface SheetFormat<Row> {
  headings: string[];
  /** Returns the cells of a row, in the order of the headings. */
  toCells: (row: Row) => unknown[];
}

/**
 * Requires the format in which a courier takes disputes.
 * @throws ApiError 409 if the courier takes no file, with what to do instead
 */
export function requireSheet<Row>(
  partner: CourierPartner,
  sheetOf: (rules: CourierRules) => DisputeSheet<Row>,
  rules: Readonly<Record<CourierPartner, CourierRules>> = couriers,
): SheetFormat<Row> {
  const { name } = rules[partner];
  const sheet = sheetOf(rules[partner]);
  if ('instead' in sheet) throw conflict(`${name} takes no dispute file. ${sheet.instead}`);
  return {
    headings: sheet.columns.map(([heading]) => heading),
    toCells: (row) => sheet.columns.map(([, field]) => row[field]),
  };
}
