import { expect, test } from 'vitest';
import { shipmentDocuments } from './shipmentDocuments.ts';

const parcel = { awb: '2812300000001', manifest_id: 'mnf_1', status: 'IN_TRANSIT' } as const;
const invoice = { number: 'ML/26-27/7', date: '2026-11-20' };

const found = (...[order, shipment]: Parameters<typeof shipmentDocuments>) =>
  shipmentDocuments(order, shipment).map(({ title, exists, missing }) => (exists ? title : missing));

test("lists which documents of a parcel exist, and why the others don't", () => {
  expect(found({ invoice }, parcel)).toEqual(['Label', 'Invoice ML/26-27/7', 'Manifest']);
  expect(found({ invoice: null }, { awb: null, manifest_id: null, status: 'DRAFT' })).toEqual([
    'No AWB yet',
    'Not issued yet',
    'Not on a manifest',
  ]);
});

test('offers no label of a cancelled shipment', () => {
  expect(found({ invoice }, { ...parcel, status: 'CANCELLED' })[0]).toBe('The shipment was cancelled');
});
