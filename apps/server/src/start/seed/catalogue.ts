import type { PackingRules } from '@khep/domain/packing';

/**
 * A SKU of the demo brand: code, name, category, ₹, GST %, HSN, grams, dimensions in cm, sales weight,
 * packing rules.
 */
export interface DemoSku {
  code: string;
  name: string;
  category: string;
  sub: string;
  price: number;
  gst: number;
  hsn: string;
  weight: number;
  sides: readonly [length: number, width: number, height: number];
  weighting: number;
  rules: Partial<PackingRules>;
}

const row = (
  code: string,
  name: string,
  category: string,
  sub: string,
  price: number,
  gst: number,
  hsn: string,
  weight: number,
  sides: readonly [number, number, number],
  weighting: number,
  rules: Partial<PackingRules> = {},
): DemoSku => ({ code, name, category, sub, price, gst, hsn, weight, sides, weighting, rules });

export const demoSkus: readonly DemoSku[] = [
  row('TP-L-01', 'Terracotta planter, large', 'Home', 'Planters', 1250, 5, '691390', 2900, [26, 26, 24], 5),
  row('TP-S-01', 'Terracotta planter, small', 'Home', 'Planters', 825, 5, '691390', 1150, [16, 16, 15], 7),
  row(
    'BP-MUG-6',
    'Blue pottery mugs, set of 6',
    'Kitchen',
    'Drinkware',
    1499,
    5,
    '691200',
    2150,
    [30, 22, 11],
    9,
    { fragile: true },
  ),
  row(
    'BP-BWL-2',
    'Blue pottery serving bowls, pair',
    'Kitchen',
    'Serveware',
    1149,
    5,
    '691200',
    1600,
    [21, 21, 12],
    5,
  ),
  row('BD-08', 'Brass diya, set of 8', 'Festive', 'Lamps', 1899, 5, '741980', 3400, [41, 12, 9], 4),
  row('BD-URLI', 'Brass urli bowl, 9 inch', 'Festive', 'Lamps', 2650, 5, '741980', 1850, [24, 24, 7], 3),
  row('SR-IND-01', 'Indigo block-print saree', 'Apparel', 'Sarees', 2799, 5, '520852', 620, [30, 24, 4], 10),
  row(
    'SR-CHN-02',
    'Chanderi silk-cotton saree',
    'Apparel',
    'Sarees',
    4850,
    18,
    '500720',
    540,
    [32, 25, 4],
    4,
  ),
  row('ST-MUGA', 'Muga silk stole', 'Apparel', 'Stoles', 4299, 18, '621410', 220, [24, 18, 3], 3),
  row('ST-PASH', 'Pashmina-blend shawl', 'Apparel', 'Stoles', 3199, 18, '621420', 340, [28, 22, 4], 5),
  row('KU-KAL-M', 'Kalamkari cotton kurta, M', 'Apparel', 'Kurtas', 1699, 5, '620442', 310, [28, 22, 3], 9),
  row('KU-AJR-L', 'Ajrakh cotton kurta, L', 'Apparel', 'Kurtas', 1849, 5, '620442', 330, [28, 22, 3], 8),
  row('TR-HLM', 'Handloom table runner', 'Home', 'Linen', 1299, 5, '630251', 380, [25, 18, 4], 9),
  row('CU-KAL-1', 'Kalamkari cushion cover', 'Home', 'Linen', 699, 5, '630492', 190, [22, 20, 2], 12),
  row('DH-46', 'Cotton dhurrie, 4×6 ft', 'Home', 'Rugs', 3450, 5, '570299', 2900, [122, 15, 15], 2),
  row('BS-DBL', 'Sanganeri bedsheet, double', 'Home', 'Linen', 2199, 5, '630221', 1250, [34, 27, 6], 8),
  row('QL-JAI', 'Jaipuri razai, single', 'Home', 'Linen', 3299, 5, '940440', 1900, [42, 32, 18], 4),
  row('WD-SPICE', 'Sheesham spice box', 'Kitchen', 'Storage', 1599, 5, '441990', 1350, [23, 23, 9], 6),
  row('WD-TRAY', 'Mango wood serving tray', 'Kitchen', 'Serveware', 1099, 5, '441990', 980, [38, 26, 5], 6),
  row('DK-HORSE', 'Dhokra brass horse', 'Decor', 'Figurines', 2350, 5, '830629', 1250, [18, 9, 22], 3, {
    fragile: true,
  }),
  row(
    'MD-FISH',
    'Madhubani painting, framed A4',
    'Decor',
    'Wall art',
    1999,
    5,
    '970191',
    850,
    [36, 28, 4],
    5,
  ),
  row('LT-JUTE', 'Jute macramé lampshade', 'Decor', 'Lighting', 1450, 18, '940599', 560, [27, 27, 24], 3, {
    rotations: 'upright',
  }),
  row('JW-JHUM', 'Oxidised silver jhumkas', 'Jewellery', 'Earrings', 899, 3, '711719', 60, [9, 7, 4], 11),
  row('JW-LAC-6', 'Lac bangles, set of 6', 'Jewellery', 'Bangles', 549, 3, '711790', 170, [10, 10, 6], 9),
  row('CN-ROSE-2', 'Rose soy candles, pair', 'Home', 'Candles', 749, 5, '340600', 640, [18, 9, 11], 6, {
    fragile: true,
    rotations: 'upright',
    do_not_mix: 'scented',
  }),
  row('TE-NIL-250', 'Nilgiri tea, 250 g tin', 'Kitchen', 'Tea', 480, 5, '090230', 340, [9, 9, 14], 5, {
    do_not_mix: 'food',
  }),
  row(
    'MT-COT-S',
    'Cotton mattress, single, rolled',
    'Home',
    'Bedding',
    4999,
    18,
    '940429',
    5200,
    [62, 28, 28],
    2,
    {
      ships_in_own_box: true,
    },
  ),
];

