import { sql } from 'kysely';
import type { Actor } from '../../../base/actor.ts';
import type { ManifestHandover, ShipmentRecord } from '../../../orders/shipments/tables.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { createManifestsIn } from './createManifests.ts';

/**
 * Puts boxes that a van took onto manifests that list nothing else, and seals these. Boxes on a manifest with others leave it
 * for one of their own: the others stay listed. The caller has locked the boxes and their orders.
 */
export async function sealManifests(
  tx: Tx,
  brand_id: string,
  boxes: readonly ShipmentRecord[],
  handover: ManifestHandover,
  author: { now: Date; actor: Actor },
): Promise<void> {
  const taken = boxes.map(({ shipment_id }) => shipment_id);
  const listed = [...new Set(boxes.flatMap(({ manifest_id }) => manifest_id ?? []))].toSorted();
  const shared = await lockSharedManifests(tx, brand_id, listed, taken);
  if (shared.length > 0) {
    await tx
      .updateTable('shipments')
      .set({ manifest_id: null })
      .where('brand_id', '=', brand_id)
      .where('manifest_id', 'in', shared)
      .where('shipment_id', 'in', taken)
      .execute();
    await countAgain(tx, brand_id, shared);
  }
  const unlisted = boxes.filter(({ manifest_id }) => manifest_id === null || shared.includes(manifest_id));
  const made = unlisted.length > 0 ? await createManifestsIn(tx, brand_id, unlisted, author) : [];
  await tx
    .updateTable('manifests')
    .set({ handover: json(handover) })
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', [...listed.filter((id) => !shared.includes(id)), ...made])
    .execute();
}

/** Locks manifests, and returns those that list a box which the van did not take. */
async function lockSharedManifests(
  tx: Tx,
  brand_id: string,
  manifest_ids: readonly string[],
  taken: readonly string[],
): Promise<string[]> {
  if (manifest_ids.length === 0) return [];
  await tx
    .selectFrom('manifests')
    .select('manifest_id')
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', manifest_ids)
    .orderBy('manifest_id')
    .forUpdate()
    .execute();
  const rows = await tx
    .selectFrom('shipments')
    .select('manifest_id')
    .distinct()
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', manifest_ids)
    .where('shipment_id', 'not in', taken)
    .execute();
  return rows.flatMap(({ manifest_id }) => manifest_id ?? []);
}

async function countAgain(tx: Tx, brand_id: string, manifest_ids: readonly string[]): Promise<void> {
  const counts = await tx
    .selectFrom('shipments')
    .select(['manifest_id', sql<number>`count(*)::int`.as('boxes')])
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', manifest_ids)
    .groupBy('manifest_id')
    .execute();
  for (const { manifest_id, boxes } of counts)
    await tx
      .updateTable('manifests')
      .set({ shipment_count: boxes })
      .where('brand_id', '=', brand_id)
      .where('manifest_id', '=', manifest_id)
      .execute();
}
