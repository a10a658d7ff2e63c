import type { DisputePhoto, PackingRecordDraft } from '@khep/api';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { VersionConflict, conflict, notFound } from '../../base/errors.ts';
import { appendEvent } from '../../platform/db/events.ts';
import type { ChangeContext } from '../../platform/db/events.ts';
import type { PackingRecordJson } from '../shipments/tables.ts';

/**
 * Records the photos and the scale reading of a packed box. A dispute that is opened later begins with them.
 * @throws ApiError 404 without the shipment, 409 if it is cancelled
 * @throws VersionConflict
 */
export async function savePackingRecord(
  tx: Tx,
  { brand_id, actor, ifMatch }: ChangeContext,
  shipment_id: string,
  { photos, scale_g }: PackingRecordDraft,
  now: Date,
): Promise<PackingRecordJson> {
  const box = await tx
    .selectFrom('shipments')
    .select(['order_id', 'state', 'packing_record'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .forUpdate()
    .executeTakeFirst();
  if (!box) throw notFound('shipment');
  if (box.state === 'CANCELLED')
    throw conflict('This shipment is cancelled. Record the box that replaces it.');
  const before = box.packing_record;
  const version = before?.version ?? 0;
  if (ifMatch !== undefined && ifMatch !== version)
    throw new VersionConflict({
      current: before ?? { photos: [], scale_g: null, version },
      changedBy: before?.by ?? '',
      changedAt: new Date(before?.at ?? now),
    });
  const record: PackingRecordJson = {
    photos,
    scale_g,
    by: actor.name ?? '',
    at: now.toISOString(),
    version: version + 1,
  };
  await tx
    .updateTable('shipments')
    .set({ packing_record: json(record), updated_at: now })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .execute();
  await appendEvent(tx, {
    brand_id,
    order_id: box.order_id,
    shipment_id,
    kind: 'shipment.packing_recorded',
    actor,
    data: { photos: photos.length, scale_g },
    at: now,
  });
  return record;
}

/** The evidence that a dispute begins with: what was given, and of the box at packing what is missing. */
export function withPackingRecord(
  given: { photos: readonly DisputePhoto[]; scale_g: number | null },
  record: PackingRecordJson | null,
): { photos: DisputePhoto[]; scale_g: number | null } {
  const kinds = new Set(given.photos.map(({ kind }) => kind));
  return {
    photos: [...given.photos, ...(record?.photos ?? []).filter(({ kind }) => !kinds.has(kind))],
    scale_g: given.scale_g ?? record?.scale_g ?? null,
  };
}
