import { asText } from '../../../base/jsonText.ts';
import { addressState } from '../../../brand/lookups/pincodeLookup.ts';
import type { CourierParty, CourierWarehouse } from '../../../partners/couriers/port.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';

interface Place {
  name: string;
  city: string;
  state: string;
  pincode: string;
}

/** A party for the courier, with the state of its pincode instead of the typed one. */
export const toCourierParty = (party: CourierParty): CourierParty => ({
  ...party,
  state: addressState(party),
});

/** The parties of a warehouse: its own, and where RTOs go, which is the same without a return address. */
export function warehouseParties(
  { name, city, state, pincode }: Place,
  details: Record<string, unknown>,
): Pick<CourierWarehouse, 'place' | 'return_to'> {
  const text = (field: string) => asText(details[field]);
  const place = toCourierParty({
    name,
    phone: text('phone'),
    address: text('address'),
    city,
    state,
    pincode,
  });
  if (text('return_pincode') === '') return { place, return_to: place };
  const return_to = toCourierParty({
    name: text('return_name') || name,
    phone: text('return_phone'),
    address: text('return_address'),
    city: text('return_city'),
    state: text('return_state'),
    pincode: text('return_pincode'),
  });
  return { place, return_to };
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
