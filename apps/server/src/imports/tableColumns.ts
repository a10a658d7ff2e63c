import type { ImportTypeName, TableColumns } from '@khep/api';
import { checkAddsUp, guessMapping, maxSampledValues, toMapping } from '@khep/domain/mapping';
import { paiseToRupees } from '@khep/domain/money';
import type { Db } from '../db/schema.ts';
import type { FormFields } from '../http/bindRoute.ts';
import { importFields } from '../mappings/importFields.ts';
import { recognizeMapping, recordMappingUse } from '../mappings/savedMappings.ts';
import { parseTable } from './parseTable.ts';
import { parseMapping } from './startImport.ts';
import type { TableRow } from './parseTable.ts';

const maxSamples = 3;

export interface ColumnsRequest {
  brand_id: string;
  type: ImportTypeName;
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
  const fields = importFields(type);
  const required = fields.filter(({ is_required }) => is_required).map(({ name }) => name);
  const { heading, titles, heading_row, rows } = await parseTable(file, { columns: [], preferred: required });
  const sampled = rows.slice(0, maxSampledValues);
  const columns = heading.flatMap((name, index) =>
    name === '' || heading.indexOf(name) !== index
      ? []
      : [{ name: titles[index] ?? name, samples: sampled.map(({ cells }) => cells[name] ?? '') }],
  );
  const cellOf = new Map(titles.map((title, index) => [title, heading[index] ?? '']));
  const saved = await recognizeMapping(db, brand_id, type, columns, source);
  if (saved) await recordMappingUse(db, brand_id, saved.id, now);
  const matches = guessMapping(fields, columns, saved);
  return {
    rows: rows.length,
    heading_row,
    columns: columns.map(({ name, samples }) => ({
      name,
      samples: samples.filter((cell) => cell !== '').slice(0, maxSamples),
    })),
    fields: fields.map(({ name, label, is_required }) => ({ name, label, is_required })),
    matches,
    saved_source: saved?.source ?? '',
    adds_up: type === 'invoice' ? proof(rows, toMapping(matches), cellOf) : null,
  };
}

/** A weaker guess is not used unless the user confirms it. */
const minSureConfidence = 70;

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
  return toMapping(matches.filter(({ confidence }) => confidence >= minSureConfidence));
}

function proof(
  rows: readonly TableRow[],
  mapping: Record<string, string>,
  cellOf: ReadonlyMap<string, string>,
): TableColumns['adds_up'] {
  const found = checkAddsUp(rows, mapping, ({ cells }, title) => cells[cellOf.get(title) ?? ''] ?? '');
  if (!found) return null;
  return {
    lines: found.lines,
    ties: found.ties,
    parts: paiseToRupees(found.parts),
    total: paiseToRupees(found.sums['total'] ?? 0),
    first_wrong_row: found.first_wrong === null ? null : (rows[found.first_wrong]?.row ?? null),
  };
}
