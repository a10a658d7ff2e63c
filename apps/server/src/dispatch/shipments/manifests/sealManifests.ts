import { sql } from 'kysely';
import type { ManifestHandover } from '../../../orders/shipments/tables.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Tx } from '../../../platform/db/schema.ts';

/**
 * Seals the manifests of parcels that a van took. Parcels of them that it did not take leave the manifest: they are listed
 * again when they are handed over. The caller has locked nothing: the manifests are locked first.
 */
export async function sealManifests(
  tx: Tx,
  brand_id: string,
  taken: readonly string[],
  handover: ManifestHandover,
): Promise<void> {
  const rows = await tx
    .selectFrom('shipments')
    .select('manifest_id')
    .where('brand_id', '=', brand_id)
    .where('shipment_id', 'in', taken)
    .where('manifest_id', 'is not', null)
    .groupBy('manifest_id')
    .execute();
  const manifest_ids = rows.flatMap(({ manifest_id }) => manifest_id ?? []).toSorted();
  if (manifest_ids.length === 0) return;
  await tx
    .selectFrom('manifests')
    .select('manifest_id')
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', manifest_ids)
    .orderBy('manifest_id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('shipments')
    .set({ manifest_id: null })
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', manifest_ids)
    .where('shipment_id', 'not in', taken)
    .where('state', 'in', ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP', 'CANCELLED'])
    .where('picked_up_at', 'is', null)
    .execute();
  const counts = await tx
    .selectFrom('shipments')
    .select(['manifest_id', sql<number>`count(*)::int`.as('parcels')])
    .where('brand_id', '=', brand_id)
    .where('manifest_id', 'in', manifest_ids)
    .groupBy('manifest_id')
    .execute();
  for (const { manifest_id, parcels } of counts)
    await tx
      .updateTable('manifests')
      .set({ shipment_count: parcels, handover: json(handover) })
      .where('brand_id', '=', brand_id)
      .where('manifest_id', '=', manifest_id)
      .execute();
}
