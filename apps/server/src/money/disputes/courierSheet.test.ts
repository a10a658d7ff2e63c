import { courierPartners, couriers } from '@khep/domain/couriers';
import type { CourierRules } from '@khep/domain/couriers';
import type { WeightDisputeRow } from '@khep/domain/disputes';
import { describe, expect, test } from 'vitest';
import { requireSheet } from './courierSheet.ts';

const row: WeightDisputeRow = {
  awb: '69012345678',
  order_number: 'KH-100482',
  category: 'weight',
  items: 'Terracotta planter × 2',
  declared_kg: '1.2',
  declared_size: '30x20x15',
  billed_kg: '2.5',
  billed_size: '40x30x20',
  amount: 58.15,
  evidence: 'all five photos',
  remark: 'No box of ours is 40 × 30 × 20 cm.',
  photos: 'https://khep.example.in/p/1',
};
const weight = ({ disputeSheets }: CourierRules) => disputeSheets.weight;

describe("a courier's dispute sheet", () => {
  test('has a column of its own for each value, in the words of Blue Dart', () => {
    const { headings, toCells } = requireSheet('bluedart', weight);
    const cells = Object.fromEntries(toCells(row).map((cell, index) => [headings[index], cell]));
    expect(cells).toMatchObject({
      'AWB No': '69012345678',
      'Credit Reference No': 'KH-100482',
      'Billed Weight (kg)': '2.5',
      'Disputed Amount': 58.15,
    });
  });

  test.each(courierPartners)('of %s names the AWB first, and each heading once', (partner) => {
    for (const sheet of Object.values(couriers[partner].disputeSheets)) {
      if ('instead' in sheet) continue;
      const headings = sheet.columns.map(([heading]: readonly [string, string]) => heading);
      expect(sheet.columns[0]?.[1]).toBe('awb');
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  test('of a courier that takes no file says what to do instead', () => {
    const instead = 'Open a ticket in its portal.';
    const rules = {
      ...couriers.bluedart,
      disputeSheets: { ...couriers.bluedart.disputeSheets, weight: { instead } },
    };
    expect(() => requireSheet('bluedart', weight, { ...couriers, bluedart: rules })).toThrow(
      expect.objectContaining({ status: 409, detail: `Blue Dart takes no dispute file. ${instead}` }),
    );
  });
});
