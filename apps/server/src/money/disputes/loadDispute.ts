import type { Dispute } from '@khep/api';
import type { Db } from '../../platform/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { itemsOf } from './findShipment.ts';
import { loadDisputeHistory } from './history.ts';
import { toDisputeRow, toHistoryItem } from './serializers.ts';

/** Loads a dispute with its evidence, packing and history. @throws ApiError 404 */
export async function loadDispute(db: Db, brand_id: string, dispute_id: string, now: Date): Promise<Dispute> {
  const record = await db
    .selectFrom('disputes')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('dispute_id', '=', dispute_id)
    .executeTakeFirst();
  if (!record) throw notFound('dispute');
  const [history, box, events] = await Promise.all([
    loadDisputeHistory(db, brand_id, now),
    db
      .selectFrom('shipments')
      .select(['items', 'inner_sides'])
      .where('brand_id', '=', brand_id)
      .where('shipment_id', '=', record.shipment_id)
      .executeTakeFirst(),
    db
      .selectFrom('events')
      .select(['kind', 'at', 'actor', 'data'])
      .where('brand_id', '=', brand_id)
      .where('order_id', '=', record.order_id)
      .where('kind', 'in', ['dispute.opened', 'dispute.changed', 'dispute.evidence_saved', 'dispute.emailed'])
      .orderBy('at')
      .execute(),
  ]);
  return {
    ...toDisputeRow(record, history),
    formula: record.formula,
    card: record.card,
    photos: record.photos,
    scale_g: record.scale_g,
    points: record.points,
    remark: record.remark,
    packing: box
      ? {
          inner: box.inner_sides,
          items: itemsOf(box).map(({ sku_id, sku_name, quantity, position, rotation }) => ({
            sku_id,
            sku_name,
            quantity,
            position: position ?? null,
            rotation: rotation ?? null,
          })),
        }
      : null,
    history: events.filter(({ data }) => data['dispute_id'] === dispute_id).map(toHistoryItem),
  };
}
