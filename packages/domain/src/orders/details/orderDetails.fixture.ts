import { packItems } from '../../packing/pack/packItems.ts';
import type { BoxData } from '../../packing/view/boxData.ts';
import type { OrderBuyerData } from './OrderBuyer.tsx';
import type { OrderItemsData } from './OrderItems.tsx';
import type { OrderMoneyBox } from './OrderMoney.tsx';
import type { OrderTrackingBox } from './OrderTracking.tsx';
import type { TrackedBoxData } from './BoxTracking.tsx';

/** Names that are long, and in Hindi. */
export const longName = 'Hand-block printed cotton anarkali kurta set with dupatta, indigo, extra large';
export const hindiName = 'हाथ से छपा सूती कुर्ता सेट, नीला';

const names: Record<string, string> = { 'TP-S-01': 'Terracotta planter, small', 'KURTA-XL': longName };

export const packedBoxes: (BoxData & { box_id: string })[] = packItems({
  items: [
    { sku_id: 'TP-S-01', quantity: 2, length: 22, width: 14, height: 11, weight: 850 },
    { sku_id: 'KURTA-XL', quantity: 1, length: 30, width: 22, height: 3, weight: 420 },
  ],
  boxes: [{ box_id: 'M', name: 'M', length: 32, width: 24, height: 12, weight_capacity: 5 }],
}).packed_boxes.map((box) => ({
  ...box,
  items: box.items.map((item) => ({ ...item, sku_name: names[item.sku_id] })),
}));

export const itemsOrder: OrderItemsData = {
  status: 'SHIPPED',
  needs: [],
  shipments: [
    { status: 'IN_TRANSIT', collectible: 1724.1 },
    { status: 'IN_TRANSIT', collectible: 1123.9 },
  ],
  packed_boxes: packedBoxes,
  cancelled_items: [],
  order_details: {
    product_details: [
      {
        sku_id: 'TP-S-01',
        sku_name: 'Terracotta planter, small',
        hsn_code: '6914',
        quantity: 2,
        unit_price: 799,
        discount: 50,
        gst: 12,
      },
      {
        sku_id: 'KURTA-XL',
        sku_name: longName,
        hsn_code: '6204',
        quantity: 1,
        unit_price: 1300,
        discount: 0,
        gst: 12,
        cess: 1,
      },
    ],
    payment_details: {
      payment_gateway_names: ['Razorpay'],
      gateway_transaction_id: 'pay_NfXq81Kd',
      payment_fields: { rrn: '428117002913', card: { network: 'Visa' } },
    },
  },
  totals: {
    lines: [
      { label: 'Items', amount: 2898 },
      { label: 'Discount', amount: -50 },
    ],
    total: 2848,
    is_cod: true,
    collect: 2848,
  },
};

export const buyerOrder: OrderBuyerData = {
  buyer_details: {
    name: 'Meera Nair',
    address: '12, 3rd Cross, Koramangala 4th Block',
    landmark: 'Opposite the water tank',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560034',
    phone: '9845012345',
    alternate_phone: '',
    email: 'meera@example.in',
  },
  billing_details: {
    name: 'Nair Textiles LLP',
    address: '4 MG Road',
    city: 'Bengaluru',
    pincode: '560001',
  },
  is_billing_same_as_shipping: true,
  address_doubts: [],
  warehouse_name: 'Jaipur studio',
};

/** The time of the stories. */
export const now = new Date('2026-11-21T11:00:00+05:30');

const scan = (at: string, state_after: string, location: string, remark = '') => ({
  at: `2026-11-${at}:00+05:30`,
  code: state_after,
  status: state_after,
  state_after,
  location,
  remark,
});

export const trackedBox: TrackedBoxData & OrderTrackingBox & OrderMoneyBox = {
  id: 'shp_1',
  box_no: 1,
  awb: '14908133143257',
  courier_name: 'Delhivery Surface',
  status: 'OUT_FOR_DELIVERY',
  pickup: { date: '2026-11-17', time: '14:00' },
  scans: [
    scan('21T09:12', 'OUT_FOR_DELIVERY', 'Koramangala'),
    scan('20T19:40', 'UNDELIVERED', 'Koramangala', 'Customer not available'),
    scan('20T14:00', 'AT_DESTINATION', 'Koramangala'),
    scan('18T06:40', 'IN_TRANSIT', 'Jaipur hub'),
    scan('17T15:30', 'PICKED_UP', 'Jaipur studio'),
  ],
  is_simulated: false,
  promised_date: '2026-11-21T20:00:00+05:30',
  expected: { day: '2026-11-21', from: '2026-11-21', to: '2026-11-21', basis: 'lane', sample: 214 },
  box: { name: 'Box M' },
  weights: { charged_g: 3000, dead_g: 2120 },
  payment_mode: 'cod',
  collectible: 1724.1,
  allocation_reason: 'Load distribution, 60% Delhivery Surface',
  charges: {
    lines: [
      { kind: 'freight', label: 'Freight, 3.0 kg', amount: 179.8, formula: '45.40 + 3 × 44.80' },
      { kind: 'cod', label: 'Cash on delivery', amount: 37.5, formula: 'the larger of 37.50 and 1.5%' },
    ],
    sub_total: 217.3,
    gst: 39.11,
    gst_formula: '18% of 217.30',
    total: 256.41,
    weight_words: '3.0 kg charged: 3.0 kg volumetric, 2.1 kg dead',
    card_words: 'Delhivery Surface, from 1 Apr 2026',
  },
};

export const deliveredBox: typeof trackedBox = {
  ...trackedBox,
  id: 'shp_2',
  box_no: 2,
  awb: '14908133143258',
  status: 'DELIVERED',
  scans: [
    scan('20T16:42', 'DELIVERED', 'Koramangala'),
    scan('18T06:40', 'IN_TRANSIT', 'Jaipur hub'),
    scan('17T15:30', 'PICKED_UP', 'Jaipur studio'),
  ],
  expected: null,
  collectible: 1123.9,
  charges: null,
};

export const orderEvents = [
  { id: '3', kind: 'order.labels_printed', words: 'Labels printed', at: '2026-11-21T04:11:00Z' },
  { id: '2', kind: 'order.allocated', words: 'Delhivery Surface allocated', at: '2026-11-20T09:30:00Z' },
  { id: '1', kind: 'order.created', words: 'Order created', at: '2026-11-20T09:02:00Z' },
].map((event) => ({ ...event, actor: { name: 'Ritika Sharma' } }));
