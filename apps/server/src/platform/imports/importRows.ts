import { z } from 'zod';

/** A line of an upload, by column. `row` counts as in a spreadsheet: the header is 1. */
export const ImportRow = z.object({ row: z.number().int(), cells: z.record(z.string(), z.string()) });
export type ImportRow = z.output<typeof ImportRow>;

/** The lines of one record: all lines of an order, or one of a SKU. */
export interface ImportRecord {
  key: string;
  lines: ImportRow[];
}

/** Location of an invalid field in the file. */
export type LocateCell = (field: string, thing: ImportRecord) => { row: number; column: string };

/** Groups lines by a key column, wherever they are; a line without a key is its own group. */
export function groupRowsBy(column: string, lines: readonly ImportRow[]): ImportRecord[] {
  const things = new Map<string, ImportRecord>();
  for (const line of lines) {
    const name = line.cells[column] ?? '';
    const key = name === '' ? `row ${line.row}` : name;
    const known = things.get(key);
    if (known) known.lines.push(line);
    else things.set(key, { key, lines: [line] });
  }
  return [...things.values()];
}

/** Data of a job row. */
export function parseImportRecord({ key, input }: { key: string; input: unknown }): ImportRecord {
  return { key, lines: z.array(ImportRow).parse(input) };
}
