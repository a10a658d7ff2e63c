import type { CourierWarehouseName } from '@khep/api';
import { canSendWarehouse, couriers, warehouseStateAt } from '@khep/domain/couriers';
import type { CourierPartner, WarehouseFacts, WarehouseRule } from '@khep/domain/couriers';
import type { Selectable } from 'kysely';
import { notFound } from '../../../base/errors.ts';
import type { CourierWarehouse, PickupLocation } from '../../../partners/couriers/port.ts';
import type { CourierWarehousesTable } from '../../../partners/couriers/tables.ts';
import { pickupLocation } from '../../../partners/couriers/warehouseNames.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { warehouseParties } from '../../shipments/pickups/pickupParty.ts';

type SavedRow = Selectable<CourierWarehousesTable>;

/** A warehouse of a brand, with what is known of it at one courier. */
export interface WarehouseAtCourier {
  partner: CourierPartner;
  rule: WarehouseRule;
  warehouse_id: string;
  /** Undefined before anything is saved. */
  row: SavedRow | undefined;
  location: PickupLocation;
  /** As it is now, under the name at the courier. */
  current: CourierWarehouse;
  facts: WarehouseFacts;
}

/** Whether a courier has another address or phone than a warehouse has now. */
function isOutdated(rule: WarehouseRule, registered: CourierWarehouse, current: CourierWarehouse): boolean {
  // A courier that changes an address takes the return address with each booking.
  const parties = rule.known_by === 'name' && rule.change === 'edit' ? ['place' as const] : bothParties;
  return parties.some((party) =>
    (['phone', 'address', 'pincode'] as const).some(
      (field) => registered[party][field] !== current[party][field],
    ),
  );
}
const bothParties = ['place', 'return_to'] as const;

/** Loads a brand's warehouses, or one of them, with what is known of them at a courier: the primary one first. */
export async function loadWarehousesAt(
  db: Db | Tx,
  brand_id: string,
  partner: CourierPartner,
  warehouse_id?: string,
): Promise<WarehouseAtCourier[]> {
  let warehouses = db
    .selectFrom('warehouses')
    .select(['id', 'name', 'pincode', 'city', 'state', 'details'])
    .where('brand_id', '=', brand_id)
    .where('removed_at', 'is', null);
  let saved = db
    .selectFrom('courier_warehouses')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('partner', '=', partner);
  if (warehouse_id !== undefined) {
    warehouses = warehouses.where('id', '=', warehouse_id);
    saved = saved.where('warehouse_id', '=', warehouse_id);
  }
  const found = await warehouses
    .orderBy('is_primary_warehouse', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const rows = new Map((await saved.execute()).map((row) => [row.warehouse_id, row]));
  const rule = couriers[partner].warehouses;
  return found.map((warehouse): WarehouseAtCourier => {
    const row = rows.get(warehouse.id);
    const location = pickupLocation(row, warehouse.id);
    const current = { name: location.name, ...warehouseParties(warehouse, warehouse.details) };
    const registered = row?.registered?.name === location.name ? row.registered : undefined;
    const facts = {
      is_typed: location.is_typed,
      answer: row?.answer ?? 'unchecked',
      is_registered: registered !== undefined,
      is_outdated: registered !== undefined && isOutdated(rule, registered, current),
    };
    return { partner, rule, warehouse_id: warehouse.id, row, location, current, facts };
  });
}

/** @throws ApiError 404, also for a warehouse of another brand and a removed one. */
export async function requireWarehouseAt(
  db: Db | Tx,
  brand_id: string,
  partner: CourierPartner,
  warehouse_id: string,
): Promise<WarehouseAtCourier> {
  const [found] = await loadWarehousesAt(db, brand_id, partner, warehouse_id);
  if (!found) throw notFound('warehouse');
  return found;
}

/** A warehouse at a courier as the API returns it. */
export function serializeWarehouseAt({
  rule,
  warehouse_id,
  row,
  location,
  current,
  facts,
}: WarehouseAtCourier): CourierWarehouseName {
  const state = warehouseStateAt(rule, facts);
  const { name, city, pincode } = current.place;
  return {
    warehouse_id,
    warehouse_name: name,
    place: `${city} ${pincode}`,
    name: location.is_typed ? location.name : '',
    own_name: row?.own_name || warehouse_id,
    state,
    problem: row?.problem ?? '',
    checked_at: row?.checked_at?.toISOString() ?? null,
    can_send: canSendWarehouse(rule, facts) && (!facts.is_registered || facts.is_outdated),
    version: row?.version ?? 0,
  };
}
