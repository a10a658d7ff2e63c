import { cellReaders, plainCell } from '@khep/domain/mapping';
import { parseDecimal } from '@khep/domain/money';
import type { CellFormat, FieldKind, ValueOfKind } from '@khep/domain/mapping';
import type { FieldErrors } from '../../base/errors.ts';

export interface CellAt {
  /** Where its problem is reported. */
  field: string;
  wrong: FieldErrors;
}

/** Reads a cell by the data mapper's reader of its kind. Undefined if it is empty or invalid. */
export function readCell<K extends FieldKind>(
  kind: K,
  cell: string | undefined,
  { field, wrong }: CellAt,
  format?: CellFormat,
): ValueOfKind[K] | undefined {
  const reading = cellReaders[kind](cell ?? '', format);
  if (!('problem' in reading)) return reading.value;
  wrong[field] = reading.problem;
  return undefined;
}

/** Reads a cell as `readCell`, but returns the text of an invalid one: its form has a message for it. */
export function readOrText(kind: 'phone' | 'pincode' | 'state' | 'name', cell: string | undefined): string {
  const reading = cellReaders[kind](cell ?? '');
  return 'problem' in reading ? plainCell(cell) : (reading.value ?? '');
}

/**
 * Reads a weight in grams of a column whose unit is fixed. A fraction of a gram is an error: it is a weight in kg in the
 * wrong column.
 */
export function readGrams(
  cell: string | undefined,
  unit: 'g' | 'kg',
  { field, wrong }: CellAt,
): number | undefined {
  const bare = parseDecimal(plainCell(cell));
  if (unit === 'g' && bare !== undefined && !Number.isInteger(bare)) {
    wrong[field] = `"${plainCell(cell)}" isn't whole grams. Enter grams such as 500, or write 0.5 kg.`;
    return undefined;
  }
  return readCell('weight', cell, { field, wrong }, { unit });
}
