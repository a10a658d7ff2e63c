import { describe, expect, test } from 'vitest';
import { guessMapping, missingFields, tcsFields, toMapping } from '../../mapping/index.ts';
import { channelOfOperator, compareTcs, expectedTcs } from './compareTcs.ts';
import { readTaxPeriod, readTcsCredit, sumTcsCredits } from './readTcs.ts';
import type { TcsCredit } from './readTcs.ts';
import { tcsRatesIn } from './tcsRules.ts';

/** The record of two months in the tests of india-compliance (`test_gstr2a_tds_tcs_across_periods`): 1% of 2020. */
const published = {
  operator_gstin: '27AAPFU0939F1ZV',
  month: '052020',
  gross: '50000',
  returned: '2000',
  net: '48000',
  igst: '0',
  cgst: '240',
  sgst: '240',
};

function read(cells: Record<string, string>): TcsCredit {
  const reading = readTcsCredit(cells);
  if ('problems' in reading) throw new Error(reading.problems.map(({ problem }) => problem).join(' '));
  return reading.value;
}

describe('the rate of TCS', () => {
  // batukconsultancy.com on Notification 15/2024: of ₹1,00,000 within a state ₹500 was CGST, and ₹250 is since.
  test.each([
    ['2024-06', 2 * 500_00],
    ['2024-08', 2 * 250_00],
    ['2026-11', 2 * 250_00],
  ])('of ₹1,00,000 in %s is %i paise', (month, tax) => {
    expect(expectedTcs(1_00_000_00, month)).toEqual({ least: tax, most: tax });
  });

  test('is the earlier one until 9 July 2024, so that the month has both', () => {
    expect(tcsRatesIn('2024-07').map(({ igst, cgst, sgst }) => [igst, cgst, sgst])).toEqual([
      [1, 0.5, 0.5],
      [0.5, 0.25, 0.25],
    ]);
    expect(expectedTcs(1_00_000_00, '2024-07')).toEqual({ least: 500_00, most: 1000_00 });
  });

  test('doesn’t exist before October 2018', () => {
    expect(tcsRatesIn('2018-09')).toEqual([]);
  });
});

describe('a row of the portal', () => {
  // The nine headings, as three public programs have them.
  const headings = [
    'GSTIN of E-com. Operator',
    "E-com. Operator's Name",
    'Tax period of GSTR 8',
    'Gross Value of Supplies (₹)',
    'Value of Supplies Returned (₹)',
    'Net Amount Liable for TCS (₹)',
    'Integrated Tax (₹)',
    'Central Tax (₹)',
    'State/UT Tax (₹)',
  ];
  test('is found under its headings', () => {
    const mapping = toMapping(
      guessMapping(
        tcsFields,
        headings.map((name) => ({ name, samples: [] })),
      ),
    );
    expect(missingFields(tcsFields, mapping)).toEqual([]);
    expect(tcsFields.map(({ name }) => mapping[name])).toEqual(headings);
  });

  test('is read in paise', () => {
    expect(read(published)).toEqual({
      operator_gstin: '27AAPFU0939F1ZV',
      operator_name: '',
      month: '2020-05',
      gross: 50_000_00,
      returned: 2_000_00,
      net: 48_000_00,
      igst: 0,
      cgst: 240_00,
      sgst: 240_00,
    });
  });

  test.each([
    ['052020', '2020-05'],
    ['52020', '2020-05'],
    ['Jul-24', '2024-07'],
    ['July 2024', '2024-07'],
    ['07/2024', '2024-07'],
    ['2024-07', '2024-07'],
    ['2024-07-01', '2024-07'],
    ['132024', undefined],
    ['2024', undefined],
    ['', undefined],
  ])('has the period %s as %s', (text, month) => {
    expect(readTaxPeriod(text)).toBe(month);
  });

  test('is refused with each of its problems', () => {
    const reading = readTcsCredit({
      ...published,
      operator_gstin: '27AAPFU0939F1ZX',
      month: 'x',
      net: 'much',
    });
    expect('problems' in reading && reading.problems.map(({ column }) => column)).toEqual([
      'operator_gstin',
      'month',
      'net',
    ]);
  });

  test('is added to others of its marketplace and month', () => {
    const [sum, ...others] = sumTcsCredits([read(published), read({ ...published, igst: '10' })]);
    expect(others).toEqual([]);
    expect(sum).toMatchObject({ gross: 1_00_000_00, net: 96_000_00, igst: 10_00, cgst: 480_00 });
  });
});

describe('a credit beside own sales', () => {
  const credit = read(published);
  const sales = { gross: 50_000_00, returned: 2_000_00 };

  test('that agrees has no difference', () => {
    expect(compareTcs(credit, sales, credit.month)).toEqual([]);
    expect(compareTcs(credit, undefined, credit.month)).toEqual([]);
    expect(
      compareTcs({ ...credit, gross: credit.gross + 99, net: credit.net + 99 }, sales, credit.month),
    ).toEqual([]);
  });

  test('differs by how much the marketplace has more or less', () => {
    expect(compareTcs(credit, { gross: 52_500_00, returned: 1_000_00 }, credit.month)).toEqual([
      { code: 'gross', paise: -2_500_00 },
      { code: 'returned', paise: 1_000_00 },
    ]);
  });

  test('differs where its figures don’t agree with each other, or with the rate', () => {
    expect(compareTcs({ ...credit, net: 47_000_00 }, sales, credit.month)).toEqual([
      { code: 'sum', paise: -1_000_00 },
      { code: 'tax', paise: 10_00 },
    ]);
    expect(compareTcs(credit, sales, '2026-11')).toEqual([{ code: 'tax', paise: 240_00 }]);
    expect(compareTcs({ ...credit, cgst: 300_00, sgst: 180_00 }, sales, credit.month)).toEqual([
      { code: 'halves', paise: 120_00 },
    ]);
  });

  test('of more returns than sales is negative', () => {
    const negative = { gross: 0, returned: 1_000_00, net: -1_000_00, igst: -5_00, cgst: 0, sgst: 0 };
    expect(compareTcs(negative, undefined, '2026-11')).toEqual([]);
  });
});

test('a marketplace is found by the name of its channel, if only one has it', () => {
  const name = 'AMAZON SELLER SERVICES PRIVATE LIMITED';
  expect(channelOfOperator(name, ['shopify', 'amazon'])).toBe('amazon');
  expect(channelOfOperator(name, ['amazon', 'amazon-seller'])).toBeUndefined();
  expect(channelOfOperator(name, ['am', ''])).toBeUndefined();
  expect(channelOfOperator('', ['amazon'])).toBeUndefined();
});
