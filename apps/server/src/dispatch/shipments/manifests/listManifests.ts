import type { Manifest, ManifestRow } from '@khep/api';
import { endOfDay, startOfDay } from '@khep/domain/days';
import { notFound } from '../../../base/errors.ts';
import { shipmentRows } from '../../../orders/shipments/serializers.ts';
import { courierName } from '../../../partners/couriers/courierServices.ts';
import type { BrandCouriers } from '../../../partners/couriers/port.ts';
import type { Db } from '../../../platform/db/schema.ts';

type Wanted = { manifest_id: string } | { from: string; to: string };

/** Lists manifests, the newest first: one, or those of some days. */
export async function listManifests(db: Db, brand_id: string, wanted: Wanted): Promise<ManifestRow[]> {
  let query = db
    .selectFrom('manifests')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .orderBy('created_at', 'desc')
    .limit(200);
  query =
    'manifest_id' in wanted
      ? query.where('manifest_id', '=', wanted.manifest_id)
      : query
          .where('created_at', '>=', startOfDay(wanted.from))
          .where('created_at', '<', endOfDay(wanted.to));
  const rows = await query.execute();
  if (rows.length === 0) return [];
  const [boxes, warehouses] = await Promise.all([
    db
      .selectFrom('shipments')
      .select(['manifest_id', 'picked_up_at'])
      .where('brand_id', '=', brand_id)
      .where(
        'manifest_id',
        'in',
        rows.map(({ manifest_id }) => manifest_id),
      )
      .execute(),
    db.selectFrom('warehouses').select(['id', 'name']).where('brand_id', '=', brand_id).execute(),
  ]);
  return rows.map((row) => ({
    id: row.manifest_id,
    manifest_number: row.manifest_number,
    warehouse_id: row.warehouse_id,
    warehouse_name: warehouses.find(({ id }) => id === row.warehouse_id)?.name ?? '',
    courier_id: row.courier_id,
    courier_name: courierName(row.courier_id),
    shipment_count: row.shipment_count,
    picked_count: boxes.filter(
      ({ manifest_id, picked_up_at }) => manifest_id === row.manifest_id && picked_up_at !== null,
    ).length,
    handover: row.handover,
    created_at: row.created_at.toISOString(),
  }));
}

/** Loads a manifest with its shipments. @throws ApiError 404 */
export async function loadManifest(
  db: Db,
  brand_id: string,
  manifest_id: string,
  couriers: BrandCouriers,
): Promise<Manifest> {
  const [manifest] = await listManifests(db, brand_id, { manifest_id });
  if (!manifest) throw notFound('manifest');
  const boxes = await db
    .selectFrom('shipments')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('manifest_id', '=', manifest_id)
    .orderBy('order_id')
    .orderBy('box_no')
    .execute();
  return { ...manifest, shipments: await shipmentRows(db, brand_id, boxes, couriers) };
}
