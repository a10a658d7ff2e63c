import { expect, test } from 'vitest';
import { describeErasure } from './erasure.ts';

test('an erasure says what is erased, what follows and what the law keeps', () => {
  expect(describeErasure('9829012345', { erased: 0, waiting: 0, invoices_kept: 0 })).toBe(
    'No order has the contact 9829012345.',
  );
  expect(describeErasure('a@b.in', { erased: 1, waiting: 0, invoices_kept: 0 })).toBe(
    'The buyer is erased from 1 order.',
  );
  expect(describeErasure('a@b.in', { erased: 1200, waiting: 2, invoices_kept: 1 })).toBe(
    'The buyer is erased from 1,200 orders. 2 orders will follow once settled: on the way, or ended lately. Invoices of 1 order keep their recipient.',
  );
});
