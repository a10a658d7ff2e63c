import { defaultConversionFactor } from '@khep/domain/rating';
import type { Booking, CourierParty } from '../port.ts';
import { rupees } from '../schemas.ts';

const addressOf = (party: CourierParty, type: string) => ({
  Addresses: [
    {
      Name: party.name,
      Address: party.address,
      City: party.city,
      State: party.state,
      PinCode: party.pincode,
      Type: type,
    },
  ],
  ContactDetails: [{ PhoneNo: party.phone, Type: type }],
});

/** Builds XpressBees' forward manifest request: kilograms, centimetres and rupees. */
export function toManifestRequest(
  booking: Booking,
  awb: string,
  business_account: string,
): Record<string, unknown> {
  const isCod = booking.payment_mode === 'cod';
  const kilograms = booking.weight_g / 1000;
  const volumetric = (booking.length_cm * booking.width_cm * booking.height_cm) / defaultConversionFactor;
  return {
    AirWayBillNO: awb,
    // The name of the account at XpressBees, not of the warehouse.
    BusinessAccountName: business_account || booking.pickup.name,
    OrderNo: booking.reference,
    SubOrderNo: booking.order_number,
    OrderType: isCod ? 'COD' : 'PrePaid',
    CollectibleAmount: isCod ? rupees(booking.collectible_paise) : 0,
    DeclaredValue: rupees(booking.declared_paise),
    PickupType: 'Vendor',
    Quantity: booking.quantity,
    ServiceType: 'SD',
    DropDetails: addressOf(booking.to, 'Primary'),
    PickupDetails: { ...addressOf(booking.pickup, 'Primary'), PickupVendorCode: booking.pickup_location },
    RTODetails: addressOf(booking.return_to, 'Primary'),
    PackageDetails: {
      Dimensions: {
        Height: booking.height_cm,
        Length: booking.length_cm,
        Width: booking.width_cm,
      },
      Weight: {
        BillableWeight: Math.max(kilograms, volumetric),
        PhyWeight: kilograms,
        VolWeight: volumetric,
      },
    },
    GSTMultiSellerInfo: [
      {
        ProductDesc: booking.products,
        SellerName: booking.pickup.name,
        SellerPincode: booking.pickup.pincode,
        ...(booking.eway_bill ? { EWayBillSrNumber: booking.eway_bill } : {}),
      },
    ],
  };
}
