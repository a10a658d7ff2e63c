import { z } from 'zod';

/** One line of an upload, by its columns. `row` counts as a spreadsheet does: the heading is 1. */
export const ImportRow = z.object({ row: z.number().int(), cells: z.record(z.string(), z.string()) });
export type ImportRow = z.output<typeof ImportRow>;

/** The lines that make one thing: all lines of an order, or the one of a product. */
export interface ImportRecord {
  key: string;
  lines: ImportRow[];
}

/** Where a wrong field stands in the file. */
export type LocateCell = (field: string, thing: ImportRecord) => { row: number; column: string };

/** The lines by what names them in a column, wherever they stand; a line without a name is one of its own. */
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

/** What a row of the job was given. */
export function parseImportRecord({ key, input }: { key: string; input: unknown }): ImportRecord {
  return { key, lines: z.array(ImportRow).parse(input) };
}
