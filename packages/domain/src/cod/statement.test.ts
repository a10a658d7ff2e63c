import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeCodLine, sumCodLines } from './index.ts';
import type { CodStatementLine } from './index.ts';

const today = '2026-11-23';
const line: CodStatementLine = {
  expected: 249_900,
  received: 249_900,
  deducted: 5900,
  isMatched: true,
  due_on: '2026-11-13',
  paid_on: '2026-11-13',
};

test.each([
  [{}, 'matched', 0],
  [{ paid_on: '2026-11-17' }, 'matched', 4],
  [{ received: 240_000 }, 'short', 0],
  [{ received: 250_000 }, 'excess', 0],
  [{ received: null, paid_on: '', due_on: '2026-11-23' }, 'due', 0],
  [{ received: null, paid_on: '', due_on: '2026-11-20' }, 'overdue', 3],
  [{ expected: 0, isMatched: false, due_on: '' }, 'unmatched', 0],
] as const)('a line with %o is %s, %d days late', (change, result, days_late) => {
  expect(judgeCodLine({ ...line, ...change }, today)).toEqual({ result, days_late });
});

test('the sums of every statement add up', () => {
  const anyDay = fc.constantFrom('2026-11-10', '2026-11-13', '2026-11-23', '2026-11-27');
  const anyLine = fc.record({
    expected: fc.nat(500_000),
    received: fc.option(fc.nat(500_000)),
    deducted: fc.nat(10_000),
    isMatched: fc.boolean(),
    due_on: anyDay,
    paid_on: anyDay,
  });
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const { expected, received, deducted, unmatched, net, open, short, excess } = sumCodLines(lines, today);
      expect(received + open + short - excess).toBe(expected);
      expect(received + unmatched - deducted).toBe(net);
    }),
  );
});
