import { expect, test } from 'vitest';
import { toAllocationRow } from './toAllocationRow.ts';
import type { ComparedOrder } from './toAllocationRow.ts';

const order: ComparedOrder = {
  order_id: 'ord_1',
  order_number: 'KH-100482',
  couriers: [],
  rejected: [],
  why: '',
  decided_by: 'none',
  steps: [],
  shares: [],
  summary: {
    buyer_name: 'Meera Nair',
    city: 'Bengaluru',
    pincode: '560034',
    packaging: 'Box M',
    value: 2848,
    payment_mode: 'cod',
  },
  eway_bill_problem: null,
  address_doubts: ['The address has no house number.'],
};
const state = { href: '/o', chosen: undefined, failure: undefined, isAddressAccepted: false };

test('a doubtful address prevents the booking until someone accepts it', () => {
  expect(toAllocationRow(order, state)).toMatchObject({ problem: 'Check address', is_cod: true, href: '/o' });
  expect(toAllocationRow(order, { ...state, isAddressAccepted: true }).problem).toBeUndefined();
});

test('a missing e-way bill comes before the address', () => {
  const needsBill = { ...order, eway_bill_problem: 'Above ₹50,000 it needs an e-way bill.' };
  expect(toAllocationRow(needsBill, { ...state, isAddressAccepted: true }).problem).toBe(
    'E-way bill required',
  );
});
