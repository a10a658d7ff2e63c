import type {
  FixOptions,
  PickupSlotData,
  PlannedGroupData,
  PlannedOrderData,
  ShipDecisionsData,
  ShipExceptionData,
  ShipRunGroupData,
  ShipRunOrderData,
  ShipTotalsData,
} from './data.ts';

/** Saturday 21 November 2026, 12:41 in India. */
export const noon = Date.parse('2026-11-21T12:41:00+05:30');
const date = '2026-11-21';
const at = (clock: string) => `${date}T${clock}:00+05:30`;
const slot = (time: string, label: string): PickupSlotData => ({ date, time, label });

const jaipur = { warehouse_id: 'wh_1', warehouse_name: 'Jaipur studio', warehouse_pincode: '302017' };

export const groups: PlannedGroupData[] = [
  {
    ...jaipur,
    key: 'wh_1:1',
    courier_id: 1,
    courier_name: 'Delhivery Surface',
    orders: 26,
    boxes: 26,
    price: 6903.14,
    tat_days: 3.5,
    cut_off_at: at('14:00'),
    slot: slot('16:00', '16:00–18:00'),
    slots: [
      slot('16:00', '16:00–18:00'),
      slot('18:00', '18:00–20:00'),
      { date: '2026-11-22', time: '10:00', label: 'Tomorrow 10:00–12:00' },
    ],
  },
  {
    ...jaipur,
    key: 'wh_1:2',
    courier_id: 2,
    courier_name: 'XpressBees Surface',
    orders: 10,
    boxes: 10,
    price: 1768.8,
    tat_days: 4.4,
    cut_off_at: at('14:30'),
    slot: slot('15:30', '15:30–17:30'),
    slots: [slot('15:30', '15:30–17:30')],
  },
  {
    ...jaipur,
    key: 'wh_1:3',
    courier_id: 3,
    courier_name: 'Blue Dart Air',
    orders: 10,
    boxes: 10,
    price: 4096.53,
    tat_days: 2.3,
    cut_off_at: at('15:00'),
    slot: slot('17:00', '17:00–19:00'),
    slots: [slot('17:00', '17:00–19:00')],
  },
];

const buyers = [
  'Pooja Rathore, Kochi',
  'Deepak Joshi, Kochi',
  'Rhea Dsouza, Pune',
  'Charu Jain, New Delhi',
  'पूजा विश्वनाथन राजगोपालन, तिरुवनंतपुरम',
] as const;

export const orders: PlannedOrderData[] = groups.flatMap(({ key, orders: count, price }, place) =>
  Array.from({ length: count }, (_, index) => {
    const [buyer_name = '', city = ''] = (buyers[index % buyers.length] ?? '').split(', ');
    return {
      order_id: `ord_${place}_${index}`,
      order_number: `KH-1${place}${String(474 - index).padStart(4, '0')}`,
      buyer_name,
      city,
      group: key,
      packaging: 'Box M',
      weight: 2.5,
      why: index % 3 === 0 ? 'High value goes by air' : 'Load distribution 50%, order 2',
      price: Math.round((price / count) * 100) / 100,
      couriers: groups.map(({ courier_id, courier_name }, cost) => ({
        courier_id,
        name: courier_name,
        price: 160.5 + cost * 40,
      })),
    };
  }),
);

