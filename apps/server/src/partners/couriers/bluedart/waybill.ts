import type { Booking, CourierParty } from '../port.ts';
import { rupees } from '../schemas.ts';
import { creditReference } from './reference.ts';

/** Splits an address into three lines of 30 characters, between words if possible. */
export function addressLines(address: string): [string, string, string] {
  const lines = ['', '', ''];
  let at = 0;
  for (const word of address.split(/\s+/).filter(Boolean)) {
    const joined = lines[at] === '' ? word : `${lines[at]} ${word}`;
    if (joined.length <= 30) lines[at] = joined;
    else if (at < 2) lines[++at] = word.slice(0, 30);
    else break;
  }
  return [lines[0] ?? '', lines[1] ?? '', lines[2] ?? ''];
}

/** Formats a time as older .NET services do. */
export const dotNetDate = (at: Date): string => `/Date(${at.getTime()})/`;

const consignee = (party: CourierParty, gstin = '') => {
  const [line1, line2, line3] = addressLines(`${party.address} ${party.city} ${party.state}`);
  return {
    ConsigneeName: party.name.slice(0, 30),
    ConsigneeAddress1: line1,
    ConsigneeAddress2: line2,
    ConsigneeAddress3: line3,
    ConsigneePincode: party.pincode,
    ConsigneeMobile: party.phone,
    ConsigneeCityName: party.city,
    ConsigneeStateName: party.state,
    ...(gstin ? { ConsigneeGSTNumber: gstin } : {}),
  };
};

interface WaybillOptions {
  customer_code: string;
  origin_area: string;
  /** Of its service for online shops: A by air (Apex), E by road. D is for documents and takes no COD. */
  product: 'A' | 'E';
  now: Date;
}

/** Builds Blue Dart's waybill request: kilograms, centimetres and rupees. */
export function toWaybillRequest(booking: Booking, options: WaybillOptions): Record<string, unknown> {
  const { pickup, return_to } = booking;
  const isCod = booking.payment_mode === 'cod';
  const [line1, line2, line3] = addressLines(`${pickup.address} ${pickup.city} ${pickup.state}`);
  const [back1, back2, back3] = addressLines(`${return_to.address} ${return_to.city} ${return_to.state}`);
  return {
    Consignee: consignee(booking.to, booking.goods?.buyer_gstin),
    Shipper: {
      CustomerCode: options.customer_code,
      OriginArea: options.origin_area,
      CustomerName: pickup.name.slice(0, 30),
      CustomerAddress1: line1,
      CustomerAddress2: line2,
      CustomerAddress3: line3,
      CustomerPincode: pickup.pincode,
      CustomerMobile: pickup.phone,
      ...(booking.goods?.seller.gstin ? { CustomerGSTNumber: booking.goods.seller.gstin } : {}),
      Sender: pickup.name.slice(0, 20),
      VendorCode: booking.pickup_location.slice(0, 20),
      IsToPayCustomer: false,
    },
    Services: {
      ProductCode: options.product,
      ProductType: 1,
      SubProductCode: isCod ? 'C' : 'P',
      PieceCount: 1,
      ActualWeight: (booking.weight_g / 1000).toFixed(2),
      DeclaredValue: rupees(booking.declared_paise),
      CollectableAmount: isCod ? rupees(booking.collectible_paise) : 0,
      CreditReferenceNo: creditReference(booking.reference),
      InvoiceNo: invoiceNumber(booking),
      ItemCount: booking.quantity,
      Commodity: commodity(booking),
      Dimensions: [
        {
          Length: booking.length_cm,
          Breadth: booking.width_cm,
          Height: booking.height_cm,
          Count: 1,
        },
      ],
      PickupDate: dotNetDate(options.now),
      PickupTime: '1600',
      ...itemDetails(booking),
      PDFOutputNotRequired: true,
      RegisterPickup: false,
      // The shipper is the buyer, the consignee the warehouse.
      ...(booking.reverse
        ? { IsReversePickup: true, SpecialInstruction: booking.reverse.reason.slice(0, 50) }
        : {}),
    },
    Returnadds: {
      ReturnContact: return_to.name.slice(0, 30),
      ReturnAddress1: back1,
      ReturnAddress2: back2,
      ReturnAddress3: back3,
      ReturnPincode: return_to.pincode,
      ReturnMobile: return_to.phone,
    },
  };
}

/** At most 20 characters. */
const invoiceNumber = ({ goods, order_number }: Booking): string =>
  (goods?.invoice?.number ?? order_number).slice(0, 20);

/** Three lines of 30 characters. */
function commodity({ goods, products }: Booking): Record<string, string> {
  const [first = products, second, third] = goods?.items.map(({ description }) => description) ?? [];
  return {
    CommodityDetail1: first.slice(0, 30),
    ...(second ? { CommodityDetail2: second.slice(0, 30) } : {}),
    ...(third ? { CommodityDetail3: third.slice(0, 30) } : {}),
  };
}

/** The goods with their tax. The only field for an e-way bill is in an item: all items have the same number. */
function itemDetails(booking: Booking): Record<string, unknown> {
  const { goods, eway_bill, order_number, products, quantity, declared_paise } = booking;
  const common = {
    InvoiceNumber: invoiceNumber(booking),
    ...(eway_bill ? { eWaybillNumber: Number(eway_bill) } : {}),
  };
  if (goods && goods.items.length > 0)
    return {
      itemdtl: goods.items.map((item) => ({
        // At most 15 characters, unlike the other numbers.
        ItemID: item.sku_id.slice(0, 15),
        ItemName: item.description.slice(0, 30),
        Itemquantity: item.quantity,
        ItemValue: rupees(item.total),
        HSCode: item.hsn_code,
        TaxableAmount: rupees(item.taxable),
        CGSTAmount: rupees(item.cgst),
        SGSTAmount: rupees(item.sgst),
        IGSTAmount: rupees(item.igst),
        cessAmount: rupees(item.cess),
        TotalValue: rupees(item.total),
        SellerName: goods.seller.name.slice(0, 30),
        SellerGSTNNumber: goods.seller.gstin,
        ...common,
        ...(goods.invoice
          ? { InvoiceDate: dotNetDate(new Date(`${goods.invoice.date}T00:00:00+05:30`)) }
          : {}),
      })),
    };
  if (!eway_bill) return {};
  const one = { ItemID: order_number.slice(0, 15), ItemName: products.slice(0, 30), Itemquantity: quantity };
  return { itemdtl: [{ ...one, ItemValue: rupees(declared_paise), ...common }] };
}
