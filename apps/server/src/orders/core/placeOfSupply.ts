import { goodsSupplyType, placeOfSupply } from '@khep/domain/tax';
import type { PlaceOfSupply, SupplyType } from '@khep/domain/tax';
import { addressState } from '../../brand/lookups/pincodeLookup.ts';
import type { InvoicedPlace, OrderRecord } from './tables.ts';

type Supplied = Pick<OrderRecord, 'details' | 'state' | 'pincode'>;

/** The place of supply of an order, saved or not; null if the state of delivery is unknown. */
export function orderPlaceOfSupply(order: Supplied): PlaceOfSupply | null {
  const { buyer_details, is_billing_same_as_shipping } = order.details;
  const place = placeOfSupply({
    gstin: buyer_details.gst_number,
    delivery_state: addressState(order),
    is_billing_same: is_billing_same_as_shipping,
    // Orders from before it was asked have none.
    receiver: buyer_details.receiver ?? '',
  });
  return place ?? null;
}

/** The place of supply as an invoice stores it. */
export function invoicedPlace(order: Supplied): InvoicedPlace | null {
  const place = orderPlaceOfSupply(order);
  return place && { ...place, is_sez: order.details.buyer_details.is_sez === true };
}

/** Whether a taxed supply of an order from a state is intra-state. */
export const orderSupplyType = (supplier_state: string, order: Supplied): SupplyType =>
  goodsSupplyType(
    supplier_state,
    orderPlaceOfSupply(order) ?? undefined,
    order.details.buyer_details.is_sez === true,
  );
