import type { TableColumns } from '@khep/api';
import { completeMapping, fieldsOfFile, knownFiles, sureMapping } from '@khep/domain/mapping';
import type { ColumnMapping, FileChoices, ImportType } from '@khep/domain/mapping';
import { paiseToRupees } from '@khep/domain/money';
import { formatUploadLimit, uploadLimits } from '@khep/domain/uploads';
import type { Db } from '../../platform/db/schema.ts';
import { validationError } from '../../base/errors.ts';
import type { FormFields } from '../../platform/http/bindRoute.ts';
import { importFields } from './importFields.ts';
import { listUsableMappings, recordMappingUse } from './savedMappings.ts';
import { previewTable } from '../../platform/imports/parseTable.ts';
import { parseMapping } from './parseChoices.ts';

export interface ColumnsRequest {
  brand_id: string;
  type: ImportType;
  file: unknown;
  /** Where the file is from; undefined where only its headings tell. */
  source: string | undefined;
  /** The matches as the user has changed them. */
  mapping?: ColumnMapping;
  choices?: FileChoices;
  now: Date;
}

/**
 * Reads the columns of an uploaded table and matches them with the fields of the import: by the mapping that was saved for
 * such files, then by names and values.
 */
export async function readTableColumns(
  db: Db,
  { brand_id, type, file, source, mapping, choices, now }: ColumnsRequest,
): Promise<TableColumns> {
  const isCut = type === 'invoice' || type === 'cod-remittance';
  // Only a courier file is read in parts.
  if (!isCut && file instanceof File && file.size > uploadLimits.table)
    throw validationError({
      file: `The limit is ${formatUploadLimit(uploadLimits.table)} for this file. Split it.`,
    });
  const fields = importFields(type);
  const required = fields.filter(({ is_required }) => is_required).map(({ name }) => name);
  const head = await previewTable(file, {
    columns: [],
    fields,
    preferred: required,
    // They are read as a stream, so that they may have a million lines.
    isCut,
    type,
    saved: await listUsableMappings(db, brand_id, type, source),
    isOfSource: source !== undefined,
    hasProof: type === 'invoice',
    ...(mapping && { mapping }),
    ...(choices && { choices }),
  });
  // Also of a file that isn't a table at all: its text is read as one line of headings.
  if (head.count === 0 && head.notes.hidden.count === 0)
    throw validationError({
      file: 'No lines were found in the file. Check that it is a table with headings.',
    });
  if (head.saved) await recordMappingUse(db, brand_id, head.saved.id, now);
  const known = knownFiles.find(({ id }) => id === head.known);
  return {
    rows: head.count,
    is_cut: head.is_cut,
    heading_row: head.heading_row,
    columns: head.columns,
    fields: fieldsOfFile(fields, known).map(({ name, label, is_required }) => ({ name, label, is_required })),
    matches: head.matches,
    known: known ? { id: known.id, name: known.name, note: known.note } : null,
    saved_source: head.saved?.source ?? '',
    adds_up: head.proof && {
      ...head.proof,
      parts: paiseToRupees(head.proof.parts),
      total: paiseToRupees(head.proof.total),
    },
    notes: head.notes,
  };
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
  const { matches, fields } = await readTableColumns(db, {
    ...request,
    file: form['file'],
    source: undefined,
  });
  // A column that isn't matched for sure is none, whatever its name is.
  return completeMapping(fields, sureMapping(matches));
}
