import { shipmentStates } from '@khep/domain/shipments';
import type { ShipmentState } from '@khep/domain/shipments';
import type { Insertable } from 'kysely';
import { newId } from '../../../base/ids.ts';
import type { PickupsTable } from '../../../orders/shipments/tables.ts';
import type { Tx } from '../../../platform/db/schema.ts';

const waitingForVan = ['PICKUP_SCHEDULED', 'OUT_FOR_PICKUP'] as const satisfies readonly ShipmentState[];
const withoutVan: ReadonlySet<ShipmentState> = new Set([
  ...waitingForVan,
  'DRAFT',
  'AWB_ASSIGNED',
  'CANCELLED',
]);
/** States that a box is in only after the van has come, for it or in vain. */
const afterVan = shipmentStates.filter((state) => !withoutVan.has(state));

/**
 * Adds boxes to the pickup that the courier still has to make at the warehouse on the day, or creates it: one van comes once,
 * whoever asked for it and however often. After it has come, the next boxes have another.
 */
export async function joinPickup(
  tx: Tx,
  boxes: number,
  pickup: Omit<Insertable<PickupsTable>, 'pickup_id' | 'expected_count'>,
): Promise<Pick<PickupsTable, 'pickup_id' | 'pickup_time'>> {
  const { brand_id, warehouse_id, courier_id, pickup_date } = pickup;
  // One request after the other, so that two of them don't both find none.
  await tx
    .selectFrom('warehouses')
    .select('id')
    .where('brand_id', '=', brand_id)
    .where('id', '=', warehouse_id)
    .forUpdate()
    .execute();
  const [open] = await tx
    .selectFrom('pickups')
    .select(['pickup_id', 'pickup_time'])
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('courier_id', '=', courier_id)
    .where('pickup_date', '=', pickup_date)
    .where((eb) => {
      const boxesIn = (states: readonly ShipmentState[]) =>
        eb.exists(
          eb
            .selectFrom('shipments')
            .select('shipment_id')
            .where('shipments.brand_id', '=', brand_id)
            .whereRef('shipments.pickup_id', '=', 'pickups.pickup_id')
            .where('shipments.state', 'in', [...states]),
        );
      return eb.and([boxesIn(waitingForVan), eb.not(boxesIn(afterVan))]);
    })
    .orderBy('pickup_time')
    .orderBy('pickup_id')
    .limit(1)
    .execute();
  if (open) {
    await tx
      .updateTable('pickups')
      .set((eb) => ({ expected_count: eb('expected_count', '+', boxes) }))
      .where('brand_id', '=', brand_id)
      .where('pickup_id', '=', open.pickup_id)
      .execute();
    return open;
  }
  const created = { ...pickup, pickup_id: newId('pck'), expected_count: boxes };
  await tx.insertInto('pickups').values(created).execute();
  return created;
}
