import { istDay } from '@khep/domain/days';
import { gstChoices } from '@khep/domain/reconciliation';
import type { CourierFileKind } from '@khep/domain/reconciliation';
import type { DateOrder, FileChoices, ImportType, MappingField } from '@khep/domain/mapping';
import {
  dateProblem,
  missingFields,
  nameColumns,
  plainCell,
  readDate,
  resolveColumns,
  sureMapping,
} from '@khep/domain/mapping';
import { z } from 'zod';
import { requireService } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { conflict, validationError } from '../../../base/errors.ts';
import { appendEvent, userActor } from '../../../platform/db/events.ts';
import type { FormFields } from '../../../platform/http/bindRoute.ts';
import type { Session } from '../../../platform/http/session.ts';
import { newId } from '../../../base/ids.ts';
import { previewTable } from '../../../platform/imports/parseTable.ts';
import type { TableHead } from '../../../platform/imports/parseTable.ts';
import { isZip } from '../../../platform/imports/textLines.ts';
import { importFields } from '../../../brand/mappings/importFields.ts';
import { parseChoices } from '../../../brand/mappings/parseChoices.ts';
import { listUsableMappings } from '../../../brand/mappings/savedMappings.ts';
import type { Services } from '../../../start/services.ts';
import { assertOwnCourier } from './assertOwnCourier.ts';
import { loadFileJob } from './loadFile.ts';
import { insertCourierFile } from './newCourierFile.ts';
import { findCourierFile } from './courierFiles.ts';
import { startJob } from '../../../platform/jobs/startJob.ts';
import type { CourierFileRecord } from '../tables.ts';

/** Lines that an upload is recognized by. Its job reads all. */
const previewLines = 5000;

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
  if (file.size === 0) throw validationError({ file: 'This file is empty.' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const details = parseDetails(form);
  const file_hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  const { brand_id } = session;
  await assertNew(db, { brand_id, kind, courier_id, file_hash, utr: details.utr });

  const type: ImportType = kind === 'invoice' ? 'invoice' : 'cod-remittance';
  const fields = importFields(type);
  const isGiven = Object.keys(details.mapping).length > 0;
  const head = await previewTable(file, {
    type,
    columns: [],
    fields,
    preferred: isGiven
      ? Object.keys(details.mapping)
      : fields.flatMap(({ name, is_required }) => (is_required ? [name] : [])),
    isCut: true,
    mostLines: previewLines,
    valuesOf: 'awb',
    choices: details.choices,
    ...(isGiven
      ? { mapping: details.mapping }
      : { isOfSource: true, saved: await listUsableMappings(db, brand_id, type, service.name) }),
  });
  const mapping = isGiven ? details.mapping : sureMapping(head.matches);
  await assertOwnCourier(db, brand_id, { courier_id, awbs: head.values, titles: head.titles });
  const known = knownColumns(head, fields, mapping);
  const missing = missingFields(fields, known);
  if (missing.length > 0) {
    const again = head.notes.repeated.filter(({ fields: named }) =>
      missing.some(({ name }) => named.includes(name)),
    );
    throw validationError({
      mapping: [
        `Match the columns: ${missing.map(({ label }) => label).join(', ')}.`,
        ...again.map(({ columns }) => `Choose one of ${columns.join(' and ')}.`),
      ].join(' '),
    });
  }
  for (const found of head.notes.dates) {
    const problem = found.is_chosen ? undefined : dateProblem(found.label, found);
    if (problem !== undefined) throw validationError({ choices: problem });
  }

  const now = services.clock.now();
  const id = newId('cfl', now.getTime());
  const first_value = (field: string) => {
    const [sample = ''] = head.columns.find(({ name }) => name === known[field])?.samples ?? [];
    return plainCell(sample);
  };
  const dateField = kind === 'invoice' ? 'invoice_date' : 'remittance_date';
  const date_order = head.notes.dates.find(({ field }) => field === dateField)?.order ?? undefined;
  const utr = details.utr || (kind === 'cod' ? first_value('utr').slice(0, 60) : '');
  if (utr !== details.utr) await assertNew(db, { brand_id, kind, courier_id, file_hash, utr });
  const own_number =
    details.number || first_value(kind === 'invoice' ? 'invoice_number' : 'remittance_id').slice(0, 60);
  const number = own_number || file.name.slice(0, 60);
  const path = await services.privateFiles.save(bytes, isZip(bytes) ? 'xlsx' : 'csv');
  const job_id = newId('job', now.getTime());
  await startJob(db, services, loadFileJob, async (tx) => {
    await insertCourierFile(tx, {
      brand_id,
      id,
      kind,
      courier_id,
      number,
      own_number,
      day: details.day || readDay(first_value(dateField), date_order) || istDay(now),
      file_name: file.name,
      file_hash,
      path,
      sheet: head.sheet,
      mapping: known,
      choices: details.choices,
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
  await services.jobs.waitFor({ brand_id, job_id });
  return findCourierFile(db, brand_id, id);
}

/** The mapping by the names of the file's columns. @throws ApiError 422 where it names none or several of them */
function knownColumns(
  { titles }: Pick<TableHead, 'titles'>,
  fields: readonly MappingField[],
  mapping: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = fields.map(({ name }) => name).filter((name) => (mapping[name] ?? '') !== '');
  const { columns, problems } = resolveColumns(titles, names, mapping);
  const [problem] = problems.values();
  if (problem !== undefined) throw validationError({ mapping: problem });
  const named = nameColumns(titles);
  return Object.fromEntries([...columns].map(([field, index]) => [field, named[index]?.name ?? '']));
}

function parseDetails(form: FormFields): z.output<typeof Details> & { choices: FileChoices } {
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
  if (parsed.success) return { ...parsed.data, choices: parseChoices(form['choices']) };
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

function readDay(cell: string, date_order: DateOrder | undefined): string {
  const reading = readDate(cell, { date_order });
  return 'value' in reading ? (reading.value ?? '') : '';
}
