import { defaultConversionFactor } from '@khep/domain/rating';
import type { Booking, CourierParty } from '../port.ts';
import { rupees } from '../schemas.ts';

export const addressOf = (party: CourierParty, type: string) => ({
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

/** Kilograms and centimetres. */
export function packageOf({ weight_g, length_cm, width_cm, height_cm }: Booking): Record<string, unknown> {
  const kilograms = weight_g / 1000;
  const volumetric = (length_cm * width_cm * height_cm) / defaultConversionFactor;
  return {
    Dimensions: { Height: height_cm, Length: length_cm, Width: width_cm },
    Weight: {
      BillableWeight: Math.max(kilograms, volumetric),
      PhyWeight: kilograms,
      VolWeight: volumetric,
    },
  };
}

/** Builds XpressBees' forward manifest request: kilograms, centimetres and rupees. */
export function toManifestRequest(
  booking: Booking,
  awb: string,
  business_account: string,
): Record<string, unknown> {
  const isCod = booking.payment_mode === 'cod';
  return {
    AirWayBillNO: awb,
    // The name of the account at XpressBees, not of the warehouse.
    BusinessAccountName: business_account,
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
    PackageDetails: packageOf(booking),
    GSTMultiSellerInfo: [sellerInfo(booking)],
  };
}

/** DD-MM-YYYY */
const dayFirst = (day: string): string => day.split('-').toReversed().join('-');

/** The seller with its invoice, and the goods with their tax. */
export function sellerInfo({ goods, products, pickup, eway_bill }: Booking): Record<string, unknown> {
  const seller = {
    SellerName: goods?.seller.name || pickup.name,
    SellerAddress: pickup.address,
    SellerPincode: pickup.pincode,
    SupplySellerStatePlace: pickup.state,
    ...(eway_bill ? { EWayBillSrNumber: eway_bill } : {}),
  };
  if (!goods) return { ...seller, HSNDetails: [{ ProductDesc: products }] };
  const { gstin } = goods.seller;
  return {
    ...seller,
    IsSellerRegUnderGST: gstin === '' ? 'No' : 'Yes',
    ...(gstin === '' ? {} : { SellerGSTRegNumber: gstin }),
    ...(goods.buyer_gstin === '' ? {} : { BuyerGSTRegNumber: goods.buyer_gstin }),
    ...(goods.invoice
      ? { InvoiceNumber: goods.invoice.number, InvoiceDate: dayFirst(goods.invoice.date) }
      : {}),
    HSNDetails: goods.items.map((item) => ({
      HSNCode: item.hsn_code,
      ProductDesc: item.description,
      ProductQuantity: item.quantity,
      TaxableValue: rupees(item.taxable),
      CGSTAmount: rupees(item.cgst),
      SGSTAmount: rupees(item.sgst),
      IGSTAmount: rupees(item.igst),
      GSTTaxTotal: rupees(item.cgst + item.sgst + item.igst),
    })),
  };
}
