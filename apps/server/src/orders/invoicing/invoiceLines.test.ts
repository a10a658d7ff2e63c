import { expect, test } from 'vitest';
import { computeInvoiceLines } from './invoiceLines.ts';
import type { LineRecord, OrderRecord } from '../core/tables.ts';

const kurta = {
  line_no: 1,
  sku_id: 'KU-SET',
  sku_name: 'Kurta set',
  quantity: 1,
  unit_price_paise: 2799_00,
  discount_paise: 0,
  gst: 5,
  cess: 0,
  hsn_code: '620442',
  parts: null,
} as LineRecord;
const mug = {
  ...kurta,
  line_no: 2,
  sku_id: 'MUG',
  sku_name: 'Mug',
  unit_price_paise: 500_00,
  hsn_code: '691200',
};

const invoice = (lines: LineRecord[], total_paise: number, day = '2026-11-27') =>
  computeInvoiceLines({ total_paise } as OrderRecord, lines, 'inter-state', day);
const rates = (...asked: Parameters<typeof invoice>) =>
  invoice(...asked).map(({ rate, tax }) => [rate, tax.rate]);

test('apparel above ₹2,500 a piece before GST has 18%, other goods theirs', () => {
  expect(rates([kurta, mug], 3299_00)).toEqual([
    [18, 18],
    [5, 5],
  ]);
  const [line] = invoice([kurta], 2799_00);
  // ₹2,799 ÷ 1.18
  expect(line?.tax).toMatchObject({ taxable: 2372_03, igst: 426_97 });
});

test('a coupon that takes the piece below the limit brings 5%', () => {
  expect(rates([kurta], 2625_00)).toEqual([[5, 5]]);
  const discounted = { ...kurta, discount_paise: 174_00 };
  expect(rates([discounted], 2625_00)).toEqual([[5, 5]]);
});

test('delivery has the rates that the goods have by their price', () => {
  const lines = invoice([kurta], 2848_00);
  expect(lines.map(({ line_no, rate }) => [line_no, rate])).toEqual([
    [1, 18],
    [null, 18],
  ]);
});

test('an invoice of an earlier day keeps the rate of its day', () => {
  expect(rates([kurta], 2799_00, '2025-09-20')).toEqual([[5, 5]]);
});
