import type { CourierFileKind, GstChoice } from '@khep/domain/reconciliation';
import type { FileChoices } from '@khep/domain/mapping';
import { createHash } from 'node:crypto';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { newId } from '../../../base/ids.ts';
import { isZip } from '../../../platform/imports/textLines.ts';
import type { Services } from '../../../start/services.ts';
import { findCourierFile } from './courierFiles.ts';
import type { CourierFileRecord } from '../tables.ts';

export interface NewCourierFile {
  brand_id: string;
  id: string;
  kind: CourierFileKind;
  courier_id: number;
  number: string;
  /** As the courier numbers it. @default number */
  own_number?: string;
  /** YYYY-MM-DD. */
  day: string;
  file_name: string;
  file_hash: string;
  path: string;
  /** Of a workbook, in tab order. @default 0 */
  sheet?: number;
  mapping: Record<string, string>;
  choices?: FileChoices;
  stated_paise?: number | null;
  utr?: string;
  bank_paise?: number | null;
  /** @default 'detect' */
  gst?: GstChoice;
  uploaded_by: string;
  /** The job that loads its lines. */
  job_id?: string;
  at: Date;
}

/** Inserts a file whose lines are not loaded yet. */
export async function insertCourierFile(
  tx: Db | Tx,
  {
    mapping,
    choices = {},
    at,
    file_name,
    stated_paise = null,
    utr = '',
    bank_paise = null,
    gst = 'detect',
    job_id,
    ...file
  }: NewCourierFile,
): Promise<void> {
  await tx
    .insertInto('courier_files')
    .values({
      ...file,
      file_name: file_name.slice(0, 120),
      mapping: json(mapping),
      choices: json(choices),
      stated_paise,
      utr,
      bank_paise,
      ...(gst !== 'detect' && { gst_basis: gst, gst_basis_from: 'user' as const }),
      gst_evidence: null,
      divisor: null,
      state: 'loading',
      job_id: job_id ?? null,
      created_at: at,
      deactivated_at: null,
    })
    .execute();
}

/** Stores CSV or XLSX bytes as a file of a courier, without a job. */
export async function newCourierFile(
  db: Db,
  services: Pick<Services, 'privateFiles'>,
  { bytes, ...file }: Omit<NewCourierFile, 'id' | 'file_hash' | 'path'> & { bytes: Uint8Array },
): Promise<CourierFileRecord> {
  const id = newId('cfl', file.at.getTime());
  const path = await services.privateFiles.save(bytes, isZip(bytes) ? 'xlsx' : 'csv');
  const file_hash = createHash('sha256').update(bytes).digest('hex');
  await insertCourierFile(db, { ...file, id, file_hash, path });
  return findCourierFile(db, file.brand_id, id);
}
