import { expect, test } from 'vitest';
import {
  countUnits,
  describeBoxes,
  describeItems,
  isFullyPacked,
  needsPacking,
  suggestedUnits,
  suggestionTotals,
} from './suggestion.ts';
import type { BoxSuggestion } from './suggestion.ts';

const planter = { sku_id: 'TP-S-01', sku_name: 'Terracotta planter, small', quantity: 2 };
const box = (name: string, items: BoxSuggestion['packed_boxes'][number]['items'], fill: number) => ({
  name,
  items,
  total_weight: 1.25,
  volume_utilized: fill,
});
const order: BoxSuggestion = {
  packed_boxes: [box('Box M', [planter], 60), box('Box M', [{ sku_id: 'RUG', quantity: 1 }], 80)],
  unpackable_items: [{ ...planter, quantity: 1 }],
};
const empty: BoxSuggestion = { packed_boxes: [], unpackable_items: [] };

test('boxes can be confirmed once everything is in one', () => {
  expect(needsPacking(empty)).toBe(false);
  expect(needsPacking(order)).toBe(true);
  expect(isFullyPacked(order)).toBe(false);
  expect(isFullyPacked({ ...order, unpackable_items: [] })).toBe(true);
  expect(isFullyPacked(empty)).toBe(false);
});

test('units are counted over all boxes and what fits in none', () => {
  expect(countUnits(order)).toBe(4);
  expect(suggestedUnits(order)).toEqual([
    { sku_id: 'TP-S-01', quantity: 3 },
    { sku_id: 'RUG', quantity: 1 },
  ]);
});

test('items and boxes are summed in words', () => {
  expect(describeItems(order)).toBe('3 × Terracotta planter, small and 1 more');
  expect(describeItems(empty)).toBe('');
  expect(describeBoxes(order)).toBe('2 × Box M');
  expect(describeBoxes({ packed_boxes: [...order.packed_boxes, box('Flat', [], 10)] })).toBe(
    '2 × Box M, Flat',
  );
});

test('the weight is that of all boxes, the fill their average', () => {
  expect(suggestionTotals(order)).toEqual({ weight: 2.5, fill: 70 });
  expect(suggestionTotals(empty)).toEqual({ weight: 0, fill: 0 });
});
