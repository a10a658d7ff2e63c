import { courierPartners } from '@khep/domain/couriers';
import { expect, test } from 'vitest';
import { courierServices, requirePartner } from './courierServices.ts';

test('every service belongs to one courier, and every courier has a service', () => {
  for (const { courier_id, partner } of courierServices) expect(requirePartner(courier_id)).toBe(partner);
  expect(new Set(courierServices.map(({ courier_id }) => requirePartner(courier_id)))).toEqual(
    new Set(courierPartners),
  );
});

test('an unknown service is not found, rather than an internal error', () => {
  expect(() => requirePartner(0)).toThrow(expect.objectContaining({ status: 404 }));
});
