import type { ChartItem, ChartSeries } from './series.ts';

/** Fourteen days of a small brand, for stories. */
export const fortnight = [...Array.from({ length: 13 }, (_, index) => `${8 + index} Nov`), 'Today'];

export const ordersPerDay: ChartSeries = {
  name: 'Orders',
  values: [84, 92, 88, 106, 108, 121, 112, 128, 122, 136, 129, 141, 131, 142],
};

/** In paise. */
export const paymentsPerDay: ChartSeries[] = [
  {
    name: 'Prepaid',
    values: [62, 68, 64, 79, 81, 90, 83, 96, 91, 104, 97, 108, 101, 112].map((value) => value * 1_000_00),
  },
  {
    name: 'COD',
    values: [58, 61, 60, 66, 64, 71, 69, 70, 68, 72, 69, 70, 66, 63.9].map((value) => value * 1_000_00),
  },
];

export const couriers: ChartItem[] = [
  { label: 'Delhivery', value: 1_24_800 },
  { label: 'Blue Dart', value: 84_210 },
  { label: 'DTDC', value: 61_450 },
  { label: 'XpressBees', value: 32_900 },
  { label: 'India Post Speed Post', value: 9_870 },
];

/** Orders of a month, by step. */
export const steps: ChartItem[] = [
  { label: 'Orders', value: 12_480 },
  { label: 'Confirmed', value: 11_640 },
  { label: 'Packed', value: 11_590 },
  { label: 'Picked up', value: 11_210 },
  { label: 'Delivered', value: 9_870 },
];

export const paymentShares: ChartItem[] = [
  { label: 'Prepaid', value: 6_240 },
  { label: 'COD', value: 4_980 },
  { label: 'Partly paid', value: 1_260 },
];

export const courierDays: ChartSeries[] = [
  { name: 'Delhivery', values: [34, 38, 36, 42, 44, 49, 45, 51, 50, 55, 52, 58, 53, 57] },
  { name: 'Blue Dart', values: [28, 30, 29, 35, 34, 39, 37, 42, 40, 44, 41, 45, 42, 46] },
  { name: 'DTDC', values: [22, 24, 23, 29, 30, 33, 30, 35, 32, 37, 36, 38, 36, 39] },
];

/** Five series that end close together. */
export const couriersClose: ChartSeries[] = [
  ...courierDays,
  { name: 'XpressBees', values: [12, 15, 18, 20, 22, 26, 29, 33, 36, 40, 44, 49, 54, 56] },
  { name: 'India Post Speed Post', values: [60, 58, 61, 57, 59, 56, 58, 57, 55, 58, 56, 57, 56, 55] },
];

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['8', '10', '12', '14', '16', '18', '20', '22'];

/** Orders by weekday and hour; closed for two hours on Sunday. */
export const ordersByHour: (number | null)[][] = weekdays.map((_, day) =>
  hours.map((_hour, index) =>
    day === 6 && index < 2
      ? null
      : Math.round(18 + 42 * Math.sin((index + 1) / 3) ** 2 + day * 3 + (index > 5 ? 24 : 0)),
  ),
);

export const orderFlow = {
  stages: [
    { id: 'orders', label: 'Orders' },
    { id: 'shipped', label: 'Shipped' },
    { id: 'cancelled', label: 'Cancelled', tone: 'neutral' as const },
    { id: 'delivered', label: 'Delivered', tone: 'positive' as const },
    { id: 'ndr', label: 'NDR', tone: 'caution' as const },
    { id: 'rto', label: 'RTO', tone: 'critical' as const },
  ],
  flows: [
    { from: 'orders', to: 'shipped', value: 11_210 },
    { from: 'orders', to: 'cancelled', value: 1_270 },
    { from: 'shipped', to: 'delivered', value: 9_140 },
    { from: 'shipped', to: 'ndr', value: 2_070 },
    { from: 'ndr', to: 'delivered', value: 730 },
    { from: 'ndr', to: 'rto', value: 1_340 },
  ],
};

export const ordersByState = Object.entries({
  MH: 2_41_800,
  KA: 1_86_400,
  DL: 1_64_200,
  UP: 1_58_900,
  TN: 1_42_300,
  GJ: 1_18_700,
  RJ: 1_02_400,
  TS: 98_200,
  WB: 91_300,
  HR: 74_600,
  MP: 66_100,
  KL: 61_800,
  PB: 52_400,
  BR: 48_200,
  AP: 44_700,
  OD: 31_900,
  JH: 28_600,
  AS: 22_800,
  CG: 19_400,
  UK: 17_900,
  HP: 9_400,
  JK: 8_100,
  GA: 7_600,
  CH: 7_100,
  TR: 2_900,
  ML: 2_400,
  MN: 2_100,
  PY: 1_900,
  NL: 1_400,
  SK: 1_100,
  AR: 900,
  MZ: 800,
  LA: 640,
  DD: 520,
  AN: 310,
}).map(([state, value]) => ({ state, value }));