/** A box of the demo brand: code, name, dimensions in cm, maximum weight in kg, colour; the poly bag and the flat mailer are of kind 2. */
export const demoBoxes = [
  { code: 'POLY-S', name: 'Poly S', sides: [32, 26, 5], capacity: 1, color: '#d8dde6', type: 2 },
  { code: 'BOX-S', name: 'Box S', sides: [24, 18, 12], capacity: 3, color: '#c9a97c', type: 1 },
  { code: 'FLAT', name: 'Flat', sides: [42, 30, 7], capacity: 4, color: '#c9a97c', type: 2 },
  { code: 'BOX-M', name: 'Box M', sides: [34, 26, 13], capacity: 6, color: '#c9a97c', type: 1 },
  { code: 'CUBE', name: 'Cube', sides: [28, 28, 26], capacity: 8, color: '#b99766', type: 1 },
  { code: 'BOX-L', name: 'Box L', sides: [46, 36, 20], capacity: 12, color: '#b99766', type: 1 },
] as const;

/** The two warehouses. */
export const demoWarehouses = [
  {
    name: 'Jaipur studio',
    poc_name: 'Devendra Meena',
    phone: '9829012345',
    email: 'jaipur@mittiandloom.in',
    address: 'Plot 42, Sanganer Industrial Area, Pratap Nagar',
    landmark: 'Behind the dye works',
    city: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302017',
    gst_in: '08AAMCM4821L1Z2',
    opening_time: '10:00',
    closing_time: '19:00',
    latitude: 26.8242,
    longitude: 75.8122,
  },
  {
    name: 'Bhiwandi store',
    poc_name: 'Sunita Patil',
    phone: '9820098200',
    email: 'bhiwandi@mittiandloom.in',
    address: 'Gala 7, Shree Rajlaxmi Complex, Kalher',
    landmark: 'Near Purna gate',
    city: 'Bhiwandi',
    state: 'Maharashtra',
    pincode: '421302',
    gst_in: '27AAMCM4821L1Z2',
    opening_time: '09:30',
    closing_time: '20:00',
    latitude: 19.2567,
    longitude: 73.0119,
  },
] as const;
