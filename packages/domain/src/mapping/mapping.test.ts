import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkAddsUp,
  detectDateOrder,
  detectFieldFormat,
  detectWeightUnit,
  findHeadingRow,
  guessMapping,
  importField,
  isSameRecord,
  isMatched,
  invoiceFields,
  missingFields,
  plainCell,
  readAmount,
  readAwb,
  readDate,
  readName,
  readNumber,
  readPercent,
  readPhone,
  readPincode,
  readState,
  readTime,
  readWeight,
  remittanceFields,
  toMapping,
} from './index.ts';

const valueOf = (reading: { value: unknown } | { problem: string }) =>
  'problem' in reading ? reading.problem : reading.value;

describe('readers of cells', () => {
  test.each([
    ['2026-11-15', '2026-11-15'],
    ['15/11/2026', '2026-11-15'],
    ['5-11-26', '2026-11-05'],
    ['15-Nov-2026', '2026-11-15'],
    ['15 November 2026, 14:20', '2026-11-15'],
    ['Nov 15, 2026', '2026-11-15'],
    ['2026-11-15T08:30:00Z', '2026-11-15'],
    ['2026-11-18T20:15:00Z', '2026-11-19'],
    ['2026-11-18 23:50:10 +0530', '2026-11-18'],
    ['2026-11-18 19:00:00 UTC', '2026-11-19'],
    ['20261118', '2026-11-18'],
    ['18/11/26 11:45 PM', '2026-11-18'],
    [
      '11/15/2026',
      '"11/15/2026" has another order than its column, where the day is first. Enter it such as 25/11/2026.',
    ],
    ['46341', '2026-11-15'],
    ['29/02/2028', '2028-02-29'],
    ['', undefined],
    ['31/11/2026', 'November 2026 has 30 days. Check "31/11/2026".'],
    ['soon', '"soon" isn\'t a date. Enter it such as 15/11/2026.'],
  ])('reads the date %j', (cell, expected) => expect(valueOf(readDate(cell))).toBe(expected));

  test('reads an ambiguous date in the order of its column', () => {
    const { order, why } = detectDateOrder(['03/04/2026', '03/25/2026', '01/02/2026']);
    expect([order, why]).toEqual(['month-first', 'Month first, as in 1 rows']);
    expect(valueOf(readDate('03/04/2026', { date_order: order }))).toBe('2026-03-04');
    expect(valueOf(readDate('03/04/2026'))).toBe('2026-04-03');
  });

  test.each([
    ['1,250.50', 125_050],
    ['₹ 1,25,000', 12_500_000],
    ['Rs. 549/-', 54_900],
    ['(58.15)', -5815],
    ['58.15-', -5815],
    ['1,5', 150],
    ['1.250,50', 125_050],
    ['-', undefined],
    ['N/A', undefined],
    ['0.00', 0],
    ['Rs. 1,299/-', 129_900],
    ['1.299,50', 129_950],
    ['1299 INR', 129_900],
    ['INR 1299', 129_900],
    ['₹\u00A01299', 129_900],
    ['₹1,23,456.00', 12_345_600],
    ['1,2,3', '"1,2,3" isn\'t an amount. Enter rupees such as 549.50.'],
    ['1234,567', '"1234,567" isn\'t an amount. Enter rupees such as 549.50.'],
    ['10%', '"10%" isn\'t an amount. Enter rupees such as 549.50.'],
    ['12.34 Cr', '"12.34 Cr" isn\'t an amount. Enter rupees such as 549.50.'],
    ['twelve', '"twelve" isn\'t an amount. Enter rupees such as 549.50.'],
  ])('reads the amount %j in paise', (cell, expected) => expect(valueOf(readAmount(cell))).toBe(expected));

  test('an amount with a side has the sign of its kind of file', () => {
    const amountOf = (fields: typeof invoiceFields, name: string, cell: string) => {
      const { credit } = fields.find((field) => field.name === name)!;
      return valueOf(readAmount(cell, { credit }));
    };
    // A statement to the seller: a credit is money paid to them.
    expect(amountOf(remittanceFields, 'cod_amount', '6298 Cr')).toBe(629_800);
    expect(amountOf(remittanceFields, 'cod_amount', '3324 Dr')).toBe(-332_400);
    expect(amountOf(remittanceFields, 'net', '6298 Cr.')).toBe(629_800);
    expect(amountOf(remittanceFields, 'deductions', '120 Dr')).toBe(12_000);
    // A bill: a credit is less to pay.
    expect(amountOf(invoiceFields, 'total', '12.34 Cr')).toBe(-1234);
    expect(amountOf(invoiceFields, 'freight', '12.34 Dr')).toBe(1234);
  });

  test('a percentage is one only in its own fields', () => {
    expect(valueOf(readPercent('18%'))).toBe(18);
    expect(valueOf(readPercent('18'))).toBe(18);
    expect(valueOf(readNumber('18%'))).toContain("isn't a number");
  });

  test.each(['Nil', 'Null', 'None', 'NA', 'Na'])('%s is a name, and no text', (name) => {
    expect(valueOf(readName(name))).toBe(name);
    expect(plainCell(name)).toBe('');
  });

  test('marks that no one sees are removed, letters of Indian scripts stay', () => {
    expect(valueOf(readName('\u202AMeera Iyer\u202C'))).toBe('Meera Iyer');
    expect(valueOf(readName('क्\u200Dष'))).toBe('क्\u200Dष');
  });

  test.each([
    ['+91 98450-12345', '9845012345'],
    ['919845012345', '9845012345'],
    ['09845012345', '9845012345'],
    ['9845012345 / 9845099999', '9845012345'],
    ['9.845012345E+09', '9845012345'],
    ['9845012345.0', '9845012345'],
    ['+91-+919845012345', '9845012345'],
    ['९८४५०१२३४५', '9845012345'],
    ['+91 98450 12345 ext. 22', '9845012345'],
    ['\u202A+91 98450 12345\u202C', '9845012345'],
    ['98450\u00A012345', '9845012345'],
    ['9.84501E+09', 'The spreadsheet rounded this number to 9.84501E+09. Enter all 10 digits.'],
  ])('reads the phone %j', (cell, expected) => expect(valueOf(readPhone(cell))).toBe(expected));

  test.each([
    ['560 038', '560038'],
    ['560038.0', '560038'],
    ['५६००३८', '560038'],
    ['Pin-560038', '560038'],
    ['56003', '"56003" isn\'t a PIN code. Enter six digits, such as 302017.'],
  ])('reads the PIN code %j', (cell, expected) => expect(valueOf(readPincode(cell))).toBe(expected));

  test.each([
    ['UT', 'Uttarakhand'],
    ['IN-MH', 'Maharashtra'],
    ['IN-UK', 'Uttarakhand'],
    ['IN-TG', 'Telangana'],
    ['Leh Ladakh', 'Ladakh'],
    ['Chandigarh UT', 'Chandigarh'],
    ['Delhi (UT)', 'Delhi'],
    ['OR', 'Odisha'],
    ['CT', 'Chhattisgarh'],
  ])('reads the state %j', (cell, expected) => expect(valueOf(readState(cell))).toBe(expected));

  test.each([
    ['1.5', undefined, 1500],
    ['1,5', undefined, 1500],
    ['500', 'g', 500],
    ['500 gms', undefined, 500],
    ['0.5 Kg', 'g', 500],
    ['-1', undefined, '"-1" isn\'t a weight. Enter it such as 1.5 kg or 1500 g.'],
  ] as const)('reads the weight %j in a column of %s', (cell, unit, expected) =>
    expect(valueOf(readWeight(cell, { unit }))).toBe(expected),
  );

  test.each([
    ["'14123305520", '14123305520'],
    ['="14123305520"', '14123305520'],
    [' 1412 3305 520 ', '14123305520'],
    ['14123305520.0', '14123305520'],
    ['1.4123305520E+10', '14123305520'],
    ['xb-200/7', 'XB-200/7'],
    ['1.41233E+12', 'The spreadsheet rounded this number to 1.41233E+12. Enter all digits of the AWB.'],
    [
      '1.2345678901234567E+18',
      'The spreadsheet rounded this number to 1.2345678901234567E+18. Enter all digits of the AWB.',
    ],
    ['14/@', '"14/@" isn\'t an AWB. Use letters and digits.'],
  ])('reads the AWB %j', (cell, expected) => expect(valueOf(readAwb(cell))).toBe(expected));

  test('undoes the power of ten of any AWB that was written with all of its digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000_001, max: 999_999_999_999_999 }), (number) => {
        // Seven significant digits and more: a shorter one may have been rounded.
        const digits = String(number).replace(/0+$/, '');
        fc.pre(digits.length > 6);
        expect(readAwb(number.toExponential().toUpperCase())).toEqual({ value: String(number) });
      }),
    );
  });

  test('reads phones and states in any spelling', () => {
    expect(valueOf(readPhone('+91 98290-12345'))).toBe('9829012345');
    expect(valueOf(readPhone('9829012345.0'))).toBe('9829012345');
    expect(valueOf(readPhone('12345'))).toContain('Enter 10 digits');
    expect(valueOf(readState('RJ'))).toBe('Rajasthan');
    expect(valueOf(readState('Atlantis'))).toContain("isn't a state");
  });
});

