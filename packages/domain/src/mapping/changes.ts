import { withoutProtection } from './cellText.ts';
import type { FieldKind, MappingField } from './fields.ts';
import { cellReaders } from './readCell.ts';
import type { CellFormat } from './readCell.ts';

/** Values of a field that an import stores otherwise than the file shows them. */
export interface ChangedField {
  field: string;
  label: string;
  count: number;
  /** The first of them. An empty `to` is no value. */
  examples: { row: number; from: string; to: string }[];
}

/** Values of a field that are listed; more of them are counted. */
const maxExamples = 200;
const maxShown = 120;

/** Kinds whose cells are read as a number that a plain one is equal to. */
const numbers = new Set<FieldKind>(['amount', 'number', 'percent', 'weight']);

/** Describes what a cell is stored as; undefined where it is empty, can't be read, or is stored as it is shown. */
export function describeCell(kind: FieldKind, cell: string, format: CellFormat = {}): string | undefined {
  const shown = withoutProtection(cell);
  if (shown === '' || kind === 'flag') return undefined;
  const reading = cellReaders[kind](cell, format);
  if ('problem' in reading) return undefined;
  const { value } = reading;
  if (value === undefined) return '';
  if (typeof value === 'string') return value === shown ? undefined : value;
  if (typeof value !== 'number' || !numbers.has(kind)) return undefined;
  const number = value / (kind === 'amount' ? 100 : 1);
  if (kind === 'weight') {
    // A plain number has the unit of its column, which is shown with the match.
    return /^\d+(?:\.\d+)?$/.test(shown) ? undefined : `${number} g`;
  }
  return /^-?\d+(?:\.\d+)?$/.test(shown) && Number(shown) === number ? undefined : String(number);
}

/** Counts the changed values of a file by field, and keeps the first of each. */
export class ChangeCounter {
  readonly #fields = new Map<string, ChangedField>();

  /** Counts a cell of a field, if what is stored differs from what is shown. */
  addCell({ name, label, kind }: MappingField, row: number, cell: string, format: CellFormat): void {
    const to = describeCell(kind, cell, format);
    if (to !== undefined) this.add({ name, label }, row, cell.trim(), to);
  }

  add({ name, label }: Pick<MappingField, 'name' | 'label'>, row: number, from: string, to: string): void {
    const known = this.#fields.get(name) ?? { field: name, label, count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < maxExamples)
      known.examples.push({ row, from: from.slice(0, maxShown), to: to.slice(0, maxShown) });
    this.#fields.set(name, known);
  }

  get list(): ChangedField[] {
    return [...this.#fields.values()];
  }
}
