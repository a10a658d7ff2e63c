import { expect, test } from 'vitest';
import { taxGoods, transferUnitValue, valueOfLines } from '../index.ts';

const mug = {
  description: 'Mug',
  hsn_code: '691200',
  quantity: 3,
  unit_value: 333_33,
  rate: 5,
  cess_rate: 0,
};
const kurta = { ...mug, description: 'Kurta', hsn_code: '620442', quantity: 2, rate: 18 };

test('goods to another state have IGST on their value, those within one both halves', () => {
  const [line] = taxGoods([mug], { kind: 'inter-state', day: '2026-11-29' });
  // 5% of 999.99 is 49.9995.
  expect(line).toMatchObject({ taxable: 999_99, igst: 50_00, cgst: 0, sgst: 0, rate: 5 });
  expect(valueOfLines([line!])).toBe(1049_99);
  const [inside] = taxGoods([{ ...mug, quantity: 1, unit_value: 1000_00 }], {
    kind: 'intra-state',
    day: '2026-11-29',
  });
  expect(inside).toMatchObject({ taxable: 1000_00, igst: 0, cgst: 25_00, sgst: 25_00 });
});

test('the value of a piece decides the rate of apparel: 5% up to 2,500', () => {
  const rates = [2500_00, 2500_01].map(
    (unit_value) => taxGoods([{ ...kurta, unit_value }], { kind: 'inter-state', day: '2026-11-29' })[0]!.rate,
  );
  expect(rates).toEqual([5, 18]);
  // The seller has decided otherwise.
  const own = taxGoods([{ ...kurta, rate: 12 }], { kind: 'inter-state', day: '2026-11-29' });
  expect(own[0]!.rate).toBe(12);
});

test('an export without payment of tax has none, also no cess', () => {
  const [line] = taxGoods([{ ...mug, cess_rate: 12 }], {
    kind: 'inter-state',
    day: '2026-11-29',
    isTaxed: false,
  });
  expect(line).toMatchObject({ taxable: 999_99, rate: 0, igst: 0, cess: 0 });
});

test('90% of the price before GST is the value of goods that are sold on as they are', () => {
  // 1,050 with 5% is 1,000 before GST; 2,950.01 with 18% is just above 2,500.
  expect(transferUnitValue(1050_00, { hsn_code: '691200', rate: 5 }, '2026-11-29')).toBe(900_00);
  expect(transferUnitValue(2950_01, { hsn_code: '620442', rate: 5 }, '2026-11-29')).toBe(2250_01);
});
