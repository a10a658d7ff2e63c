import { expect, test } from 'vitest';
import type { PileParcel } from './pile.ts';
import { awbsOnPile, scanOntoPile } from './pile.ts';

const parcel = (awb: string, more: Partial<PileParcel> = {}): PileParcel => ({
  awb,
  order_number: `KH-${awb}`,
  partner: 'delhivery',
  state: 'PICKUP_SCHEDULED',
  ...more,
});
const parcels = [
  parcel('1490a'),
  parcel('1490b', { state: 'OUT_FOR_PICKUP' }),
  parcel('1490c', { state: 'AWB_ASSIGNED' }),
  parcel('1490d', { state: 'CANCELLED' }),
  parcel('8442', { partner: 'bluedart' }),
  parcel('1', { order_number: 'KH-2' }),
  parcel('2', { order_number: 'KH-2' }),
];
const scan = (code: string, scanned: string[] = []) =>
  scanOntoPile(code, { partner: 'delhivery', parcels, scanned: new Set(scanned) });

test('takes a parcel of the courier once, by AWB or by its order', () => {
  expect(scan(' 1490A ')).toEqual({ kind: 'added', parcel: parcels[0] });
  expect(scan('kh-1490b')).toEqual({ kind: 'added', parcel: parcels[1] });
  expect(scan('1490a', ['1490a'])).toEqual({ kind: 'duplicate', parcel: parcels[0] });
});

test('reads the QR code of a label, and keeps an address that is none off the pile', () => {
  expect(scan('https://neem.track.khep.example/1490a?lang=hi')).toMatchObject({ kind: 'added' });
  expect(scan('http://localhost:4600/neem/track/1490B/')).toMatchObject({ kind: 'added' });
  expect(scan('https://example.in/')).toEqual({ kind: 'unknown', code: 'https://example.in/' });
  expect(scan('https://example.in/%E0%A4%A')).toMatchObject({ kind: 'unknown' });
});

test('keeps foreign, cancelled and unscheduled parcels off the pile', () => {
  expect(scan('8442')).toEqual({ kind: 'foreign', parcel: parcels[4] });
  expect(scan('1490d').kind).toBe('cancelled');
  expect(scan('1490c').kind).toBe('unscheduled');
});

test('evidence tells what is on the pile, without what was taken off', () => {
  const entry = (kind: string, awb?: unknown) => ({ kind, data: awb === undefined ? {} : { awb } });
  const evidence = [
    entry('pile'),
    entry('parcel', '1490a'),
    entry('parcel', '1490b'),
    entry('wrong', '8442'),
    entry('removed', '1490a'),
    entry('parcel', 7),
    entry('signature'),
  ];
  expect([...awbsOnPile(evidence)]).toEqual(['1490b']);
});

test('an unknown code, and an order with two parcels, are no parcel', () => {
  expect(scan('999')).toEqual({ kind: 'unknown', code: '999' });
  expect(scan('KH-2')).toEqual({ kind: 'unknown', code: 'KH-2' });
});
