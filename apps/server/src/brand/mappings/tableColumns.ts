import type { TableColumns } from '@khep/api';
import {
  checkAddsUp,
  fieldsOfFile,
  guessMapping,
  matchColumns,
  maxSampledValues,
  missingFields,
  recognizeFile,
  sureMapping,
  toMapping,
} from '@khep/domain/mapping';
import type { FileColumn, ImportType } from '@khep/domain/mapping';
import { paiseToRupees } from '@khep/domain/money';
import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import { importFields } from './importFields.ts';
import { recognizeMapping, recordMappingUse } from './savedMappings.ts';
import { parseTable } from '../../platform/imports/parseTable.ts';
import { parseMapping } from './startImport.ts';
import type { Table, TableRow } from '../../platform/imports/parseTable.ts';

const maxSamples = 3;

export interface ColumnsRequest {
  brand_id: string;
  type: ImportType;
  file: unknown;
  /** Where the file is from; undefined where only its headings tell. */
  source: string | undefined;
  now: Date;
}

/**
 * Reads the columns of an uploaded table and matches them with the fields of the import: by the mapping that was saved for
 * such files, then by names and values.
 */
export async function readTableColumns(
  db: Db,
  { brand_id, type, file, source, now }: ColumnsRequest,
): Promise<TableColumns> {
  const isCut = type === 'invoice' || type === 'cod-remittance';
  // Only a courier file is read in parts.
  if (!isCut && file instanceof File && file.size > uploadLimits.table)
    throw validationError({
      file: `The limit is ${formatUploadLimit(uploadLimits.table)} for this file. Split it.`,
    });
  const fields = importFields(type);
  const required = fields.filter(({ is_required }) => is_required).map(({ name }) => name);
  const table = await parseTable(file, {
    columns: [],
    preferred: required,
    // They are read as a stream, so that they may have a million lines.
    isCut,
    isTable: (sheet) =>
      recognizeFile(type, columnsOf(sheet)) !== undefined ||
      missingFields(fields, toMapping(guessMapping(fields, columnsOf(sheet)))).length === 0,
  });
  const { heading, titles, heading_row, rows, is_cut } = table;
  // Also of a file that isn't a table at all: its text is read as one line of headings.
  if (rows.length === 0)
    throw validationError({
      file: 'No lines were found in the file. Check that it is a table with headings.',
    });
  const columns = columnsOf(table);
  const cellOf = new Map(titles.map((title, index) => [title, heading[index] ?? '']));
  const recognized = recognizeFile(type, columns);
  if (recognized?.unusable !== undefined) throw validationError({ file: recognized.unusable });
  // What the user has changed about a known file is saved under its name.
  const saved = await recognizeMapping(db, brand_id, type, columns, source ?? recognized?.name);
  if (saved) await recordMappingUse(db, brand_id, saved.id, now);
  const { known, matches } = matchColumns(type, fields, columns, saved);
  return {
    rows: rows.length,
    is_cut,
    heading_row,
    columns: columns.map(({ name, samples }) => ({
      name,
      samples: samples.filter((cell) => cell !== '').slice(0, maxSamples),
    })),
    fields: fieldsOfFile(fields, known).map(({ name, label, is_required }) => ({ name, label, is_required })),
    matches,
    known: known ? { id: known.id, name: known.name, note: known.note } : null,
    saved_source: saved?.source ?? '',
    adds_up: type === 'invoice' ? proof(rows, sureMapping(matches), cellOf) : null,
  };
}

/** The named columns with their first values. */
function columnsOf({ heading, titles, rows }: Table): FileColumn[] {
  const sampled = rows.slice(0, maxSampledValues);
  return heading.flatMap((name, index) =>
    name === '' || heading.indexOf(name) !== index
      ? []
      : [{ name: titles[index] ?? name, samples: sampled.map(({ cells }) => cells[name] ?? '') }],
  );
}

interface RecognizeRequest extends Omit<ColumnsRequest, 'file' | 'source'> {
  form: FormFields;
}

/**
 * Finds the columns of a file that is processed at once: those that the user matched, else by the saved mapping of such
 * files, else by sure guesses.
 */
export async function recognizeColumns(
  db: Db,
  { form, ...request }: RecognizeRequest,
): Promise<Record<string, string>> {
  const given = parseMapping(form['mapping']);
  if (Object.keys(given).length > 0) return given;
  const { matches } = await readTableColumns(db, { ...request, file: form['file'], source: undefined });
  return sureMapping(matches);
}

function proof(
  rows: readonly TableRow[],
  mapping: Record<string, string>,
  cellOf: ReadonlyMap<string, string>,
): TableColumns['adds_up'] {
  const cellAt = ({ cells }: TableRow, title: string) => cells[cellOf.get(title) ?? ''] ?? '';
  // Totals and notes below the lines have no AWB.
  const lines = rows.filter((row) => /\d/.test(cellAt(row, mapping['awb'] ?? '')));
  const found = checkAddsUp(lines, mapping, cellAt);
  if (!found) return null;
  return {
    lines: found.lines,
    ties: found.ties,
    parts: paiseToRupees(found.parts),
    total: paiseToRupees(found.sums['total'] ?? 0),
    first_wrong_row: found.first_wrong === null ? null : (lines[found.first_wrong]?.row ?? null),
  };
}
