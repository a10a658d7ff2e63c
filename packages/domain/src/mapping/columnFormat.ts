import { plainCell } from './cellText.ts';
import { parseDecimal } from '../money/index.ts';
import { dateProof } from './readCell.ts';
import type { CellFormat, DateOrder, WeightUnit } from './readCell.ts';
import { plainHeading } from './fields.ts';
import type { FieldKind, FileColumn, MappingField } from './fields.ts';

export interface FoundFormat extends CellFormat {
  /** How it was found: "Steps of 0.5, so kg". Empty where nothing had to be decided. */
  why: string;
}

/** Finds which part of the dates of a column comes first. */
export function detectDateOrder(samples: readonly string[]): { order: DateOrder; why: string } {
  let [dayFirst, monthFirst] = [0, 0];
  for (const sample of samples) {
    const proof = dateProof(sample);
    if (proof === 'day-first') dayFirst += 1;
    else if (proof === 'month-first') monthFirst += 1;
  }
  if (monthFirst > dayFirst) return { order: 'month-first', why: `Month first, as in ${monthFirst} rows` };
  return { order: 'day-first', why: dayFirst > 0 ? `Day first, as in ${dayFirst} rows` : '' };
}

const headingUnits: readonly (readonly [RegExp, WeightUnit])[] = [
  [/(?:^|[^a-z])(?:kgs?|kilograms?)(?:$|[^a-z])/i, 'kg'],
  [/(?:^|[^a-z])(?:g|gms?|grams?)(?:$|[^a-z])/i, 'g'],
];

/** Finds the unit of a column of weights, from its heading or its values. */
export function detectWeightUnit(
  { name, samples }: FileColumn,
  assumed: WeightUnit = 'kg',
): { unit: WeightUnit; why: string } {
  const spelled = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  const named = headingUnits.find(([pattern]) => pattern.test(spelled));
  if (named) return { unit: named[1], why: `The heading says ${named[1]}` };
  const values = samples
    .map((sample) => parseDecimal(plainCell(sample)))
    .filter((value) => value !== undefined && value > 0) as number[];
  if (values.length === 0) return { unit: assumed, why: '' };
  const areWhole = values.every((value) => Number.isInteger(value));
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (areWhole && median >= 100) return { unit: 'g', why: 'Whole numbers of 100 and more, so grams' };
  if (!areWhole && median < 100) {
    const areHalves = values.every((value) => Number.isInteger(value * 2));
    return { unit: 'kg', why: areHalves ? 'Steps of 0.5, so kg' : 'Decimals below 100, so kg' };
  }
  // Whole numbers below 50 are kilograms on an invoice, and grams of earrings in a catalogue.
  return assumed === 'kg' && median < 50
    ? { unit: 'kg', why: 'Values below 50, so kg' }
    : { unit: assumed, why: '' };
}

/** Finds how the cells of a column are written. */
function detectFormat(kind: FieldKind, column: FileColumn, assumed?: WeightUnit): FoundFormat {
  if (kind === 'date') {
    const { order, why } = detectDateOrder(column.samples);
    return { date_order: order, why };
  }
  if (kind === 'weight') return detectWeightUnit(column, assumed);
  return { why: '' };
}

/** Finds how the cells of a field's column are written. Under our own heading, a weight has the unit of the field. */
export function detectFieldFormat(
  { name, kind, unit, credit }: Pick<MappingField, 'name' | 'kind' | 'unit' | 'credit'>,
  column: FileColumn,
): FoundFormat {
  if (unit && plainHeading(name) === plainHeading(column.name)) return { unit, why: '' };
  return { ...detectFormat(kind, column, unit), ...(credit && { credit }) };
}
