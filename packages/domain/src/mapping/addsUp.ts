import { roundingTolerance } from '../money/index.ts';
import { readAmount } from './readCell.ts';
import type { ColumnMapping } from './fields.ts';

export const chargeFields = [
  'freight',
  'freight_further',
  'rto',
  'rto_further',
  'dto',
  'cod',
  'fsc',
  'dph',
  'qc',
  'other',
] as const;
export const taxFields = ['cgst', 'sgst', 'igst'] as const;
const partFields = [...chargeFields, ...taxFields] as const;

export interface AddsUp {
  lines: number;
  /** Lines whose parts equal their total within a rupee. */
  ties: number;
  /** Sums of all lines in paise, by field; `total` is the column. */
  sums: Readonly<Record<string, number>>;
  /** Parts of all lines in paise. */
  parts: number;
  /** Position of the first line that doesn't tie. */
  first_wrong: number | null;
}

/**
 * Proves a mapping by arithmetic: the charges and taxes of each line must equal its total.
 * @param cells reads a cell of a line by the file's heading
 */
export function checkAddsUp<Line>(
  lines: readonly Line[],
  mapping: ColumnMapping,
  cells: (line: Line, heading: string) => string,
): AddsUp | undefined {
  const totalHeading = mapping['total'];
  const used = partFields.filter((field) => mapping[field]);
  if (!totalHeading || used.length === 0) return undefined;
  const sums: Record<string, number> = { total: 0 };
  for (const field of used) sums[field] = 0;
  let [ties, parts] = [0, 0];
  let first_wrong: number | null = null;
  const amountOf = (line: Line, heading: string): number => {
    const reading = readAmount(cells(line, heading), { credit: 'minus' });
    return 'problem' in reading ? 0 : (reading.value ?? 0);
  };
  for (const [index, line] of lines.entries()) {
    let sum = 0;
    for (const field of used) {
      const amount = amountOf(line, mapping[field] ?? '');
      sums[field] = (sums[field] ?? 0) + amount;
      sum += amount;
    }
    const total = amountOf(line, totalHeading);
    sums['total'] = (sums['total'] ?? 0) + total;
    parts += sum;
    if (Math.abs(total - sum) <= roundingTolerance) ties += 1;
    else first_wrong ??= index;
  }
  return { lines: lines.length, ties, sums, parts, first_wrong };
}
