import { describe, expect, test } from 'vitest';
import { rupeesToPaise } from '../money/index.ts';
import { exampleRateCard } from '../rating/index.ts';
import type { RateCard, Movement } from '../rating/index.ts';
import { reconcileLine, reconcileRemittance } from './index.ts';
import type { BilledShipment, ChargeHead, CodCategory, ReconcileContext } from './index.ts';
import { workedShipment as cod } from './worked.fixture.ts';

/*
 * Golden cases: amounts are worked out by hand from the rules of the business, to the paisa.
 * Example card, zone D 45.40 + 44.80 a slab, RTO 41.30 + 44.80; E 56.60 + 55.50, RTO 50.70 + 55.50; B 33.00 + 28.30;
 * A 29.50 + 23.60. Fuel 10 %, COD the greater of ₹30 and 1.5 %, GST 18 %.
 */
const card: RateCard = {
  ...exampleRateCard,
  // A return costs what an RTO does.
  dto_contract_data: exampleRateCard.rto_contract_data,
  vas_contract_data: {
    ...exampleRateCard.vas_contract_data,
    FSC: { code: 'FSC', parameters: { rate: 10 } },
  },
};
const shipments = {
  /** 179.80 + 17.98 + 37.49 = 235.27; GST 42.35; 277.62. */
  cod,
  /** 179.80 + 17.98 = 197.78; GST 35.60; 233.38. */
  prepaid: { ...cod, payment_mode: 'prepaid', collect: 0 },
  /** 179.80 + 175.70 = 355.50; fuel 35.55; GST 70.39; 461.44. */
  returned: { ...cod, state: 'RTO_DELIVERED', movement: 'rto' },
  returnedPrepaid: { ...cod, state: 'RTO_DELIVERED', movement: 'rto', payment_mode: 'prepaid', collect: 0 },
  cancelled: { ...cod, state: 'CANCELLED', picked_up_on: undefined },
  cancelledPrepaid: {
    ...cod,
    state: 'CANCELLED',
    picked_up_on: undefined,
    payment_mode: 'prepaid',
    collect: 0,
  },
  moving: { ...cod, state: 'IN_TRANSIT' },
  /** A return has its own AWB: 41.30 + 3 × 44.80 = 175.70; fuel 17.57; GST 34.79; 228.06. */
  dto: { ...cod, movement: 'dto', state: 'DTO_DELIVERED', collect: 0 },
  unknown: undefined,
} satisfies Record<string, BilledShipment | undefined>;

interface Case {
  categories: string[];
  of: keyof typeof shipments;
  /** Ways that another line billed. */
  before: Movement[];
  zone: string;
  charged_g: number;
  /** Rupees. */
  heads: Partial<Record<ChargeHead, number>>;
  gst: number;
  total: number;
  expected: number;
  difference: number;
}

/**
 * Categories | shipment | billed before | zone | grams | heads | GST | total | expected | difference, in rupees.
 * Zone E: 56.60 + 3 × 55.50 = 223.10. Five slabs: D 224.60, E 278.60; RTO of D 220.50.
 */
