import { expect, test } from 'vitest';
import { benchProblems, benchRefund } from './bench.ts';
import type { BenchItem } from './bench.ts';

const mug: BenchItem = {
  item_no: 1,
  sku_name: 'Blue pottery mugs, set of 6',
  quantity: 1,
  paid: 1499,
  reason: 'damaged',
  checks: { quantity: true, condition: false },
  disposition: 'write_off',
};
const cushion: BenchItem = {
  ...mug,
  item_no: 2,
  sku_name: 'Cushion cover',
  paid: 699,
  reason: 'size',
  checks: {},
  disposition: null,
};
const paid = { kind: 'return', is_paid: true, fee: 100 } as const;

test('an item that is not checked says what is missing', () => {
  expect([...benchProblems([mug, cushion]).keys()]).toEqual([2]);
  expect(benchProblems([mug])).toEqual(new Map());
});

test('the refund is the items less the fee, without what is sent back', () => {
  expect(benchRefund([mug, cushion], paid)).toBe(2098);
  expect(benchRefund([mug, { ...cushion, disposition: 'send_back' }], paid)).toBe(1399);
});

test('nothing is refunded for an exchange, or what was never paid', () => {
  expect(benchRefund([mug], { ...paid, kind: 'exchange' })).toBe(0);
  expect(benchRefund([mug], { kind: 'rto', is_paid: false, fee: 0 })).toBe(0);
});
