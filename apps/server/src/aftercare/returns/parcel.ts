import type { ReturnAddress } from '@khep/api';
import { quote } from '../../brand/contracts/quote.ts';
import type { Quote } from '../../brand/contracts/quote.ts';
import type { Contracts } from '../../brand/contracts/contracts.ts';
import { getsDoorCheck } from '../../partners/couriers/courierServices.ts';
import type { Booking, CourierParty, CourierService, PickupLocation } from '../../partners/couriers/port.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import { pickupParty } from '../../dispatch/shipments/pickups/pickupParty.ts';
import type { ShipmentRecord } from '../../orders/shipments/tables.ts';
import { boxItems } from './returnable.ts';
import type { ReturnRecord } from './tables.ts';

/** Weight and size of a return: those of the box it came in, by units. */
export interface ReturnParcel {
  weight_g: number;
  length_cm: number;
  width_cm: number;
  height_cm: number;
}

/** Used if the box is unknown: a small parcel. */
const smallParcel: ReturnParcel = { weight_g: 500, length_cm: 20, width_cm: 15, height_cm: 10 };

export async function loadReturnParcel(
  db: Db | Tx,
  { brand_id, shipment_id, units }: ReturnRecord,
): Promise<ReturnParcel> {
  if (shipment_id === null) return smallParcel;
  const box = await db
    .selectFrom('shipments')
    .select(['dead_weight_g', 'length_cm', 'width_cm', 'height_cm', 'items'])
    .where('brand_id', '=', brand_id)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirst();
  return box ? returnParcelOf({ ...box, units }) : smallParcel;
}

type Box = Pick<ShipmentRecord, 'dead_weight_g' | 'length_cm' | 'width_cm' | 'height_cm' | 'items'>;

/** The parcel of returned units of a box; a small one if the box is unknown. */
export function returnParcelOf({
  units,
  ...box
}: Pick<ReturnRecord, 'units'> & { [Part in keyof Box]: Box[Part] | null }): ReturnParcel {
  const { dead_weight_g, length_cm, width_cm, height_cm, items } = box;
  if (dead_weight_g === null || length_cm === null || width_cm === null || height_cm === null)
    return smallParcel;
  const packed = boxItems({ items: items ?? [] }).reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    weight_g: Math.max(1, Math.round((dead_weight_g * Math.min(units, packed)) / Math.max(1, packed))),
    length_cm,
    width_cm,
    height_cm,
  };
}

/** Rates the way back: return freight, the check at the door and surcharges. */
export function quoteReturn(
  service: CourierService,
  contracts: Contracts,
  {
    record,
    parcel,
    warehouse,
    on,
  }: { record: ReturnRecord; parcel: ReturnParcel; warehouse: CourierParty; on: string },
): Quote {
  return quote(service, contracts, {
    from: record.pickup_address,
    to: warehouse,
    ...parcel,
    payment_mode: 'prepaid',
    collectible_paise: 0,
    on,
    movement: 'dto',
    with_qc: getsDoorCheck(record, service),
  });
}

const toParty = ({ name, phone, address, landmark, city, state, pincode }: ReturnAddress): CourierParty => ({
  name,
  phone,
  address: [address, landmark].filter(Boolean).join(', '),
  city,
  state: addressState({ pincode, state }),
  pincode,
});

export const loadWarehouseParty = (
  db: Db | Tx,
  { brand_id, warehouse_id }: ReturnRecord,
): Promise<CourierParty> => pickupParty(db, brand_id, warehouse_id);

/** The buyer, as the courier needs them. */
export const pickupPartyOf = ({ pickup_address }: ReturnRecord): CourierParty => toParty(pickup_address);

/** Builds the booking of a reverse pickup. The reference is the same for every attempt with this courier. */
export function buildReverseBooking(
  record: ReturnRecord,
  {
    warehouse,
    location,
    parcel,
    service,
  }: {
    warehouse: CourierParty;
    location: PickupLocation;
    parcel: ReturnParcel;
    service: CourierService;
  },
): Booking {
  return {
    reference: `${record.return_number}-${service.courier_id}${record.return_id.slice(-5)}`,
    order_number: record.return_number,
    to: warehouse,
    pickup_location: location.name,
    is_typed_location: location.is_typed,
    pickup: pickupPartyOf(record),
    return_to: warehouse,
    payment_mode: 'prepaid',
    collectible_paise: 0,
    declared_paise: record.value_paise,
    products: record.items
      .map(({ quantity, sku_name }) => `${quantity} × ${sku_name}`)
      .join(', ')
      .slice(0, 200),
    quantity: record.units,
    ...parcel,
    reverse: { reason: record.reason, with_qc: getsDoorCheck(record, service) },
  };
}