const cases: readonly Case[] = `
  # One alone, where the worked lines of reconcileLine.test.ts have none.
  UNEXPECTED_CHARGE                                | moving           |             | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 37.49  | 77.14  | 505.68 | 277.62 | 228.06
  UNEXPECTED_CHARGE                                | cod              |             | D | 2000 | freight 179.8 fsc 17.98 cod 37.49 other 0.01 | 42.35  | 277.63 | 277.62 | 0.01
  UNEXPECTED_CHARGE                                | cod              |             | D | 2000 | freight 179.8 qc 15 fsc 19.48 cod 37.49      | 45.32  | 297.09 | 277.62 | 19.47
  UNEXPECTED_CHARGE                                | cod              |             | D | 2000 | freight 179.8 dto 20 fsc 19.98 cod 37.49     | 46.31  | 303.58 | 277.62 | 25.96
  NOT_SHIPPED                                      | cancelled        |             | D | 2000 |                                              | 0      | 41.3   | 0      | 41.3
  # Unknown: nothing of ours says more about it than its own amounts.
  UNKNOWN_AWB + UNEXPECTED_CHARGE                  | unknown          |             | D | 2000 | freight 100 other 25                         | 22.5   | 147.5  | 0      | 147.5
  UNKNOWN_AWB + GST_MISMATCH + UNEXPECTED_CHARGE   | unknown          |             | D | 2000 | freight 100 other 25                         | 35     | 160    | 0      | 160
  # Duplicate and what is wrong with it besides.
  DUPLICATE_AWB + RTO_ON_DELIVERED                 | cod              | forward     | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 37.49  | 77.14  | 505.68 | 0      | 505.68
  DUPLICATE_AWB + COD_ON_PREPAID                   | prepaid          | forward     | D | 2000 | freight 179.8 fsc 17.98 cod 30               | 41     | 268.78 | 0      | 268.78
  DUPLICATE_AWB + COD_ON_RTO                       | returned         | forward rto | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 37.49  | 77.14  | 505.68 | 0      | 505.68
  DUPLICATE_AWB + WRONG_ZONE                       | cod              | forward     | E | 2000 | freight 223.1 fsc 22.31 cod 37.49            | 50.92  | 333.82 | 0      | 333.82
  DUPLICATE_AWB + OVERWEIGHT                       | cod              | forward     | D | 2500 | freight 224.6 fsc 22.46 cod 37.49            | 51.22  | 335.77 | 0      | 335.77
  DUPLICATE_AWB + WRONG_RATE                       | cod              | forward     | D | 2000 | freight 189.8 fsc 18.98 cod 37.49            | 44.33  | 290.6  | 0      | 290.6
  DUPLICATE_AWB + WRONG_FSC_DPH                    | cod              | forward     | D | 2000 | freight 179.8 fsc 25.17 cod 37.49            | 43.64  | 286.1  | 0      | 286.1
  DUPLICATE_AWB + GST_MISMATCH                     | cod              | forward     | D | 2000 | freight 179.8 fsc 17.98 cod 37.49            | 65.88  | 301.15 | 0      | 301.15
  DUPLICATE_AWB + UNEXPECTED_CHARGE                | cod              | forward     | D | 2000 | freight 179.8 fsc 17.98 cod 37.49 other 25   | 46.85  | 307.12 | 0      | 307.12
  # Only the way that was billed before is owed no more: RTO 175.70 + 17.57 + 34.79 stays due.
  DUPLICATE_AWB                                    | returned         | forward     | D | 2000 | freight 179.8 rto 175.7 fsc 35.55            | 70.39  | 461.44 | 228.06 | 233.38
  DUPLICATE_AWB + WRONG_ZONE + OVERWEIGHT          | cod              | forward     | E | 2500 | freight 278.6 fsc 27.86 cod 37.49            | 61.91  | 405.86 | 0      | 405.86
  # Never picked up: there is no pickup day, so no contract to compare with.
  NOT_SHIPPED + COD_ON_PREPAID                     | cancelledPrepaid |             | D | 2000 | freight 179.8 fsc 17.98 cod 30               | 41     | 268.78 | 0      | 268.78
  NOT_SHIPPED + GST_MISMATCH                       | cancelled        |             | D | 2000 | freight 179.8                                | 50.34  | 230.14 | 0      | 230.14
  NOT_SHIPPED + UNEXPECTED_CHARGE                  | cancelled        |             | D | 2000 | freight 179.8 other 25                       | 36.86  | 241.66 | 0      | 241.66
  DUPLICATE_AWB + NOT_SHIPPED                      | cancelled        | forward     | D | 2000 | freight 179.8                                | 32.36  | 212.16 | 0      | 212.16
  # RTO of what was delivered.
  RTO_ON_DELIVERED + COD_ON_PREPAID                | prepaid          |             | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 30     | 75.79  | 496.84 | 233.38 | 263.46
  RTO_ON_DELIVERED + WRONG_ZONE                    | cod              |             | E | 2000 | freight 223.1 rto 217.2 fsc 44.03 cod 37.49  | 93.93  | 615.75 | 277.62 | 338.13
  RTO_ON_DELIVERED + OVERWEIGHT                    | cod              |             | D | 2500 | freight 224.6 rto 220.5 fsc 44.51 cod 37.49  | 94.88  | 621.98 | 277.62 | 344.36
  RTO_ON_DELIVERED + GST_MISMATCH                  | cod              |             | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 37.49  | 119.99 | 548.53 | 277.62 | 270.91
  # The way there was on another line; this one has only the RTO.
  RTO_ON_DELIVERED + WRONG_ZONE                    | cod              | forward     | E | 2000 | rto 217.2 fsc 21.72                          | 43.01  | 281.93 | 0      | 281.93
  RTO_ON_DELIVERED + COD_ON_PREPAID + GST_MISMATCH | prepaid          |             | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 30     | 117.89 | 538.94 | 233.38 | 305.56
  # COD without a collection.
  COD_ON_PREPAID + COD_ON_RTO                      | returnedPrepaid  |             | D | 2000 | freight 179.8 rto 175.7 fsc 35.55 cod 30     | 75.79  | 496.84 | 461.44 | 35.4
  COD_ON_PREPAID + WRONG_ZONE                      | prepaid          |             | E | 2000 | freight 223.1 fsc 22.31 cod 30               | 49.57  | 324.98 | 233.38 | 91.6
  COD_ON_PREPAID + OVERWEIGHT                      | prepaid          |             | D | 2500 | freight 224.6 fsc 22.46 cod 30               | 49.87  | 326.93 | 233.38 | 93.55
  COD_ON_PREPAID + WRONG_FSC_DPH                   | prepaid          |             | D | 2000 | freight 179.8 fsc 25.17 cod 30               | 42.29  | 277.26 | 233.38 | 43.88
  COD_ON_RTO + WRONG_ZONE                          | returned         |             | E | 2000 | freight 223.1 rto 217.2 fsc 44.03 cod 37.49  | 93.93  | 615.75 | 461.44 | 154.31
  COD_ON_RTO + OVERWEIGHT                          | returned         |             | D | 2500 | freight 224.6 rto 220.5 fsc 44.51 cod 37.49  | 94.88  | 621.98 | 461.44 | 160.54
  COD_ON_PREPAID + COD_ON_RTO + OVERWEIGHT         | returnedPrepaid  |             | D | 2500 | freight 224.6 rto 220.5 fsc 44.51 cod 30     | 93.53  | 613.14 | 461.44 | 151.7
  # A return has nothing to collect either. 175.70 + 17.57 + 30 = 223.27; GST 40.19.
  COD_ON_RTO                                       | dto              |             | D | 2000 | dto 175.7 fsc 17.57 cod 30                   | 40.19  | 263.46 | 228.06 | 35.4
  # Zone, weight, rate and surcharges.
  WRONG_ZONE + OVERWEIGHT                          | cod              |             | E | 2500 | freight 278.6 fsc 27.86 cod 37.49            | 61.91  | 405.86 | 277.62 | 128.24
  WRONG_ZONE + WRONG_FSC_DPH                       | cod              |             | E | 2000 | freight 223.1 fsc 31.23 cod 37.49            | 52.53  | 344.35 | 277.62 | 66.73
  WRONG_ZONE + GST_MISMATCH                        | cod              |             | E | 2000 | freight 223.1 fsc 22.31 cod 37.49            | 79.21  | 362.11 | 277.62 | 84.49
  WRONG_ZONE + UNDERCHARGED                        | cod              |             | B | 2000 | freight 117.9 fsc 11.79 cod 37.49            | 30.09  | 197.27 | 277.62 | -80.35
  WRONG_ZONE + OVERWEIGHT + UNDERCHARGED           | cod              |             | A | 2500 | freight 123.9 fsc 12.39 cod 37.49            | 31.28  | 205.06 | 277.62 | -72.56
  OVERWEIGHT + WRONG_FSC_DPH                       | cod              |             | D | 2500 | freight 224.6 fsc 31.44 cod 37.49            | 52.84  | 346.37 | 277.62 | 68.75
  OVERWEIGHT + GST_MISMATCH                        | cod              |             | D | 2500 | freight 224.6 fsc 22.46 cod 37.49            | 79.67  | 364.22 | 277.62 | 86.6
  OVERWEIGHT + UNEXPECTED_CHARGE                   | cod              |             | D | 2500 | freight 224.6 fsc 22.46 cod 37.49 other 25   | 55.72  | 365.27 | 277.62 | 87.65
  WRONG_RATE + WRONG_FSC_DPH                       | cod              |             | D | 2000 | freight 189.8 fsc 26.57 cod 37.49            | 45.69  | 299.55 | 277.62 | 21.93
  WRONG_RATE + GST_MISMATCH                        | cod              |             | D | 2000 | freight 189.8 fsc 18.98 cod 37.49            | 68.96  | 315.23 | 277.62 | 37.61
  WRONG_RATE + UNDERCHARGED                        | cod              |             | D | 2000 | freight 169.8 fsc 16.98 cod 37.49            | 40.37  | 264.64 | 277.62 | -12.98
  WRONG_RATE + WRONG_FSC_DPH + UNEXPECTED_CHARGE   | cod              |             | D | 2000 | freight 189.8 fsc 26.57 cod 37.49 other 25   | 50.19  | 329.05 | 277.62 | 51.43
  WRONG_FSC_DPH + GST_MISMATCH                     | cod              |             | D | 2000 | freight 179.8 fsc 25.17 cod 37.49            | 67.89  | 310.35 | 277.62 | 32.73
  WRONG_FSC_DPH + UNDERCHARGED                     | cod              |             | D | 2000 | freight 179.8 fsc 8.99 cod 37.49             | 40.73  | 267.01 | 277.62 | -10.61
  GST_MISMATCH + UNDERCHARGED                      | cod              |             | D | 2000 | freight 179.8 fsc 17.98 cod 37.49            | 11.76  | 247.03 | 277.62 | -30.59
  UNEXPECTED_CHARGE + UNDERCHARGED                 | cod              |             | D | 1500 | freight 135 fsc 13.5 cod 37.49 other 25      | 37.98  | 248.97 | 277.62 | -28.65
`
  .split('\n')
  .filter((row) => row.trim() !== '' && !row.trim().startsWith('#'))
  .map((row) => {
    const [categories = '', of = '', before = '', zone = '', charged_g = '', heads = '', ...amounts] = row
      .split('|')
      .map((cell) => cell.trim());
    const [gst = 0, total = 0, expected = 0, difference = 0] = amounts.map(Number);
    return {
      categories: categories.split(' + '),
      of: of as keyof typeof shipments,
      before: before.split(' ').filter(Boolean) as Movement[],
      zone,
      charged_g: Number(charged_g),
      heads: Object.fromEntries(
        [...heads.matchAll(/(\w+) ([\d.]+)/g)].map(([, head = '', rupees]) => [head, Number(rupees)]),
      ) as Case['heads'],
      gst,
      total,
      expected,
      difference,
    };
  });

