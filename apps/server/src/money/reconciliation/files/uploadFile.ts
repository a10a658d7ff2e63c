import { istDay } from '@khep/domain/days';
import { gstChoices } from '@khep/domain/reconciliation';
import type { CourierFileKind } from '@khep/domain/reconciliation';
import { createHash } from 'node:crypto';
import type { ImportType } from '@khep/domain/mapping';
import { matchColumns, missingFields, readDate, sureMapping } from '@khep/domain/mapping';
import { z } from 'zod';
import { requireService } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { conflict, validationError } from '../../../base/errors.ts';
import { appendEvent, userActor } from '../../../platform/db/events.ts';
import type { FormFields } from '../../../platform/http/bindRoute.ts';
import type { Session } from '../../../platform/http/session.ts';
import { newId } from '../../../base/ids.ts';
import { isZip } from '../../../platform/imports/sheet/streamSheet.ts';
import { waitForJob } from '../../../brand/mappings/startImport.ts';
import { importFields } from '../../../brand/mappings/importFields.ts';
import { recognizeMapping } from '../../../brand/mappings/savedMappings.ts';
import type { Services } from '../../../start/services.ts';
import { findTableSheet } from '../lines/fileLines.ts';
import { locateHeading } from './headingOfFile.ts';
import { loadFileJob } from './loadFile.ts';
import { insertCourierFile } from './newCourierFile.ts';
import { findCourierFile } from './courierFiles.ts';
import { startJob } from '../../../platform/jobs/startJob.ts';
import type { CourierFileRecord } from '../tables.ts';

const sampleLines = 300;

const Details = z.object({
  mapping: z.record(z.string(), z.string()).default({}),
  number: z.string().trim().max(60).default(''),
  day: z
    .string()
    .regex(/^(?:\d{4}-\d{2}-\d{2})?$/)
    .default(''),
  utr: z.string().trim().max(60).default(''),
  total: z.coerce.number().min(0).max(1e11).optional(),
  bank_credit: z.coerce.number().min(0).max(1e11).optional(),
  gst: z.enum(gstChoices).default('detect'),
});

interface Upload {
  kind: CourierFileKind;
  courier_id: number;
  form: FormFields;
}

/**
 * Stores a file of a courier and starts to price its lines. Waits a while for the result; a large file continues as a job.
 * @throws ApiError 422 on `file` or `mapping`; 409 where the same file or UTR was uploaded before
 */