describe('cells of attackers', () => {
  test.each(['1,', '1', '0', '1.', '-', '(', '₹', '1-'])('a cell of 200,000 × %j is answered', (part) => {
    const cell = `${part.repeat(200_000)}x`;
    for (const read of [readAmount, readWeight, readAwb, readDate, readNumber])
      expect(read(cell)).toEqual({ problem: expect.stringContaining('…') });
  });

  test('a power of ten with 200,000 zeros is answered', () => {
    expect(readAwb(`1.${'0'.repeat(200_000)}1e9`)).toEqual({ problem: expect.any(String) });
  });

  test.each(['0000-01-01', '0026-11-15', '1/1/0000', '15 Nov 0026', '99999-01-01', '9999-12-31'])(
    'the year of %s is no year of a parcel',
    (cell) => expect(readDate(cell)).toEqual({ problem: expect.stringContaining("isn't a date") }),
  );

  test.each(['NaN', 'Infinity', '0x10', '१२३', '１２', '1e308', '9007199254740993'])(
    'the amount %s is refused',
    (cell) => expect(readAmount(cell)).toEqual({ problem: expect.any(String) }),
  );
});

describe('weight units', () => {
  test.each([
    ['Weight (kg)', ['500'], 'kg', 'The heading says kg'],
    ['charged_weight_gms', ['1.5'], 'g', 'The heading says g'],
    ['BillableWt', ['1.5', '0.5', '2'], 'kg', 'Steps of 0.5, so kg'],
    ['weight', ['1500', '500', '2000'], 'g', 'Whole numbers of 100 and more, so grams'],
    ['Wt', ['1', '2'], 'kg', 'Values below 50, so kg'],
  ] as const)('of %s are found', (name, samples, unit, why) =>
    expect(detectWeightUnit({ name, samples })).toEqual({ unit, why }),
  );
});

