import { expect, test } from 'vitest';
import {
  describeFinish,
  describeNoRefund,
  describeRefund,
  describeReturn,
  describeReturnDue,
  returnStatusLabel,
  returnStatusTone,
} from './describeReturn.ts';

const row = { status: 'DTO_DELIVERED', kind: 'return', refund_due: '2026-11-23' } as const;

test('a refund that is promised says when, and stands out as its day comes', () => {
  expect(describeReturnDue(row, '2026-11-20')).toEqual({ words: 'Refund by 23 Nov', tone: 'caution' });
  expect(describeReturnDue(row, '2026-11-22')).toEqual({ words: 'Refund by tomorrow', tone: 'critical' });
  expect(describeReturnDue(row, '2026-11-24')).toEqual({
    words: 'Refund overdue since 23 Nov',
    tone: 'critical',
  });
  expect(describeReturnDue({ ...row, kind: 'exchange' }, '2026-11-23')?.words).toBe('Send by today');
});

test('nothing is due once a return is closed, or without a promise', () => {
  expect(describeReturnDue({ ...row, status: 'REFUNDED' }, '2026-11-24')).toBeUndefined();
  expect(describeReturnDue({ ...row, refund_due: null }, '2026-11-24')).toBeUndefined();
});

test('a state says what the seller is to do, and stands out while they are', () => {
  expect(returnStatusLabel('DTO_DELIVERED')).toBe('Check and decide');
  expect(returnStatusLabel('PICKUP_FAILED')).toBe('Pickup failed');
  expect(
    ['REQUESTED', 'LOST', 'REFUNDED', 'REJECTED', 'PICKED_UP'].map((state) =>
      returnStatusTone(state as 'LOST'),
    ),
  ).toEqual(['caution', 'critical', 'positive', 'neutral', 'neutral']);
});

test('a refund says how it was paid and credited', () => {
  expect(describeRefund(null, [])).toBe('');
  expect(
    describeRefund({ at: '2026-11-21T05:10:00Z', reference: 'UTR 4412' }, [{ number: 'CN/7', total: 2198 }]),
  ).toBe('Paid 21 Nov 2026, 10:40, UTR 4412. Credit note CN/7: ₹2,198.00.');
  expect(describeNoRefund({ kind: 'rto', is_paid: false })).toMatch(/^Nothing was paid/);
  expect(describeNoRefund({ kind: 'exchange', is_paid: true })).toMatch(/sent again/);
  expect(describeNoRefund({ kind: 'return', is_paid: true })).toBeUndefined();
});

test('the last button of the check names its effect', () => {
  expect(describeFinish({ kind: 'return', refund: 2098, restocked: 2 })).toBe('Refund ₹2,098.00, restock 2');
  expect(describeFinish({ kind: 'exchange', refund: 0, restocked: 0 })).toBe('Send exchange');
  expect(describeFinish({ kind: 'rto', refund: 0, restocked: 1 })).toBe('Finish check, restock 1');
});

test('a return is described in a line', () => {
  const booked = {
    payment_mode: 'cod',
    value: 2198,
    city: 'Jaipur',
    pincode: '302001',
    courier_name: 'Delhivery',
    awb: '80123',
    is_simulated: true,
  };
  expect(describeReturn(booked)).toBe('COD ₹2,198.00 · Jaipur 302001 · Delhivery 80123 · simulated');
  expect(
    describeReturn({ ...booked, payment_mode: 'prepaid', courier_name: '', awb: '', is_simulated: false }),
  ).toBe('prepaid ₹2,198.00 · Jaipur 302001');
});
