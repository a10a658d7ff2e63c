import { describe, expect, test } from 'vitest';
import { bankStatementFields, bankStatements, guessMapping, toMapping } from '../mapping/index.ts';
import { describeBankStatement, judgePayout, namesUtr } from './index.ts';

describe('a payout beside the bank', () => {
  test.each([
    ['received', 'HDFCN52026111500012', 704_700, 704_700, 0],
    ['received', 'HDFCN52026111500012', 704_700, 704_600, -100],
    ['short', 'HDFCN52026111500012', 704_700, 704_599, -101],
    ['excess', 'HDFCN52026111500012', 704_700, 754_700, 50_000],
    ['not_received', 'HDFCN52026111500012', 704_700, undefined, -704_700],
    // Without a UTR nobody knows what is missing.
    ['no_utr', '', 704_700, undefined, null],
    ['no_utr', 'NEFT 12', 704_700, undefined, null],
    // An amount that was entered by hand needs no UTR.
    ['received', '', 704_700, 704_700, 0],
  ] as const)('is %s with UTR %j: %d advised, %s received', (state, utr, advised, received, difference) => {
    expect(judgePayout({ utr, advised, received, isCovered: true })).toEqual({ state, difference });
  });

  test('is not missing before a statement goes beyond its day', () => {
    const payout = { utr: 'HDFCN52026111500012', advised: 704_700, received: undefined };
    expect(judgePayout({ ...payout, isCovered: false })).toEqual({ state: 'no_statement', difference: null });
    // A deposit is one, whatever else the statement has.
    expect(judgePayout({ ...payout, received: 704_700, isCovered: false }).state).toBe('received');
  });

  test.each([
    [true, 'HDFCN52026111500012', { reference: 'HDFCN52026111500012', narration: '' }],
    [
      true,
      'hdfcn5 2026 111500012',
      { reference: '', narration: 'NEFT CR-HDFC0000001-DELHIVERY-HDFCN52026111500012' },
    ],
    [true, '182839032247', { reference: '0000182839032247', narration: '' }],
    [false, 'HDFCN52026111500012', { reference: 'HDFCN52026111500013', narration: 'NEFT CR' }],
    // Two columns are no reference together, and a short one is found by accident.
    [false, 'HDFCN52026111500012', { reference: 'HDFCN52026', narration: '111500012' }],
    [false, '0012', { reference: '00120012', narration: '' }],
  ])('is named or not: %s for %s in %o', (isNamed, utr, credit) => {
    expect(namesUtr(credit, utr)).toBe(isNamed);
  });
});

describe('the statement of a bank', () => {
  test('says what it has added', () => {
    expect(describeBankStatement({ added: 1, known: 0, matched: 2 })).toBe(
      '1 deposit added. 2 payouts found by UTR.',
    );
    expect(describeBankStatement({ added: 0, known: 1200, matched: 1 })).toBe(
      '0 deposits added, 1,200 known from an earlier statement. 1 payout found by UTR.',
    );
  });

  test.each(bankStatements.map(({ bank, headings }) => [bank, headings] as const))(
    'of %s is matched by its headings',
    (_, headings) => {
      const samples: Record<string, string[]> = {
        date: ['15/11/2026', '16/11/2026'],
        narration: ['NEFT CR-DELHIVERY', 'ATM'],
        reference: ['HDFCN52026111500012', ''],
        debit: ['', '500.00'],
        credit: ['48,250.00', ''],
      };
      const columns = Object.entries(headings).map(([field, name]) => ({
        name,
        samples: samples[field] ?? [],
      }));
      const found = toMapping(
        guessMapping(bankStatementFields, [
          ...columns,
          { name: 'Value Date', samples: samples['date']! },
          { name: 'Balance', samples: ['1,00,000.00'] },
        ]),
      );
      expect(found).toEqual(headings);
    },
  );
});