/** An invoice of a courier whose file was never seen: the columns of the mock-up. */
const xpressbees = [
  { name: 'ShippingID', samples: ['14123305520', '14123305533', '14123305541'] },
  { name: 'OrderNo', samples: ['KH-098904', 'KH-098911', 'KH-098912'] },
  { name: 'BillableWt', samples: ['1.5', '0.5', '2'] },
  { name: 'ZoneName', samples: ['D', 'B', 'A'] },
  { name: 'FWD_Chrg', samples: ['135.00', '33.00', '29.50'] },
  { name: 'RTO_Chrg', samples: ['0.00', '86.10', '0'] },
  { name: 'COD_Fee', samples: ['30.00', '0.00', ''] },
  { name: 'FSC_Amt', samples: ['13.50', '3.30', '2.95'] },
  { name: 'IGST', samples: ['32.13', '6.53', '5.84'] },
  { name: 'NetAmt', samples: ['210.63', '42.83', '38.29'] },
  { name: 'Inv_Dt', samples: ['15/11/2026', '15/11/2026', '15/11/2026'] },
  { name: 'Wt_Actual', samples: ['1.38', '0.42', '1.9'] },
  { name: 'Wt_Vol', samples: ['1.44', '0.4', '1.2'] },
  { name: 'HubCode', samples: ['JAI', 'DEL', 'BOM'] },
];

