import type { FieldErrors } from '../errors.ts';

type Cell = string | undefined;

/** What a cell says, without the mark that keeps a spreadsheet from reading it as a number or a formula. */
export function parseText(cell: Cell): string {
  return (cell ?? '').replace(/^'/, '').trim();
}

/** A number as people write it: `₹ 1,250.50`, `Rs. 549`, `12 %`. Undefined where the cell is empty, or wrong. */
export function parseNumber(cell: Cell, field: string, wrong: FieldErrors): number | undefined {
  const typed = parseText(cell)
    .replaceAll(/[₹,\s]/g, '')
    .replace(/^(?:rs\.?|inr)/i, '')
    .replace(/%$/, '');
  if (typed === '') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(typed)) return Number(typed);
  wrong[field] = `"${cell ?? ''}" is not a number. Write it such as 549 or 549.50.`;
  return undefined;
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
]);

/** Yes or no, as spreadsheets and people write it. Undefined where the cell is empty, or wrong. */
export function parseBoolean(cell: Cell, field: string, wrong: FieldErrors): boolean | undefined {
  const typed = parseText(cell).toLowerCase();
  if (typed === '') return undefined;
  const flag = flags.get(typed);
  if (flag === undefined) wrong[field] = `"${cell ?? ''}" is not known. Write yes or no.`;
  return flag;
}
