import type { CourierWarehouseNames } from '@khep/api';
import { couriers } from '@khep/domain/couriers';
import { requirePartner } from '../../../partners/couriers/courierServices.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { hasOwnAccount } from './account.ts';
import { loadWarehousesAt, serializeWarehouseAt } from './loadWarehouses.ts';

/** Lists a brand's warehouses with their names at a courier; none where it has no account of the brand, or no names. */
export async function listNames(
  db: Db,
  brand_id: string,
  courier_id: number,
): Promise<CourierWarehouseNames> {
  const partner = requirePartner(courier_id);
  const { name: courier_name, warehouses: rule } = couriers[partner];
  const base = {
    courier_name,
    known_by: rule.known_by,
    found_at: rule.known_by === 'name' ? rule.found_at : '',
  };
  if (rule.known_by === 'address' || !(await hasOwnAccount(db, brand_id, partner)))
    return { ...base, warehouses: [] };
  const warehouses = await loadWarehousesAt(db, brand_id, partner);
  return { ...base, warehouses: warehouses.map(serializeWarehouseAt) };
}
