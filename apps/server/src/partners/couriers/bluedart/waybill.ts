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

const consignee = (party: CourierParty) => {
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
    Consignee: consignee(booking.to),
    Shipper: {
      CustomerCode: options.customer_code,
      OriginArea: options.origin_area,
      CustomerName: pickup.name.slice(0, 30),
      CustomerAddress1: line1,
      CustomerAddress2: line2,
      CustomerAddress3: line3,
      CustomerPincode: pickup.pincode,
      CustomerMobile: pickup.phone,
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
      InvoiceNo: booking.order_number.slice(0, 20),
      ItemCount: booking.quantity,
      Commodity: { CommodityDetail1: booking.products.slice(0, 30) },
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
      // The only field for it is in an item. All items have the same number.
      ...(booking.eway_bill
        ? {
            itemdtl: [
              {
                // At most 15 characters, unlike the other numbers.
                ItemID: booking.order_number.slice(0, 15),
                ItemName: booking.products.slice(0, 30),
                Itemquantity: booking.quantity,
                ItemValue: rupees(booking.declared_paise),
                InvoiceNumber: booking.order_number.slice(0, 20),
                eWaybillNumber: Number(booking.eway_bill),
              },
            ],
          }
        : {}),
      PDFOutputNotRequired: true,
      RegisterPickup: false,
      // The shipper is the buyer, the consignee the warehouse.
      ...(booking.reverse ? { IsReversePickup: true, SpecialInstruction: reverseInstruction(booking) } : {}),
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

/** Blue Dart has no fields for a check at the door, only an instruction to the person who picks up. */
function reverseInstruction({ reverse }: Booking): string {
  return [reverse?.with_qc && 'Check before pickup', reverse?.reason].filter(Boolean).join(': ').slice(0, 50);
}
