import { expect, test } from 'vitest';
import { sumLosses } from './sumLosses.ts';

const where = (values: Record<string, string>) =>
  Object.entries(values).map(([dimension, value]) => ({ dimension, value }));
const loss = (amount: number | null, values: Record<string, string>) => ({
  direction: 'up' as const,
  amount,
  where: where(values),
});

test('adds up losses of other parcels', () => {
  expect(sumLosses([])).toBe(0);
  expect(sumLosses([loss(900, { state: 'Bihar' }), loss(400, { state: 'Kerala', payment: 'cod' })])).toBe(
    1300,
  );
});

test('counts no parcel twice, and neither savings nor what has no price', () => {
  const bihar = loss(900, { state: 'Bihar' });
  // Parcels of Bihar by this courier are in both.
  expect(sumLosses([loss(500, { courier: '2' }), bihar])).toBe(900);
  expect(sumLosses([loss(700, {}), bihar])).toBe(900);
  expect(sumLosses([{ ...bihar, direction: 'down', amount: -300 }, loss(null, { state: 'Goa' })])).toBe(0);
});
