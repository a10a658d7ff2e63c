import type { FieldErrors } from '../errors.ts';

type Cell = string | undefined;

/** Parses the text of a cell, without the apostrophe that protects it in a spreadsheet. */
export function parseText(cell: Cell): string {
  return (cell ?? '').replace(/^'/, '').trim();
}

/** Parses a number: `₹ 1,250.50`, `Rs. 549`, `12 %`. Undefined if the cell is empty or invalid. */
export function parseNumber(cell: Cell, field: string, wrong: FieldErrors): number | undefined {
  const typed = parseText(cell)
    .replaceAll(/[₹,\s]/g, '')
    .replace(/^(?:rs\.?|inr)/i, '')
    .replace(/%$/, '');
  if (typed === '') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(typed)) return Number(typed);
  wrong[field] = `"${cell ?? ''}" isn't a number. Enter it such as 549 or 549.50.`;
  return undefined;
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/** Parses a yes or no. Undefined if the cell is empty or invalid. */
export function parseBoolean(cell: Cell, field: string, wrong: FieldErrors): boolean | undefined {
  const typed = parseText(cell).toLowerCase();
  if (typed === '') return undefined;
  const flag = flags.get(typed);
  if (flag === undefined) wrong[field] = `"${cell ?? ''}" isn't recognized. Enter yes or no.`;
  return flag;
}