const who = {
  version: 3,
  city: 'Hyderabad',
  pincode: '500081',
  state: 'Telangana',
  value: 2400,
  couriers: [],
  able: [],
  hold: null,
};
export const exceptions: ShipExceptionData[] = [
  {
    ...who,
    order_id: 'ord_x1',
    order_number: 'KH-100501',
    problem: 'address',
    why: 'The address is very short. Check house, street and area.',
    buyer_name: 'Kavya Reddy',
    buyer_phone: '9845012345',
    address: 'Plot 14',
  },
  {
    ...who,
    order_id: 'ord_x2',
    order_number: 'KH-100502',
    problem: 'no-courier',
    why: 'No courier takes it: brass floor lamp, 132 cm.',
    buyer_name: 'Sneha Iyer',
    buyer_phone: '9845012346',
    address: '12, MG Road',
    couriers: [
      { courier_id: 1, name: 'Delhivery Surface', reason: 'Takes boxes up to 120 cm.' },
      { courier_id: 2, name: 'XpressBees Surface', reason: 'Takes boxes up to 100 cm.' },
    ],
  },
  {
    ...who,
    order_id: 'ord_x3',
    order_number: 'KH-100503',
    problem: 'eway-bill',
    why: 'Prepaid ₹62,400.00 from Rajasthan to Karnataka, above ₹50,000.',
    buyer_name: 'Studio Verandah',
    buyer_phone: '9845012347',
    address: '4, Residency Road',
    value: 62_400,
  },
  {
    ...who,
    order_id: 'ord_x4',
    order_number: 'KH-100504',
    problem: 'packaging',
    why: 'Brass diya, set of 8 has no size. Choose a box.',
    buyer_name: 'Arjun Singh',
    buyer_phone: '9845012348',
    address: '4, Residency Road',
  },
];

export const fixOptions: FixOptions = {
  boxes: [
    { id: 'box_m', label: 'Box M, 34×26×13 cm' },
    { id: 'box_l', label: 'Box L, 46×36×20 cm' },
  ],
  warehouses: [
    { id: 'whs_1', label: 'Jaipur studio' },
    { id: 'whs_2', label: 'Bengaluru store' },
  ],
  callOutcomes: [
    { id: 'confirmed', label: 'Confirmed the order' },
    { id: 'no_answer', label: 'No answer' },
  ],
};

export const totals: ShipTotalsData = {
  orders: 46,
  price: 12_768.47,
  cheapest_price: 10_216.1,
  rules_extra: 848.77,
  split_extra: 1703.6,
  chosen_extra: 0,
  tat_days: 3.5,
  cheapest_tat_days: 4.9,
  collectible: 45_826,
  collectible_orders: 23,
};

export const decisions: ShipDecisionsData = {
  rules: [
    { rule_id: 'r1', name: 'High value goes by air', orders: 5 },
    { rule_id: 'r2', name: 'North-East and hills by air', orders: 3 },
    { rule_id: 'r3', name: 'Fragile pottery by surface', orders: 3 },
  ],
  split: [
    { courier_id: 1, name: 'Delhivery Surface', target: 50, orders: 18, target_orders: 17.5 },
    { courier_id: 2, name: 'XpressBees Surface', target: 30, orders: 10, target_orders: 10.5 },
    { courier_id: 3, name: 'Blue Dart Air', target: 20, orders: 7, target_orders: 7 },
  ],
  split_orders: 35,
  price_orders: 0,
  chosen_orders: 0,
  passed_turns: ['One XpressBees order went to Blue Dart Air: no COD at 160022.'],
};

export const runGroups: ShipRunGroupData[] = groups.map((group, place) => ({
  ...group,
  done: [25, 6, 0][place] ?? 0,
  failed: [1, 1, 0][place] ?? 0,
  pickup: place === 0 ? { pickup_id: 'pu_1', reference: 'PU-88214' } : null,
  manifest: place === 0 ? { manifest_id: 'mf_1', number: 'MF-2041' } : null,
  message: ['Pickup 16:00 scheduled', 'Making AWBs, 3 to go', 'Waiting'][place] ?? '',
}));

const happened = {
  failed: 'Delhivery rejected the phone number. Correct it and retry.',
  working: 'Booking',
  done: 'Label ready',
  waiting: '',
  left_out: 'Cancelled before it was shipped',
} as const;
export const runOrders: ShipRunOrderData[] = (
  ['done', 'failed', 'working', 'waiting', 'left_out', 'done', 'done'] as const
).map((state, index) => ({
  order_id: `ord_r${index}`,
  order_number: `KH-10045${index}`,
  buyer_name: 'Yusuf Ansari',
  city: 'Ajmer',
  state,
  awbs: state === 'done' ? [`14123309444${index}`] : [],
  courier_name: 'Delhivery Surface',
  price: 151.7,
  message: happened[state],
}));