describe('golden cases of an invoice line', () => {
  test.each(
    cases.map((one, index) => [`${index + 1}: ${one.categories.join(' + ')} (${one.of})`, one] as const),
  )('%s', (_, { categories, of, before, zone, charged_g, heads, gst, total, expected, difference }) => {
    const context: ReconcileContext = {
      shipment: shipments[of],
      card,
      billedBefore: new Map(before.map((type) => [type, 'invoice DL-0042, line 412'])),
    };
    const paise = Object.entries(heads).map(([head, rupees]) => [head, rupeesToPaise(rupees)]);
    const found = reconcileLine(
      {
        awb: '14908811',
        zone,
        charged_g,
        heads: Object.fromEntries(paise),
        ...(Object.keys(heads).length > 0 && { gst: rupeesToPaise(gst) }),
        total: rupeesToPaise(total),
      },
      context,
    );
    expect([...new Set(found.findings.map(({ category }) => category))]).toEqual(categories);
    expect([found.primary, found.expected, found.difference]).toEqual([
      categories[0],
      rupeesToPaise(expected),
      rupeesToPaise(difference),
    ]);
    const isSmall = Math.abs(difference) <= Math.max(1, expected * 0.005);
    expect(found.status).toBe(isSmall ? 'matched' : 'under_review');
  });

  test('every head of a case adds up to its total', () => {
    for (const { heads, gst, total } of cases) {
      const amounts = Object.values(heads);
      if (amounts.length === 0) continue;
      const sum = [...amounts, gst].reduce((so_far, amount) => so_far + rupeesToPaise(amount), 0);
      expect(sum).toBe(rupeesToPaise(total));
    }
  });
});

