import { z } from 'zod';
import type { TableRow } from './parseTable.ts';

/** Gives corrected rows the numbers that they have in the first file, so that they keep them over every round. */
export function renumberRows(rows: readonly TableRow[], field: unknown): readonly TableRow[] {
  if (typeof field !== 'string' || field === '') return rows;
  const numbers = parseNumbers(field);
  if (numbers?.length !== rows.length) return rows;
  return rows.map(({ row, cells }, index) => ({ row: numbers[index] ?? row, cells }));
}

function parseNumbers(text: string): number[] | undefined {
  try {
    return z.array(z.number().int()).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
