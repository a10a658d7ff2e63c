import { photosInside } from '@khep/domain/warehouse';
import { removeUploads } from '../../brand/lookups/privateImages.ts';
import type { ErasedBuyers } from '../../orders/privacy/domainEvents.ts';
import { json } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { Services } from '../../start/services.ts';

/**
 * Erases the evidence of packed boxes with the files of its photos: a photo of the label shows the address, and a wrong code
 * may be one that names the buyer. Its root stays, which is a number that tells nothing. Files that a dispute shows stay its
 * evidence.
 */
export async function erasePackingEvidence(
  tx: Tx,
  services: Pick<Services, 'files' | 'privateFiles'>,
  { brand_id, order_ids }: ErasedBuyers,
): Promise<void> {
  const boxes = await tx
    .selectFrom('shipments')
    .leftJoin('packed_boxes', (join) =>
      join
        .onRef('packed_boxes.brand_id', '=', 'shipments.brand_id')
        .onRef('packed_boxes.shipment_id', '=', 'shipments.shipment_id'),
    )
    .select(['shipments.shipment_id', 'shipments.packing_record', 'packed_boxes.evidence'])
    .where('shipments.brand_id', '=', brand_id)
    .where('shipments.order_id', 'in', order_ids)
    .where((eb) =>
      eb.or([eb('shipments.packing_record', 'is not', null), eb('packed_boxes.root', 'is not', null)]),
    )
    .execute();
  if (boxes.length === 0) return;
  const shown = await tx
    .selectFrom('disputes')
    .select('photos')
    .where('brand_id', '=', brand_id)
    .where('order_id', 'in', order_ids)
    .execute();
  // As text: an erasure must not fail for a record of another shape.
  const kept = JSON.stringify(shown.map(({ photos }) => photos));
  const urls = boxes.flatMap(({ packing_record, evidence }) => [
    // Photos that were taken again are in the chain too.
    ...(evidence ?? []).flatMap((link) => [...photosInside([link]).values()]),
    ...(packing_record?.photos ?? []).map((photo) => photo.url),
  ]);
  await removeUploads(
    tx,
    services,
    brand_id,
    urls.filter((url) => !kept.includes(JSON.stringify(url))),
  );
  const ids = boxes.map(({ shipment_id }) => shipment_id);
  await tx
    .updateTable('shipments')
    .set({ packing_record: null })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', ids)
    .execute();
  await tx
    .updateTable('packed_boxes')
    .set({ evidence: json([]) })
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', ids)
    .execute();
}
