import type { HandoverParcel } from '@khep/api';
import { expect, test } from 'vitest';
import { toPiles } from './piles.ts';

const now = new Date('2026-11-27T09:00:00.000Z');
const parcels = (count: number, more: Partial<HandoverParcel>): HandoverParcel[] =>
  Array.from({ length: count }, (_, index) => ({
    shipment_id: `shp_${index}`,
    order_id: `ord_${index}`,
    order_number: `KH-${index}`,
    awb: String(index),
    partner: 'delhivery',
    courier_id: 1,
    courier_name: 'Delhivery Surface',
    state: 'PICKUP_SCHEDULED',
    box_name: null,
    weight_g: 500,
    leaves_at: '2026-11-27T10:00:00.000Z',
    packed: null,
    tote: null,
    ...more,
  }));
const packed = { by: 'Asha', at: '2026-11-27T08:59:00.000Z' };
/** A minute for each parcel, more or less. */
const pace = { seconds: Array.from({ length: 30 }, (_, at) => 55 + (at % 5) * 2.5), packers: 1 };

test('a van waits for its parcels and for those that leave before it', () => {
  const all = [
    ...parcels(20, { partner: 'bluedart', leaves_at: '2026-11-27T10:30:00.000Z' }),
    ...parcels(30, {}),
    ...parcels(5, { packed }),
    // Neither stands on a pile.
    ...parcels(4, { state: 'AWB_ASSIGNED' }),
    ...parcels(2, { state: 'CANCELLED' }),
  ];
  const [first, second, ...others] = toPiles(all, pace, now);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ partner: 'delhivery', courier_name: 'Delhivery', parcels: 35, packed: 5 });
  expect(first!.forecast).toMatchObject({ chance: 1, packers: 1, packers_needed: 1 });
  const minutes = (time: string) => (Date.parse(time) - now.getTime()) / 60_000;
  // Thirty parcels of a minute, then fifty.
  expect(minutes(first!.forecast!.early)).toBeLessThan(30.5);
  expect(minutes(first!.forecast!.late)).toBeGreaterThan(29.5);
  expect(second).toMatchObject({ partner: 'bluedart', parcels: 20, packed: 0 });
  expect(minutes(second!.forecast!.early)).toBeGreaterThan(45);
});

test('says how many packers make it, and nothing without scans or once all are packed', () => {
  const tight = { seconds: pace.seconds.map((time) => time * 3), packers: 1 };
  expect(toPiles(parcels(30, {}), tight, now)[0]?.forecast).toMatchObject({ chance: 0, packers_needed: 2 });
  expect(toPiles(parcels(30, {}), { seconds: [60], packers: 1 }, now)[0]?.forecast).toBeNull();
  expect(toPiles(parcels(30, { packed }), pace, now)[0]?.forecast).toBeNull();
});
