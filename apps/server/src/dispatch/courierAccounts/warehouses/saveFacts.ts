import type { Updateable } from 'kysely';
import type { CourierWarehousesTable } from '../../../partners/couriers/tables.ts';
import { json } from '../../../platform/db/schema.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { WarehouseAtCourier } from './loadWarehouses.ts';

type Facts = Omit<
  Updateable<CourierWarehousesTable>,
  'brand_id' | 'partner' | 'warehouse_id' | 'updated_at' | 'version'
>;

/** Saves what is known of a warehouse at a courier. Its version is that of the name, so it stays. */
export async function saveFacts(
  db: Db | Tx,
  brand_id: string,
  { partner, warehouse_id }: Pick<WarehouseAtCourier, 'partner' | 'warehouse_id'>,
  { registered, ...facts }: Facts,
  now: Date,
): Promise<void> {
  const values = {
    ...facts,
    ...(registered !== undefined && { registered: registered === null ? null : json(registered) }),
  };
  await db
    .insertInto('courier_warehouses')
    .values({ brand_id, partner, warehouse_id, version: 0, updated_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['brand_id', 'partner', 'warehouse_id']).doUpdateSet(values))
    .execute();
}