describe('the guess of a mapping', () => {
  test('finds the columns of an unknown courier invoice, each once, with a reason', () => {
    const matches = guessMapping(invoiceFields, xpressbees);
    expect(toMapping(matches)).toEqual({
      awb: 'ShippingID',
      order_id: 'OrderNo',
      invoice_date: 'Inv_Dt',
      zone: 'ZoneName',
      actual_weight: 'Wt_Actual',
      volumetric_weight: 'Wt_Vol',
      charged_weight: 'BillableWt',
      freight: 'FWD_Chrg',
      rto: 'RTO_Chrg',
      cod: 'COD_Fee',
      fsc: 'FSC_Amt',
      igst: 'IGST',
      total: 'NetAmt',
    });
    const weight = matches.find(({ field }) => field === 'charged_weight');
    expect(weight?.why).toContain('Steps of 0.5, so kg');
    expect(matches.every(({ why, confidence }) => why !== '' && confidence >= 40)).toBe(true);
    expect(missingFields(invoiceFields, toMapping(matches))).toEqual([]);
  });

  test('reads the names of Delhivery', () => {
    const names = [
      'waybill_num',
      'charge_DL',
      'charge_RTO',
      'charge_DTO',
      'charge_COD',
      'charge_FSC',
      'charge_DPH',
      'charge_QC',
      'charged_weight',
      'zone',
      'gross_amount',
      'total_amount',
    ];
    const columns = names.map((name) => ({ name, samples: [name === 'waybill_num' ? '1490880955' : '1'] }));
    expect(toMapping(guessMapping(invoiceFields, columns))).toMatchObject({
      awb: 'waybill_num',
      freight: 'charge_DL',
      rto: 'charge_RTO',
      dto: 'charge_DTO',
      cod: 'charge_COD',
      fsc: 'charge_FSC',
      dph: 'charge_DPH',
      qc: 'charge_QC',
      charged_weight: 'charged_weight',
      sub_total: 'gross_amount',
      total: 'total_amount',
    });
  });

  test('recognises a column by its values where the heading tells nothing', () => {
    const fields = ['buyer_phone', 'pincode', 'state', 'buyer_name'].map((name) => importField(name, true));
    const columns = [
      { name: 'col1', samples: ['9829012345', '9876543210', '8123456789'] },
      { name: 'col2', samples: ['302017', '110001', '560001'] },
      { name: 'col3', samples: ['RJ', 'Delhi', 'Karnataka', 'RJ', 'RJ'] },
    ];
    const matches = guessMapping(fields, columns);
    expect(toMapping(matches)).toEqual({ buyer_phone: 'col1', pincode: 'col2', state: 'col3' });
    expect(matches[0]).toMatchObject({ why: 'All 3 values are mobile numbers' });
    expect(matches.every(({ confidence }) => confidence < 70)).toBe(true);
    expect(missingFields(fields, toMapping(matches)).map(({ label }) => label)).toEqual(['Buyer name']);
  });

  test('a file is matched already only if each of its columns has our name', () => {
    const fields = [importField('pincode', true), importField('buyer_phone', false)];
    const match = (field: string, column: string) => ({ field, column });
    expect(isMatched(fields, [match('pincode', 'pincode')])).toBe(true);
    expect(isMatched(fields, [match('pincode', 'Zip')])).toBe(false);
    // An optional column under another name would be lost without a word.
    expect(isMatched(fields, [match('pincode', 'pincode'), match('buyer_phone', 'Mobile')])).toBe(false);
    expect(isMatched(fields, [])).toBe(false);
  });

  test('a weight under our own heading is in our own unit, whatever its values suggest', () => {
    const field = importField('actual_weight', true);
    expect(detectFieldFormat(field, { name: 'Actual weight', samples: ['12.5', '8'] })).toEqual({
      unit: 'g',
      why: '',
    });
    expect(detectFieldFormat(field, { name: 'Weight', samples: ['12.5', '8'] }).unit).toBe('kg');
    expect(detectFieldFormat(field, { name: 'Weight', samples: ['12', '8'] }).unit).toBe('g');
  });

  test("doesn't match a heading whose values are of another kind", () => {
    const columns = [{ name: 'Total', samples: ['Jaipur', 'Delhi', 'Agra'] }];
    expect(guessMapping(invoiceFields, columns)).toEqual([]);
  });

  test('takes a saved mapping first and guesses the remaining fields', () => {
    const saved = { source: 'XpressBees', mapping: { awb: 'OrderNo', freight: 'Gone' } };
    const matches = guessMapping(invoiceFields, xpressbees, saved);
    expect(matches[0]).toEqual({
      field: 'awb',
      column: 'OrderNo',
      confidence: 100,
      why: 'Saved for XpressBees',
    });
    expect(toMapping(matches)).toMatchObject({ freight: 'FWD_Chrg' });
  });

  test('finds the columns of a COD remittance', () => {
    const columns = [
      { name: 'Waybill', samples: ['14123305520'] },
      { name: 'COD Amount', samples: ['2,499.00'] },
      { name: 'Bank UTR', samples: ['HDFCN52026111500012'] },
      { name: 'Net Payable', samples: ['2,440.00'] },
      { name: 'Freight Adjusted', samples: ['59.00'] },
      { name: 'Payout Date', samples: ['18-Nov-2026'] },
    ];
    expect(toMapping(guessMapping(remittanceFields, columns))).toEqual({
      awb: 'Waybill',
      cod_amount: 'COD Amount',
      utr: 'Bank UTR',
      net: 'Net Payable',
      deductions: 'Freight Adjusted',
      remittance_date: 'Payout Date',
    });
  });
});

