import { sql } from 'kysely';
import type { Db } from '../../platform/db/schema.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { Services } from '../../start/services.ts';
import { registrationProblem } from './gstRecords.ts';

interface RecordKey {
  brand_id: string;
  id: string;
}

/**
 * Asks the provider about a GSTIN and saves the result. A rejected one is removed from the profile, so that no invoice
 * carries it.
 * @throws VerifierUnavailable
 */
export async function checkGstin(
  db: Db,
  { verifiers, clock }: Pick<Services, 'verifiers' | 'clock'>,
  { brand_id, id }: RecordKey,
): Promise<void> {
  const record = await db
    .selectFrom('gst_records')
    .select(['gst_no', 'status'])
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (record?.status !== 'initiated' || verifiers.gst === undefined) return;
  const found = await verifiers.gst.find(record.gst_no);
  const reason = registrationProblem(found?.status);
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('gst_records')
      .set({
        status: reason === undefined ? 'verified' : 'rejected',
        legal_name: found?.legal_name ?? '',
        address: found?.address ?? '',
        reason: reason ?? '',
        checked_at: at,
      })
      .where('brand_id', '=', brand_id)
      .where('id', '=', id)
      .where('gst_no', '=', record.gst_no)
      .where('status', '=', 'initiated')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    if (reason !== undefined)
      await tx
        .updateTable('brands')
        .set({ profile: sql<Record<string, unknown>>`profile || '{"gst_no": ""}'::jsonb` })
        .where('brand_id', '=', brand_id)
        .where(sql<boolean>`profile ->> 'gst_no' = ${record.gst_no}`)
        .execute();
    await appendEvent(tx, {
      brand_id,
      kind: reason === undefined ? 'company.gst_verified' : 'company.gst_rejected',
      actor: { kind: 'system' },
      data: { gst_no: record.gst_no, reason: reason ?? '' },
      at,
    });
  });
}
