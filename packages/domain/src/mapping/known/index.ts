import type { FileColumn, MappingField } from '../fields.ts';
import type { ColumnMatch } from '../fields.ts';
import { guessMapping, sureMatches } from '../guessMapping.ts';
import type { SavedMapping } from '../guessMapping.ts';
import type { ImportType } from '../importTypes.ts';
import { courierFiles } from './courierFiles.ts';
import { findKnownFile, matchKnownFile } from './knownFile.ts';
import type { KnownFile } from './knownFile.ts';
import { orderFiles } from './orderFiles.ts';

export { isKnownMapping, prepareKnownRows } from './knownFile.ts';
export type { FileSource, KnownFile, LeftOutRows, PreparedRows } from './knownFile.ts';
export { unseenCourierFiles } from './courierFiles.ts';

/** Files that programs and couriers make, in their published shape. */
export const knownFiles: readonly KnownFile[] = [...orderFiles, ...courierFiles];

/** Recognizes a file by its headings. */
export const recognizeFile = (
  type: ImportType,
  columns: readonly { name: string }[],
): KnownFile | undefined => findKnownFile(knownFiles, type, columns);

/** Finds the bill or remittance of a courier that has these headings, whatever it is uploaded as. */
export const recognizeCourierFile = (columns: readonly { name: string }[]): KnownFile | undefined =>
  findKnownFile(courierFiles, 'invoice', columns) ?? findKnownFile(courierFiles, 'cod-remittance', columns);

export interface MatchedColumns {
  known: KnownFile | undefined;
  /** Also those that are only suggested: `sureMapping` has the others. */
  matches: ColumnMatch[];
}

/**
 * Matches the columns of a file with the fields of its import: as the user saved it for this file, else as it is published,
 * else by names and values. A known file is not guessed at: what its shape doesn't have, it doesn't have.
 */
export function matchColumns(
  type: ImportType,
  fields: readonly MappingField[],
  columns: readonly FileColumn[],
  saved?: SavedMapping,
): MatchedColumns {
  const known = recognizeFile(type, columns);
  if (!known || saved) return { known, matches: guessMapping(fields, columns, saved) };
  const order = new Map(fields.map(({ name }, index) => [name, index]));
  const matches = matchKnownFile(known, columns)
    .filter(({ field }) => order.has(field))
    .toSorted((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0));
  return { known, matches };
}

/** The columns by field, without those that are only suggested. */
export const sureMapping = (matches: readonly ColumnMatch[]): Record<string, string> =>
  Object.fromEntries(sureMatches(matches).map(({ field, column }) => [field, column]));

/** The fields of an import of this file: what a known file fills needs no column. */
export const fieldsOfFile = <F extends Pick<MappingField, 'name' | 'is_required'>>(
  fields: readonly F[],
  known: Pick<KnownFile, 'fills'> | undefined,
): F[] =>
  fields.map((field) =>
    known?.fills?.[field.name] === undefined ? field : { ...field, is_required: false },
  );
