import type { CreditSign } from '../money/index.ts';

export const fieldKinds = [
  'text',
  'name',
  'awb',
  'date',
  'amount',
  'number',
  'percent',
  'weight',
  'phone',
  'pincode',
  'state',
  'zone',
  'flag',
] as const;
/** Content of the cells of a field; decides the reader. */
export type FieldKind = (typeof fieldKinds)[number];

/** A field of an import that a column of a file can be matched with. */
export interface MappingField {
  /** The name in our own files: `charged_weight`. */
  name: string;
  /** "Charged weight" */
  label: string;
  kind: FieldKind;
  is_required: boolean;
  /** Headings that other programs use for it, in any spelling. */
  aliases?: readonly string[];
  /** The unit of a weight field in our own files. */
  unit?: 'g' | 'kg';
  /** The sign of an amount marked Cr. Without it, such an amount is rejected. */
  credit?: CreditSign;
}

/** A column of an uploaded file, with its first values. */
export interface FileColumn {
  name: string;
  samples: readonly string[];
  /** Another column has this heading too, so that the heading alone doesn't say which is meant. */
  repeated_title?: string;
}

/** A field matched with a column. */
export interface ColumnMatch {
  field: string;
  column: string;
  /** 0 to 100. */
  confidence: number;
  /** "Called FSC by other couriers; all 200 values are amounts" */
  why: string;
}

/** Headings of the file by field. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** Reduces a heading to comparable text: `Pin Code`, `pin_code` and `PINCODE` are equal. */
export const plainHeading = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Required fields without a column. */
export function missingFields<F extends Pick<MappingField, 'name' | 'is_required'>>(
  fields: readonly F[],
  mapping: ColumnMapping,
): F[] {
  return fields.filter(({ name, is_required }) => is_required && !mapping[name]);
}

/** The mapping of all fields: one without a column stays without, whatever other columns are called. */
export const completeMapping = (
  fields: readonly Pick<MappingField, 'name'>[],
  mapping: ColumnMapping,
): Record<string, string> => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
  ...mapping,
});

/** Returns whether the file names its columns as the import does, so that none is left to match. */
export function isMatched(
  fields: readonly Pick<MappingField, 'name' | 'is_required'>[],
  matches: readonly Pick<ColumnMatch, 'field' | 'column'>[],
): boolean {
  const columns = new Map(matches.map(({ field, column }) => [field, column]));
  return fields.every(({ name, is_required }) => {
    const column = columns.get(name);
    return column === undefined ? !is_required : column === name;
  });
}
