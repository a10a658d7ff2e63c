import type { CourierParty } from '../../../partners/couriers/port.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { asText } from '../../../base/jsonText.ts';

/** Name of a warehouse registered at couriers: unique over all brands, and unchanged when it is renamed. */
export function pickupLocation(warehouse_id: string): string {
  return warehouse_id;
}

/** The contact at a warehouse. */
export async function pickupParty(
  db: Db | Tx,
  brand_id: string,
  warehouse_id: string,
): Promise<CourierParty> {
  const row = await db
    .selectFrom('warehouses')
    .select(['name', 'pincode', 'city', 'state', 'details'])
    .where('brand_id', '=', brand_id)
    .where('id', '=', warehouse_id)
    .executeTakeFirst();
  const details: Record<string, unknown> = row?.details ?? {};
  return {
    name: row?.name ?? '',
    phone: asText(details['phone']),
    address: asText(details['address']),
    city: row?.city ?? '',
    state: row?.state ?? '',
    pincode: row?.pincode ?? '',
  };
}