describe('the proof of a mapping', () => {
  const mapping = toMapping(guessMapping(invoiceFields, xpressbees));
  const line = (index: number) => (row: number, heading: string) =>
    xpressbees.find(({ name }) => name === heading)?.samples[row + index] ?? '';
  test('counts the lines whose parts make the total', () => {
    const found = checkAddsUp([0], mapping, line(0));
    expect(found).toMatchObject({ lines: 1, ties: 1, first_wrong: null, parts: 21_063 });
    // The second line's RTO is in no total: 33 + 86.10 + 3.30 + 6.53 is not 42.83.
    expect(checkAddsUp([0, 1], mapping, line(0))).toMatchObject({ ties: 1, first_wrong: 1 });
  });
});

test('the heading row is found below the name and address of a courier', () => {
  expect(
    findHeadingRow([
      ['XpressBees Logistics Pvt Ltd', '', ''],
      ['Invoice', 'XB/26-27/2214', ''],
      ['ShippingID', 'Zone', 'NetAmt'],
      ['14123305520', 'D', '210.63'],
      ['14123305533', 'B', '42.83'],
    ]),
  ).toBe(2);
  expect(
    findHeadingRow([
      ['sku_id', 'sku_name'],
      ['CUP-1', 'Cup'],
    ]),
  ).toBe(0);
});

test.each([
  ['2026-11-18 23:50:10 +0530', '2026-11-18T18:20:10.000Z'],
  ['2026-11-18T19:30:00+00:00', '2026-11-18T19:30:00.000Z'],
  ['2026-11-18 21:05', '2026-11-18T15:35:00.000Z'],
  ['18/11/2026 21:05:00', '2026-11-18T15:35:00.000Z'],
  ['18-Nov-2026 09:05 PM', '2026-11-18T15:35:00.000Z'],
  ['2026-11-18T20:00:00Z', '2026-11-18T20:00:00.000Z'],
  ['2026-11-18', undefined],
  ['31/11/2026 10:00', undefined],
])('the time %s is %s', (cell, time) => expect(readTime(cell)).toBe(time));

test('two rows of one PIN code are two records: one is kept and the other skipped', () => {
  expect(isSameRecord('pincode-mapping', { pincode: '560034' }, { pincode: '560034' })).toBe(false);
  expect(isSameRecord('orders', { order_id: 'A1' }, { order_id: 'A1' })).toBe(true);
});
