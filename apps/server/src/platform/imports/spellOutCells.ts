import { detectFieldFormat, maxSampledValues, parseDecimal, plainCell, readDate } from '@khep/domain/mapping';
import type { FoundFormat, MappingField } from '@khep/domain/mapping';
import type { Table, TableRow } from './parseTable.ts';

/** Writes a cell so that it can be read without its column: `0.5` of a column in kg is `0.5 kg`. */
function spellOut(cell: string, field: MappingField, format: FoundFormat): string {
  if (field.kind === 'date' && format.date_order === 'month-first') {
    const reading = readDate(cell, format);
    return 'problem' in reading ? cell : (reading.value ?? cell);
  }
  if (field.kind === 'weight' && format.unit !== field.unit)
    return parseDecimal(plainCell(cell)) === undefined ? cell : `${plainCell(cell)} ${format.unit}`;
  return cell;
}

/**
 * Finds how the dates and weights of a table are written, and rewrites those that differ from our own files. A rejected
 * row that is corrected and sent again has no neighbors to tell its unit.
 */
export function spellOutCells(
  { heading, titles, rows }: Pick<Table, 'heading' | 'titles' | 'rows'>,
  fields: readonly MappingField[],
): readonly TableRow[] {
  const found = fields
    .filter(({ kind, name }) => (kind === 'date' || kind === 'weight') && heading.includes(name))
    .map((field) => {
      const samples = rows
        .map(({ cells }) => cells[field.name] ?? '')
        .filter((cell) => plainCell(cell) !== '')
        .slice(0, maxSampledValues);
      const name = titles[heading.indexOf(field.name)] ?? field.name;
      return { field, format: detectFieldFormat(field, { name, samples }) };
    })
    .filter(
      ({ field, format }) =>
        format.date_order === 'month-first' || (field.kind === 'weight' && format.unit !== field.unit),
    );
  if (found.length === 0) return rows;
  return rows.map(({ row, cells }) => {
    const spelled = found.map(({ field, format }): [string, string] => [
      field.name,
      spellOut(cells[field.name] ?? '', field, format),
    ]);
    return { row, cells: { ...cells, ...Object.fromEntries(spelled) } };
  });
}
