import type { ChartItem, ChartSeries } from './series.ts';

/** Fourteen days of a small brand, for the stories of the charts. */
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
