import { expect, test } from 'vitest';
import { canSendWarehouse, couriers, warehouseStateAt } from './index.ts';
import type { WarehouseFacts } from './index.ts';

const facts = (change: Partial<WarehouseFacts> = {}): WarehouseFacts => ({
  is_typed: false,
  answer: 'unchecked',
  is_registered: false,
  is_outdated: false,
  ...change,
});
const { delhivery, ekart, xpressbees, bluedart } = couriers;

test.each([
  [delhivery, facts(), 'unchecked'],
  [delhivery, facts({ answer: 'unknown' }), 'unregistered'],
  [delhivery, facts({ answer: 'unknown', is_typed: true }), 'unknown'],
  [delhivery, facts({ answer: 'known', is_typed: true }), 'known'],
  [delhivery, facts({ is_typed: true }), 'unchecked'],
  [delhivery, facts({ answer: 'known', is_registered: true, is_outdated: true }), 'outdated'],
  [xpressbees, facts(), 'no-code'],
  [xpressbees, facts({ is_typed: true }), 'code'],
])('the state of a warehouse at $name', ({ warehouses }, known, state) => {
  expect(warehouseStateAt(warehouses, known)).toBe(state);
});

test('Khep sends under its own name, and under the brand’s only to change what the courier has', () => {
  expect(canSendWarehouse(delhivery.warehouses, facts())).toBe(true);
  expect(canSendWarehouse(delhivery.warehouses, facts({ is_typed: true, answer: 'known' }))).toBe(true);
  expect(canSendWarehouse(delhivery.warehouses, facts({ is_typed: true, answer: 'unknown' }))).toBe(false);
  // It would be registered once more under a name of Khep's.
  expect(canSendWarehouse(ekart.warehouses, facts({ is_typed: true, answer: 'known' }))).toBe(false);
  expect(canSendWarehouse(xpressbees.warehouses, facts())).toBe(false);
  expect(canSendWarehouse(bluedart.warehouses, facts())).toBe(false);
});
