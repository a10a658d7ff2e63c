import { describe, expect, it } from 'vitest';
import {
  findGateway,
  gatewayCycles,
  gatewayPayoutDay,
  isBankWorkingDay,
  matchSettlements,
} from './gatewayPayouts.ts';

describe('gatewayPayoutDay', () => {
  const { razorpay, cashfree } = gatewayCycles;
  it.each([
    // Cashfree’s own example: a payment of a Monday is credited on Wednesday.
    ['a Monday', cashfree, '2026-11-02', '2026-11-04'],
    // Razorpay: T+2 working days, without second and fourth Saturdays, Sundays and bank holidays.
    ['a Friday before a second Saturday', razorpay, '2026-11-13', '2026-11-17'],
    ['that second Saturday', razorpay, '2026-11-14', '2026-11-17'],
    ['a Friday before a first Saturday', razorpay, '2026-11-06', '2026-11-09'],
    ['a Thursday before a fourth Saturday', razorpay, '2026-11-26', '2026-11-30'],
    ['the day before Gandhi Jayanti, a Friday', razorpay, '2026-10-01', '2026-10-05'],
    ['a Thursday before a fifth Saturday', razorpay, '2026-10-29', '2026-10-31'],
  ])('of %s', (_, cycle, paid, due) => {
    expect(gatewayPayoutDay(paid, cycle)).toBe(due);
  });
});

describe('isBankWorkingDay', () => {
  it('has the first, third and fifth Saturdays of a month', () => {
    const saturdays = ['2026-10-03', '2026-10-10', '2026-10-17', '2026-10-24', '2026-10-31'];
    expect(saturdays.map(isBankWorkingDay)).toEqual([true, false, true, false, true]);
  });
});

describe('findGateway', () => {
  it.each([
    [['Razorpay Secure (UPI, Cards, Wallets, NetBanking)'], 'razorpay'],
    [['Gift card', 'Cashfree Payments'], 'cashfree'],
    [['PayU'], undefined],
    [[], undefined],
  ])('of %j', (names, id) => {
    expect(findGateway(names)).toBe(id);
  });
});

describe('matchSettlements', () => {
  const due = [
    { day: '2026-11-02', paise: 100_00 },
    { day: '2026-11-03', paise: 900_00 },
    { day: '2026-11-04', paise: 500_00 },
  ];
  it('pairs each payout with the nearest amount around its day', () => {
    // Of a brand that is paid a day early, less a fee of 2%.
    const deposits = [
      { day: '2026-11-02', paise: 882_00 },
      { day: '2026-11-01', paise: 98_00 },
      { day: '2026-11-03', paise: 490_00 },
    ];
    expect(matchSettlements(due, deposits)).toEqual([
      { expected: 100_00, paid: 98_00, days_late: -1 },
      { expected: 900_00, paid: 882_00, days_late: -1 },
      { expected: 500_00, paid: 490_00, days_late: -1 },
    ]);
  });
  it('takes no deposit twice, and none of another week', () => {
    expect(
      matchSettlements(due, [
        { day: '2026-11-05', paise: 100_00 },
        { day: '2026-11-30', paise: 900_00 },
      ]),
    ).toEqual([{ expected: 100_00, paid: 100_00, days_late: 3 }]);
  });
});
