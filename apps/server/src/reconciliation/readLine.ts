import { cellReaders, detectFieldFormat, plainCell } from '@khep/domain/mapping';
import type { CellFormat, MappingField } from '@khep/domain/mapping';
import { chargeHeads } from '@khep/domain/reconciliation';
import type { BilledLine } from '@khep/domain/reconciliation';

/** The cells of one line by field. */
export type FieldCells = Record<string, string>;

/** Reads lines of a file: which column each field has, and how its cells are written. */
export interface LineReader {
  fields: readonly { field: MappingField; index: number; format: CellFormat }[];
}

/** Prepares the reader of a file from its heading, mapping and first lines. */
export function createLineReader(
  fields: readonly MappingField[],
  heading: readonly string[],
  mapping: Readonly<Record<string, string>>,
  sample: readonly (readonly string[])[],
): LineReader {
  return {
    fields: fields.flatMap((field) => {
      const name = mapping[field.name];
      const index = name ? heading.indexOf(name) : -1;
      if (index < 0) return [];
      const samples = sample.map((line) => line[index] ?? '');
      return [{ field, index, format: detectFieldFormat(field, { name: name ?? '', samples }) }];
    }),
  };
}

/** The cells of the mapped fields. */
export function toFieldCells({ fields }: LineReader, line: readonly string[]): FieldCells {
  return Object.fromEntries(
    fields.map(({ field, index }) => [field.name, (line[index] ?? '').slice(0, 250)]),
  );
}

export interface ReadValues {
  values: Record<string, string | number | boolean>;
  problems: Record<string, string>;
}

/** Reads the cells of a line. A required field must have a value. */
export function readCells({ fields }: LineReader, cells: FieldCells): ReadValues {
  const values: ReadValues['values'] = {};
  const problems: ReadValues['problems'] = {};
  for (const { field, format } of fields) {
    const reading = cellReaders[field.kind](cells[field.name] ?? '', format);
    if ('problem' in reading) problems[field.name] = reading.problem;
    else if (reading.value !== undefined) values[field.name] = reading.value;
    else if (field.is_required) problems[field.name] = `Enter the ${field.label}.`;
  }
  return { values, problems };
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a line is the totals row: it has no AWB, and a word or a number such as "Total 71,204.11". */
export function isTotalsRow({ fields }: LineReader, line: readonly string[]): boolean {
  const awb = fields.find(({ field }) => field.name === 'awb');
  const cell = plainCell(line[awb?.index ?? 0]);
  if (/^(?:grand\s*)?total/i.test(cell)) return true;
  return cell === '' && line.some((one) => /^(?:grand\s*|sub\s*)?totals?\b/i.test(one.trim()));
}

/** The billed line of an invoice; a head without a column is left out, an empty cell is 0. */
export function toBilledLine({ fields }: LineReader, { values }: ReadValues): BilledLine {
  const has = new Set(fields.map(({ field }) => field.name));
  const heads: BilledLine['heads'] = {};
  for (const head of chargeHeads) if (has.has(head)) heads[head] = numberOf(values[head]) ?? 0;
  const taxes = ['cgst', 'sgst', 'igst'].filter((tax) => has.has(tax));
  return {
    awb: textOf(values['awb']),
    heads,
    gst: taxes.length === 0 ? undefined : taxes.reduce((sum, tax) => sum + (numberOf(values[tax]) ?? 0), 0),
    sub_total: numberOf(values['sub_total']),
    total: numberOf(values['total']) ?? 0,
    zone: textOf(values['zone']) || undefined,
    charged_g: numberOf(values['charged_weight']),
  };
}
