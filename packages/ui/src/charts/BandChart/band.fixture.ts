import type { BandRow } from './bandDrawing.tsx';

const middle = [3, 2.8, 2.8, 0.4, 0.4, 4.4, 4.4, 3.9].map((lakh) => lakh * 1_00_000_00);

/** A balance that falls below its limit before money comes. */
export const bandDemo = {
  labels: ['9 Dec', '10 Dec', '11 Dec', '12 Dec', '13 Dec', '14 Dec', '15 Dec', '16 Dec'],
  values: {
    low: middle.map((value, day) => value - day * 15_000_00),
    middle,
    high: middle.map((value, day) => value + day * 12_000_00),
  },
  limit: { value: 1_00_000_00, name: 'Floor ₹1 L' },
  mark: { index: 3, name: '12 Dec: ₹40,000' },
  rows: [
    {
      name: 'Comes',
      tone: 'positive',
      events: [{ id: 'cod', index: 5, value: 4_00_000_00, isForecast: true, notes: ['Delhivery'] }],
    },
    {
      name: 'Goes',
      tone: 'critical',
      events: [
        { id: 'rent', index: 1, value: -20_000_00 },
        { id: 'gst', index: 3, value: -2_40_000_00 },
        { id: 'refunds', index: 7, value: -50_000_00 },
      ],
    },
  ] satisfies BandRow[] as readonly BandRow[],
};