describe('golden cases of a remittance line', () => {
  const delivered = { state: 'DELIVERED', payment_mode: 'cod' as const, collect: 249_900 };
  const moving = { ...delivered, state: 'OUT_FOR_DELIVERY' };
  const prepaid = { ...delivered, payment_mode: 'prepaid' as const, collect: 0 };
  const before = 'UTR HDFC001, line 4';
  test.each<[CodCategory, string, number, typeof delivered | typeof prepaid | undefined, string, number]>([
    ['MATCHED', 'as collected', 249_900, delivered, '', 249_900],
    ['MATCHED', 'nothing of a prepaid order', 0, prepaid, '', 0],
    ['SHORT', 'a paisa less', 249_899, delivered, '', 249_900],
    ['SHORT', 'nothing of a delivered COD order', 0, delivered, '', 249_900],
    ['EXCESS', 'a paisa more', 249_901, delivered, '', 249_900],
    ['EXCESS', 'a prepaid order', 1, prepaid, '', 0],
    ['REMITTED_NOT_DELIVERED', 'and too little', 100_000, moving, '', 0],
    ['REMITTED_NOT_DELIVERED', 'and too much', 300_000, moving, '', 0],
    ['REMITTED_NOT_DELIVERED', 'an RTO', 249_900, { ...delivered, state: 'RTO_DELIVERED' }, '', 0],
    ['REMITTED_NOT_DELIVERED', 'lost on the way', 249_900, { ...delivered, state: 'LOST' }, '', 0],
    ['DUPLICATE', 'and too little', 100_000, delivered, before, 0],
    ['DUPLICATE', 'and not delivered', 249_900, moving, before, 0],
    ['UNKNOWN_AWB', 'alone', 249_900, undefined, '', 0],
    ['UNKNOWN_AWB', 'taken back', -249_900, undefined, '', 0],
    ['REVERSED', 'in full', -249_900, delivered, before, 0],
    ['REVERSED', 'in part, of a parcel that is not delivered', -50_000, moving, before, 0],
    ['REVERSED', 'without a payment before', -249_900, delivered, '', 0],
  ])('%s: %s', (category, _, amount, shipment, paidBefore, expected) => {
    const found = reconcileRemittance({ amount, remitted: amount }, shipment, paidBefore);
    expect([found.category, found.expected, found.remitted, found.difference]).toEqual([
      category,
      expected,
      amount,
      amount - expected,
    ]);
  });
});
