import {
  cellReaders,
  chargeFields,
  detectFieldFormat,
  findNamedField,
  invoiceFields,
  plainCell,
  taxFields,
} from '@khep/domain/mapping';
import type { CellFormat, DateOrder, MappingField } from '@khep/domain/mapping';
import { chargeHeads, readWay } from '@khep/domain/reconciliation';
import type { BilledLine } from '@khep/domain/reconciliation';

/** The cells of one line by field. */
export type FieldCells = Record<string, string>;

/** Reads lines of a file: which column each field has, and how its cells are written. */
export interface LineReader {
  fields: readonly { field: MappingField; index: number; format: CellFormat }[];
}

/**
 * Prepares the reader of a file from its heading, mapping and first lines.
 * @param orders of day and month by field, found in the whole file
 */
export function createLineReader(
  fields: readonly MappingField[],
  heading: readonly string[],
  mapping: Readonly<Record<string, string>>,
  sample: readonly (readonly string[])[],
  orders: Readonly<Record<string, DateOrder>> = {},
): LineReader {
  // A file with a column for each charge has no line for each: the type then says something else.
  const hasHeads = chargeFields.some((name) => mapping[name] !== undefined && mapping[name] !== '');
  return {
    fields: fields.flatMap((field) => {
      const name = field.name === 'charge_type' && hasHeads ? undefined : mapping[field.name];
      const index = name ? heading.indexOf(name) : -1;
      if (index < 0) return [];
      const samples = sample.map((line) => line[index] ?? '');
      const found = detectFieldFormat(field, { name: name ?? '', samples });
      const date_order = orders[field.name];
      return [{ field, index, format: date_order === undefined ? found : { ...found, date_order } }];
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
  return { values: typeof values['charge_type'] === 'string' ? toCharge(values) : values, problems };
}

const named = new Set<string>([...chargeFields, ...taxFields]);
const chargeTypes = invoiceFields.filter(({ name }) => named.has(name));
const isTax = (name: string) => (taxFields as readonly string[]).includes(name);

/** A line that bills one charge, with its type in a column: the amount becomes the charge of that name. */
function toCharge(values: ReadValues['values']): ReadValues['values'] {
  const taxes = taxFields.reduce((sum, tax) => sum + (numberOf(values[tax]) ?? 0), 0);
  const amount = numberOf(values['sub_total']) ?? (numberOf(values['total']) ?? 0) - taxes;
  const name = findNamedField(textOf(values['charge_type']), chargeTypes)?.name ?? 'other';
  // The sum before tax is not the amount of a tax.
  const { sub_total: _, ...rest } = values;
  return { ...rest, [name]: (isTax(name) ? (numberOf(values[name]) ?? 0) : 0) + amount };
}

/** Whether each line of a file bills one charge: those of a parcel are one line together. */
export const hasChargeTypes = ({ fields }: LineReader): boolean =>
  fields.some(({ field }) => field.name === 'charge_type');

/**
 * Adds the charge of another line of the same parcel. False if the parcel has such a charge already: it is billed twice,
 * and that is a line of its own.
 */
export function addCharge(to: ReadValues['values'], { values }: ReadValues): boolean {
  if (chargeFields.some((name) => to[name] !== undefined && values[name] !== undefined)) return false;
  for (const name of [...chargeFields, ...taxFields, 'total']) {
    const amount = numberOf(values[name]);
    if (amount !== undefined) to[name] = (numberOf(to[name]) ?? 0) + amount;
  }
  return true;
}

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a line is the totals row: it has no AWB, and a word or a number such as "Total 71,204.11". */
export function isTotalsRow({ fields }: LineReader, line: readonly string[]): boolean {
  const awb = fields.find(({ field }) => field.name === 'awb');
  const cell = plainCell(line[awb?.index ?? 0]);
  if (/^(?:(?:grand\s*)?total|कुल|योग)/i.test(cell)) return true;
  return cell === '' && line.some((one) => /^(?:(?:grand\s*|sub\s*)?totals?\b|कुल|योग)/i.test(one.trim()));
}

/**
 * Whether a line is no line of the table: a note below it, such as the amount in words, or the headings again on a new
 * page of the print.
 */
export function isNote({ fields }: LineReader, heading: readonly string[], line: readonly string[]): boolean {
  if (fields.every(({ index }) => (line[index] ?? '').trim() === (heading[index] ?? '').trim())) return true;
  const filled = line.filter((cell) => plainCell(cell) !== '');
  const cells = fields.filter(({ index }) => plainCell(line[index]) !== '');
  return filled.length <= 2 && cells.every(({ field }) => field.kind !== 'amount') && !hasAwb(fields, line);
}

function hasAwb(fields: LineReader['fields'], line: readonly string[]): boolean {
  const awb = fields.find(({ field }) => field.name === 'awb');
  return awb !== undefined && /^\S*\d\S*$/.test(plainCell(line[awb.index]));
}

/** The billed line of an invoice; a head without a column is left out, an empty cell is 0. */
export function toBilledLine({ fields }: LineReader, { values }: ReadValues): BilledLine {
  const has = new Set(fields.map(({ field }) => field.name));
  const heads: BilledLine['heads'] = {};
  for (const head of chargeHeads)
    if (has.has(head) || values[head] !== undefined) heads[head] = numberOf(values[head]) ?? 0;
  // First and further slabs have columns of their own.
  for (const head of ['freight', 'rto'] as const)
    if (has.has(`${head}_further`))
      heads[head] = (heads[head] ?? 0) + (numberOf(values[`${head}_further`]) ?? 0);
  const taxes = taxFields.filter((tax) => has.has(tax) || values[tax] !== undefined);
  return {
    awb: textOf(values['awb']),
    heads,
    gst: taxes.length === 0 ? undefined : taxes.reduce((sum, tax) => sum + (numberOf(values[tax]) ?? 0), 0),
    sub_total: numberOf(values['sub_total']),
    total: numberOf(values['total']) ?? 0,
    zone: textOf(values['zone']) || undefined,
    charged_g: numberOf(values['charged_weight']),
    way: readWay(textOf(values['status'])),
  };
}