export async function uploadCourierFile(
  db: Db,
  services: Services,
  session: Session,
  { kind, courier_id, form }: Upload,
): Promise<CourierFileRecord> {
  const service = requireService(courier_id);
  const { file } = form;
  if (!(file instanceof File)) throw validationError({ file: 'Choose a CSV or XLSX file.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw validationError({ file: 'This file is empty.' });
  const details = parseDetails(form);
  const file_hash = createHash('sha256').update(bytes).digest('hex');
  const { brand_id } = session;
  await assertNew(db, { brand_id, kind, courier_id, file_hash, utr: details.utr });

  const type: ImportType = kind === 'invoice' ? 'invoice' : 'cod-remittance';
  const fields = importFields(type);
  const isGiven = Object.keys(details.mapping).length > 0;
  const found = await findTableSheet(bytes, sampleLines, (lines) => {
    const { heading, columns } = columnsOf(lines, details.mapping);
    const mapping = isGiven ? details.mapping : sureMapping(matchColumns(type, fields, columns).matches);
    return missingFields(fields, knownColumns(mapping, heading)).length === 0;
  });
  const { at, heading, columns } = columnsOf(found.lines, details.mapping);
  const first = found.lines;
  const saved = isGiven ? undefined : await recognizeMapping(db, brand_id, type, columns, service.name);
  const mapping = isGiven ? details.mapping : sureMapping(matchColumns(type, fields, columns, saved).matches);
  const known = knownColumns(mapping, heading);
  const missing = missingFields(fields, known);
  if (missing.length > 0)
    throw validationError({ mapping: `Match the columns: ${missing.map(({ label }) => label).join(', ')}.` });

  const now = services.clock.now();
  const id = newId('cfl', now.getTime());
  const first_value = (field: string) => {
    const index = heading.indexOf(known[field] ?? '');
    return index < 0 ? '' : (first[at + 1]?.[index] ?? '').trim();
  };
  const utr = details.utr || (kind === 'cod' ? first_value('utr').slice(0, 60) : '');
  if (utr !== details.utr) await assertNew(db, { brand_id, kind, courier_id, file_hash, utr });
  const number =
    details.number ||
    first_value(kind === 'invoice' ? 'invoice_number' : 'remittance_id').slice(0, 60) ||
    file.name.slice(0, 60);
  const path = await services.privateFiles.save(bytes, isZip(bytes) ? 'xlsx' : 'csv');
  const job_id = newId('job', now.getTime());
  await startJob(db, services, loadFileJob, async (tx) => {
    await insertCourierFile(tx, {
      brand_id,
      id,
      kind,
      courier_id,
      number,
      day:
        details.day ||
        readDay(first_value(kind === 'invoice' ? 'invoice_date' : 'remittance_date')) ||
        istDay(now),
      file_name: file.name,
      file_hash,
      path,
      sheet: found.sheet,
      mapping: known,
      stated_paise: details.total === undefined ? null : Math.round(details.total * 100),
      utr,
      bank_paise: details.bank_credit === undefined ? null : Math.round(details.bank_credit * 100),
      gst: details.gst,
      job_id,
      uploaded_by: session.name,
      at: now,
    });
    await appendEvent(tx, {
      brand_id,
      kind: 'courier_file.uploaded',
      actor: userActor(session),
      data: { kind, number, courier: service.name },
      at: now,
    });
    return {
      brand_id,
      job_id,
      owner: userActor(session),
      input: { file_id: id, file_name: file.name.slice(0, 80) },
    };
  }).catch(async (error: unknown) => {
    await services.privateFiles.remove(path);
    throw asDuplicate(error);
  });
  await waitForJob(db, { brand_id, job_id });
  return findCourierFile(db, brand_id, id);
}

/** The columns of a table by its first lines. */
function columnsOf(lines: readonly (readonly string[])[], mapping: Readonly<Record<string, string>>) {
  const at = locateHeading(lines, mapping);
  const heading = (lines[at] ?? []).map((name) => name.replace(/^\uFEFF/, '').trim());
  const below = lines.slice(at + 1);
  const columns = heading.map((name, index) => ({ name, samples: below.map((line) => line[index] ?? '') }));
  return { at, heading, columns };
}

/** The mapping without columns that the file does not have. */
const knownColumns = (mapping: Readonly<Record<string, string>>, heading: readonly string[]) =>
  Object.fromEntries(Object.entries(mapping).filter(([, name]) => heading.includes(name)));

function parseDetails(form: FormFields): z.output<typeof Details> {
  const text = (name: string) =>
    typeof form[name] === 'string' && form[name] !== '' ? form[name] : undefined;
  let mapping: unknown;
  try {
    mapping = text('mapping') === undefined ? undefined : JSON.parse(text('mapping') ?? '');
  } catch {
    throw validationError({ mapping: 'Send the mapping as JSON: {"our_field": "Their heading"}.' });
  }
  const names = ['number', 'day', 'utr', 'total', 'bank_credit', 'gst'] as const;
  const parsed = Details.safeParse({
    mapping,
    ...Object.fromEntries(names.map((name) => [name, text(name)])),
  });
  if (parsed.success) return parsed.data;
  const field = String(parsed.error.issues[0]?.path[0] ?? 'mapping');
  throw validationError({
    [field]: field === 'mapping' ? 'Check the matched columns.' : 'Check this value.',
  });
}

interface Identity {
  brand_id: string;
  kind: CourierFileKind;
  courier_id: number;
  file_hash: string;
  utr: string;
}

async function assertNew(db: Db, { brand_id, kind, courier_id, file_hash, utr }: Identity): Promise<void> {
  const same = await db
    .selectFrom('courier_files')
    .select(['file_name', 'created_at', 'uploaded_by', 'utr', 'file_hash'])
    .where('brand_id', '=', brand_id)
    .where('kind', '=', kind)
    .where('courier_id', '=', courier_id)
    .where('is_active', '=', true)
    .where((eb) => eb.or([eb('file_hash', '=', file_hash), ...(utr === '' ? [] : [eb('utr', '=', utr)])]))
    .executeTakeFirst();
  if (!same) return;
  const when = `${same.uploaded_by} uploaded it on ${istDay(same.created_at)}`;
  if (same.file_hash === file_hash) {
    const text = `This file was uploaded before: ${when} as ${same.file_name}. Delete that upload first to load it again.`;
    throw conflict(text, { file: text });
  }
  const text = `UTR ${utr} was uploaded before: ${when} as ${same.file_name}.`;
  throw conflict(text, { utr: text });
}

/** Two uploads at the same moment: the index refuses the second. */
function asDuplicate(error: unknown): unknown {
  const constraint = (error as { constraint?: string }).constraint ?? '';
  if (constraint === 'courier_files_hash')
    return conflict('This file was uploaded before.', { file: 'This file was uploaded before.' });
  if (constraint === 'courier_files_utr')
    return conflict('This UTR was uploaded before.', { utr: 'This UTR was uploaded before.' });
  return error;
}

function readDay(cell: string): string {
  const reading = readDate(cell);
  return 'value' in reading ? (reading.value ?? '') : '';
}
