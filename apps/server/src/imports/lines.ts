import { z } from 'zod';

/** One line of an upload, by its columns. `row` counts as a spreadsheet does: the heading is 1. */
export const ImportLine = z.object({ row: z.number().int(), cells: z.record(z.string(), z.string()) });
export type ImportLine = z.output<typeof ImportLine>;

/** The lines that make one thing: all lines of an order, or the one of a product. */
export interface ImportedThing {
  key: string;
  lines: ImportLine[];
}

/** Where a wrong field stands in the file. */
export type PlaceOf = (field: string, thing: ImportedThing) => { row: number; column: string };

/** The lines by what names them in a column, wherever they stand; a line without a name is one of its own. */
export function thingsBy(column: string, lines: readonly ImportLine[]): ImportedThing[] {
  const things = new Map<string, ImportedThing>();
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
export function thingOfRow({ key, input }: { key: string; input: unknown }): ImportedThing {
  return { key, lines: z.array(ImportLine).parse(input) };
}
