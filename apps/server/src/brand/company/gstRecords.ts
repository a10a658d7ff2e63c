import type { GstRecord, GstValidation } from '@khep/api';
import { supplierGstinProblem, gstinState, panFromGstin } from '@khep/domain/tax';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { json } from '../../platform/db/schema.ts';
import { ApiError, conflict, validationError } from '../../base/errors.ts';
import { appendEvent, userActor } from '../../platform/db/events.ts';
import type { Session } from '../../platform/http/session.ts';
import { makeImagePrivate } from '../lookups/privateImages.ts';
import type { Services } from '../../start/services.ts';
import { VerifierUnavailable } from '../../partners/verification/port.ts';
import type { GstRecordsTable } from './tables.ts';
import { checkKey, queueCheck, verificationMessage } from './verificationMessage.ts';

type GstRow = Selectable<GstRecordsTable>;

const iso = (date: Date | null) => date?.toISOString() ?? null;

function serializeRecord(row: GstRow): GstRecord {
  const { id, gst_no, pan_card_url, gst_verification_url, status, legal_name, address, reason } = row;
  const sent = row.created_at.toISOString();
  return {
    id,
    gst_no,
    pan_card_url,
    gst_verification_url,
    status,
    legal_name,
    state: gstinState(gst_no)?.name ?? '',
    address,
    reason,
    steps: [
      // The number and its PAN are checked before anything is sent.
      { id: 'sent', at: sent },
      { id: 'well_formed', at: sent },
      { id: 'pan', at: sent },
      { id: 'portal', at: iso(row.checked_at) },
      { id: 'verified', at: status === 'verified' ? iso(row.checked_at) : null },
    ],
    is_simulated: row.is_simulated,
    created_at: sent,
  };
}

/** Lists the company's GST records, the first sent first. */
export async function listGstRecords(db: Db | Tx, brand_id: string): Promise<GstRow[]> {
  return db
    .selectFrom('gst_records')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The company's GST records. A check that was interrupted is queued again. */
export async function loadGstStatus(
  db: Db,
  services: Services,
  brand_id: string,
): Promise<{ records: GstRecord[] }> {
  const rows = await listGstRecords(db, brand_id);
  for (const { id, status } of rows)
    if (status === 'initiated') await queueCheck(db, services, { brand_id, subject: 'gst', id });
  return { records: rows.map(serializeRecord) };
}

/** Checks a GSTIN by its characters, then at the provider. */
export async function validateGstin(
  services: Pick<Services, 'verifiers'>,
  typed: string,
): Promise<GstValidation> {
  const gst_no = typed.trim().toUpperCase();
  const problem = supplierGstinProblem(gst_no);
  const checked = {
    gst_no,
    legal_name: '',
    state: problem === undefined ? (gstinState(gst_no)?.name ?? '') : '',
    address: '',
    pan: problem === undefined ? panFromGstin(gst_no) : '',
    is_valid: problem === undefined,
    problem: problem ?? '',
    is_checked: false,
  };
  if (problem !== undefined || services.verifiers.gst === undefined) return checked;
  try {
    const found = await services.verifiers.gst.find(gst_no);
    const reason = registrationProblem(found?.status);
    return {
      ...checked,
      legal_name: found?.legal_name ?? '',
      address: found?.address ?? '',
      is_valid: reason === undefined,
      problem: reason ?? '',
      is_checked: true,
    };
  } catch (error) {
    if (!(error instanceof VerifierUnavailable)) throw error;
    throw new ApiError({
      status: 503,
      code: 'verifier_down',
      detail: `${error.message} Try again in a minute.`,
    });
  }
}

/** Returns why the portal's answer is a rejection; undefined if it isn't. */
export function registrationProblem(status: string | undefined): string | undefined {
  if (status === undefined) return "The GST portal doesn't list this GSTIN. Check the number.";
  if (status.toLowerCase() === 'active') return undefined;
  return `The GST portal lists this registration as ${status.toLowerCase()}.`;
}

interface GstInput {
  gst_no: string;
  pan_card_url: string;
  gst_verification_url: string;
}

/** Sends a GSTIN to be verified. The first becomes the company's; from then on its fields are locked. */
export async function sendGstin(
  db: Db,
  services: Services,
  session: Session,
  id: string,
  input: GstInput,
): Promise<GstRecord> {
  const { brand_id } = session;
  const { gst_no } = input;
  const problem = supplierGstinProblem(gst_no);
  if (problem !== undefined) throw validationError({ gst_no: problem });
  if (gst_no.slice(0, 2) !== id)
    throw validationError({ gst_no: `This GSTIN is of state ${gst_no.slice(0, 2)}, not ${id}.` });
  const now = services.clock.now();
  const { verifiers, jobs } = services;
  if (verifiers.gst !== undefined) await jobs.ready();
  return db.transaction().execute(async (tx) => {
    // Two users who send at once are one after the other.
    const brand = await tx
      .selectFrom('brands')
      .select('profile')
      .where('brand_id', '=', brand_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const records = await listGstRecords(tx, brand_id);
    const known = records.find((record) => record.id === id);
    if (known !== undefined && known.status !== 'rejected')
      throw conflict(`GSTIN ${known.gst_no} was sent already. Its fields are locked.`, {
        gst_no: 'A GSTIN of this state was sent already. Enter that of another state.',
      });
    const other = records.find(
      (record) =>
        record.id !== id &&
        record.status !== 'rejected' &&
        panFromGstin(record.gst_no) !== panFromGstin(gst_no),
    );
    if (other !== undefined)
      throw validationError({
        gst_no: `All GSTINs of a company have the same PAN. ${other.gst_no} has ${panFromGstin(other.gst_no)}.`,
      });
    const row = {
      gst_no,
      pan_card_url: await makeImagePrivate(tx, services, session, input.pan_card_url),
      gst_verification_url: await makeImagePrivate(tx, services, session, input.gst_verification_url),
      status: verifiers.gst === undefined ? ('not_verified' as const) : ('initiated' as const),
      legal_name: '',
      address: '',
      reason: '',
      is_simulated: verifiers.isSimulated,
      created_at: now,
      checked_at: null,
    };
    const saved = await tx
      .insertInto('gst_records')
      .values({ brand_id, id, ...row })
      .onConflict((on) => on.columns(['brand_id', 'id']).doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
    // Further states add to the company's GSTIN and don't replace it; one that was rejected left the profile.
    const isFirst = records.every((record) => record.id === id || record.status === 'rejected');
    if (isFirst || (brand.profile['gst_no'] ?? '') === '')
      await tx
        .updateTable('brands')
        .set({
          profile: sql<Record<string, unknown>>`profile || ${json({
            gst_no,
            pan_card_url: row.pan_card_url,
            gst_verification_url: row.gst_verification_url,
          })}`,
        })
        .where('brand_id', '=', brand_id)
        .execute();
    await appendEvent(tx, {
      brand_id,
      kind: 'company.gst_sent',
      actor: userActor(session),
      data: { gst_no },
      at: now,
    });
    const check = { brand_id, subject: 'gst', id } as const;
    if (row.status === 'initiated') await jobs.send(tx, verificationMessage, check, { key: checkKey(check) });
    return serializeRecord(saved);
  });
}
