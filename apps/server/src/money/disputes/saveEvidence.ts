import type { DisputeEvidence } from '@khep/api';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { VersionConflict, conflict } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import { lockDispute } from './moveDispute.ts';
import { countEvidence } from './openDispute.ts';
import type { DisputeRecord } from './tables.ts';

const editable: ReadonlySet<DisputeRecord['state']> = new Set(['NEW', 'LOST', 'PARTIAL']);

/**
 * Saves photos, scale reading and points of a dispute that isn't with the courier.
 * @throws VersionConflict
 */
export async function saveEvidence(
  tx: Tx,
  { brand_id, actor, ifMatch }: ChangeContext,
  dispute_id: string,
  { photos, points, scale_g }: DisputeEvidence,
  now: Date,
): Promise<void> {
  const before = await lockDispute(tx, { brand_id, dispute_id });
  if (ifMatch !== undefined && ifMatch !== before.version)
    throw new VersionConflict({
      current: {
        photos: before.photos,
        points: before.points,
        scale_g: before.scale_g,
        version: before.version,
      },
      changedBy: before.updated_by,
      changedAt: before.updated_at,
    });
  if (!editable.has(before.state))
    throw conflict('The courier has this evidence already, so it can only be changed before a dispute.');
  await tx
    .updateTable('disputes')
    .set({
      photos: json(photos),
      points: json(points),
      scale_g,
      evidence_count: countEvidence(photos),
      version: before.version + 1,
      updated_at: now,
      updated_by: actor.name ?? '',
    })
    .where('brand_id', '=', brand_id)
    .where('dispute_id', '=', dispute_id)
    .execute();
  await appendEvent(tx, {
    brand_id,
    order_id: before.order_id,
    shipment_id: before.shipment_id,
    kind: 'dispute.evidence_saved',
    actor,
    data: { dispute_id, photos: photos.length },
    at: now,
  });
}
