import type { Booking } from '../port.ts';
import { rupees } from '../schemas.ts';
import { addressOf, packageOf, sellerInfo } from './manifest.ts';

/**
 * Builds XpressBees' reverse manifest: it is picked up at the buyer and dropped at the warehouse. A quality check needs a
 * template that XpressBees sets up for an account, so none is asked for.
 */
export function toReverseRequest(
  booking: Booking,
  awb: string,
  business_account: string,
): Record<string, unknown> {
  return {
    AirWayBillNO: awb,
    OrderNo: booking.reference,
    BusinessAccountName: business_account,
    ProductID: booking.order_number,
    Quantity: booking.quantity,
    ProductName: booking.products,
    Instruction: booking.reverse?.reason ?? '',
    CollectibleAmount: 0,
    ProductMRP: rupees(booking.declared_paise),
    DropDetails: addressOf(booking.to, 'Primary'),
    PickupDetails: addressOf(booking.pickup, 'Primary'),
    PackageDetails: packageOf(booking),
    GSTMultiSellerInfo: [sellerInfo({ ...booking, pickup: booking.to })],
  };
}
