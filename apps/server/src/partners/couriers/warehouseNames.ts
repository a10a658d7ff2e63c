import type { CourierPartner } from '@khep/domain/couriers';
import { json } from '../../platform/db/schema.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { CourierWarehouse, PickupLocation, WarehouseBook } from './port.ts';
import type { CourierWarehousesTable } from './tables.ts';

type SavedName = Pick<CourierWarehousesTable, 'partner' | 'warehouse_id'> & {
  typed_name: string;
  own_name: string;
};

/**
 * The name by which a courier knows a warehouse: the brand's, else Khep's own, which is unique over all brands and unchanged
 * when the warehouse is renamed.
 */
export function pickupLocation(
  saved: Pick<SavedName, 'typed_name' | 'own_name'> | undefined,
  warehouse_id: string,
): PickupLocation {
  if (saved && saved.typed_name !== '') return { name: saved.typed_name, is_typed: true };
  return { name: saved?.own_name || warehouse_id, is_typed: false };
}

/** Khep's next own name, for a courier that can't change an address: `whs_1`, `whs_1-2`, `whs_1-3`. */
export function nextOwnName(warehouse_id: string, own_name: string): string {
  const number = Number(own_name.slice(warehouse_id.length + 1));
  return `${warehouse_id}-${number > 0 ? number + 1 : 2}`;
}
const warehouseOf = (own_name: string): string => own_name.replace(/-\d+$/, '');

const keyOf = (partner: CourierPartner, warehouse_id: string): string => `${partner}/${warehouse_id}`;

/** Loads the names of a brand's warehouses at its couriers. */
export async function loadPickupLocations(
  db: Db,
  brand_id: string,
): Promise<(partner: CourierPartner, warehouse_id: string) => PickupLocation> {
  const rows = await db
    .selectFrom('courier_warehouses')
    .select(['partner', 'warehouse_id', 'typed_name', 'own_name'])
    .where('brand_id', '=', brand_id)
    .execute();
  const byKey = new Map(rows.map((row) => [keyOf(row.partner, row.warehouse_id), row]));
  return (partner, warehouse_id) => pickupLocation(byKey.get(keyOf(partner, warehouse_id)), warehouse_id);
}

interface RegisteredInit {
  brand_id: string;
  partner: CourierPartner;
  warehouse: CourierWarehouse;
  at: Date;
}

/** Saves that a courier has a warehouse under Khep's own name, since a booking registered it. */
export async function saveRegistered(
  db: Db | Tx,
  { brand_id, partner, warehouse, at }: RegisteredInit,
): Promise<void> {
  const values = {
    own_name: warehouse.name,
    answer: 'known' as const,
    checked_at: at,
    registered: json(warehouse),
    problem: '',
    updated_at: at,
  };
  await db
    .insertInto('courier_warehouses')
    .values({ brand_id, partner, warehouse_id: warehouseOf(warehouse.name), ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'partner', 'warehouse_id'])
        .doUpdateSet(values)
        // Not over a name that was entered at the same moment.
        .where('courier_warehouses.typed_name', '=', ''),
    )
    .execute();
}

/** Marks the changed address or phone of a warehouse: it is sent to the couriers at which Khep registered it. */
export async function markWarehouseChanged(
  tx: Tx,
  brand_id: string,
  warehouse_id: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('courier_warehouses')
    .set({ send_after: now, tries: 0 })
    .where('brand_id', '=', brand_id)
    .where('warehouse_id', '=', warehouse_id)
    .where('registered', 'is not', null)
    .execute();
}

/** For a courier that does not know warehouses by name. @param reason a sentence for the user */
export function withoutWarehouseNames(reason: string): WarehouseBook {
  const refused = async () => ({ accepted: false as const, reason });
  return {
    checkWarehouse: async () => ({ state: 'unsupported', reason }),
    registerWarehouse: refused,
    updateWarehouse: refused,
  };
}
