import { ndrBucketLabels } from '@khep/domain/ndr';
import type { NdrBucket } from '@khep/domain/ndr';
import type { Actor } from '../../base/actor.ts';
import type { Db } from '../../platform/db/schema.ts';
import { conflict, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import { lockNdrCase } from './answers.ts';

interface Correction {
  brand_id: string;
  shipment_id: string;
  bucket: NdrBucket;
  actor: Actor;
  now: Date;
}

/**
 * Corrects the reason of the latest attempt, which decides the allowed answers. It stays until the next attempt, whatever the
 * courier's code says. @throws ApiError 404, or 409 where the case needs no response
 */
export async function correctNdrReason(
  db: Db,
  { brand_id, shipment_id, bucket, actor, now }: Correction,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockNdrCase(tx, brand_id, shipment_id);
    if (!row) throw notFound('case');
    if (row.status !== 'response-needed') throw conflict('This case needs no response.');
    if (row.bucket === bucket) return;
    await tx
      .updateTable('ndr_cases')
      .set({ bucket, corrected_reason: bucket, corrected_attempt: row.attempts, updated_at: now })
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', shipment_id)
      .execute();
    await appendEvent(tx, {
      brand_id,
      order_id: row.order_id,
      shipment_id,
      kind: 'ndr.reason_corrected',
      actor,
      data: {
        awb: row.awb,
        attempt: row.attempts,
        from: ndrBucketLabels[row.bucket],
        to: ndrBucketLabels[bucket],
      },
      at: now,
    });
  });
}
