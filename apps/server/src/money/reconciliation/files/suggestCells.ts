import type { FieldCells, ReadValues } from './readLine.ts';

const parts = ['freight', 'rto', 'dto', 'cod', 'fsc', 'dph', 'qc', 'other', 'cgst', 'sgst', 'igst'];

/** Values for invalid cells, only where other cells of the line support them. */
export function suggestCells(
  cells: FieldCells,
  { values, problems }: ReadValues,
  awb: string | undefined,
): Record<string, { value: string; why: string }> {
  const found: Record<string, { value: string; why: string }> = {};
  if (problems['awb'] !== undefined && awb)
    found['awb'] = { value: awb, why: `From order ${cells['order_id']} in the same line` };
  if (problems['total'] !== undefined) {
    const amounts = parts.map((part) => values[part]).filter((value) => typeof value === 'number');
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    if (sum > 0) found['total'] = { value: String(sum / 100), why: 'The sum of its parts' };
  }
  return found;
}
