import { isBeforePickup } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import { courierName } from '../couriers/courierServices.ts';
import type { Db } from '../db/schema.ts';
import { conflict, validationError, notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import type { Actor } from '../actor.ts';
import { newId } from '../ids.ts';
import { lockOrder, recomputeOrderState } from '../orders/orderState.ts';
import type { ShipmentRecord } from './tables.ts';
import { reserveNumbers } from '../orders/numberSeries.ts';
import type { Services } from '../services.ts';
import { inLockOrder } from './pickup.ts';

/** The courier has picked up the box: a manifest created now records an earlier handover. */
function isLate({ state }: ShipmentRecord): boolean {
  return state !== 'CANCELLED' && !isBeforePickup(state as ShipmentState);
}

/**
 * A shipment can be added to a manifest once its pickup is scheduled, and later: couriers request manifests
 * afterwards.
 */
function isListable(box: ShipmentRecord): boolean {
  return box.state === 'PICKUP_SCHEDULED' || box.state === 'OUT_FOR_PICKUP' || isLate(box);
}

/** One manifest for each courier and warehouse of the shipments. */
export async function createManifests(
  db: Db,
  services: Services,
  brand_id: string,
  shipments: readonly ShipmentRecord[],
  actor: Actor,
): Promise<string[]> {
  if (shipments.length === 0) throw validationError({ shipment_ids: 'Select at least one shipment.' });
  const cancelled = shipments.find(({ state }) => state === 'CANCELLED');
  if (cancelled) throw conflict(`${cancelled.awb ?? 'A box'} is cancelled, so it can't be manifested.`);
  const early = shipments.find((box) => !isListable(box));
  if (early)
    throw conflict(`Schedule the pickup of ${early.awb ?? 'every box'} first, then add it to a manifest.`);
  const listed = shipments.find(({ manifest_id }) => manifest_id !== null);
  if (listed) throw conflict(`${listed.awb} is already on a manifest.`);
  const groups = new Map<string, ShipmentRecord[]>();
  for (const shipment of shipments) {
    const key = `${shipment.courier_id}|${shipment.warehouse_id}`;
    groups.set(key, [...(groups.get(key) ?? []), shipment]);
  }
  const now = services.clock.now();
  return db.transaction().execute(async (tx) => {
    const ids: string[] = [];
    for (const group of groups.values()) {
      const [sample] = group;
      if (!sample?.courier_id) throw notFound('shipment');
      const manifest_id = newId('mnf');
      const manifest_number = `MF-${String(await reserveNumbers(tx, brand_id, 'manifest')).padStart(5, '0')}`;
      await tx
        .insertInto('manifests')
        .values({
          brand_id,
          manifest_id,
          manifest_number,
          warehouse_id: sample.warehouse_id,
          courier_id: sample.courier_id,
          shipment_count: group.length,
          created_at: now,
        })
        .execute();
      for (const box of inLockOrder(group)) {
        const { order_id, shipment_id, awb } = box;
        const order = await lockOrder(tx, brand_id, order_id);
        if (!order) throw notFound('order');
        const taken = await tx
          .updateTable('shipments')
          .set({ manifest_id, updated_at: now })
          .where('brand_id', '=', brand_id)
          .where('shipment_id', '=', shipment_id)
          .where('manifest_id', 'is', null)
          .executeTakeFirst();
        if (Number(taken.numUpdatedRows) !== 1) throw conflict(`${awb} is already on a manifest.`);
        await appendEvent(tx, {
          brand_id,
          order_id,
          shipment_id,
          kind: 'shipment.manifested',
          actor,
          data: {
            manifest_id,
            manifest_number,
            awb,
            courier: courierName(sample.courier_id),
            ...(isLate(box) ? { is_late: true } : {}),
          },
          at: now,
        });
        await recomputeOrderState(tx, order, now, actor);
      }
      ids.push(manifest_id);
    }
    return ids;
  });
}
