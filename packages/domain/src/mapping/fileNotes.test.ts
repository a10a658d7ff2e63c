import { describe, expect, test } from 'vitest';
import {
  ChangeCounter,
  DateEvidence,
  dateProblem,
  describeCell,
  findRepeatedHeadings,
  guessMapping,
  importField,
  invoiceFields,
  isHeadingAgain,
  isTotals,
  nameColumns,
  resolveColumns,
  toColumnKeys,
} from './index.ts';

const evidenceOf = (cells: readonly string[]) => {
  const evidence = new DateEvidence();
  for (const [index, cell] of cells.entries()) evidence.add(index + 2, cell);
  return evidence.found;
};

describe('the dates of a column', () => {
  test.each([
    [['05/11/2026', '13/11/2026'], 'day-first'],
    [['05/11/2026', '11/13/2026'], 'month-first'],
    [['05/11/2026', '11.05.26'], 'day-first'],
  ] as const)('%j have one order', (cells, order) => {
    expect(evidenceOf(cells)).toMatchObject({ order });
  });

  test('that contradict each other have none, and both rows are named', () => {
    const found = evidenceOf(['05/11/2026', '13/11/2026', '11/14/2026'])!;
    expect(found.order).toBeNull();
    expect(dateProblem('Order date', found)).toBe(
      'The dates of Order date contradict each other: row 3 has the day first (13/11/2026), row 4 the month first (11/14/2026). Correct the file, or choose the order of day and month.',
    );
  });

  test('that say their order themselves need none', () => {
    expect(evidenceOf(['2026-11-13', '13-Nov-26', '46346', '20261113', ''])).toBeUndefined();
  });
});

describe('the columns of a file', () => {
  const titles = ['AWB', 'Total', 'Product code', 'sku_id', 'TOTAL ', ''];

  test('with one heading are named with their positions', () => {
    expect(nameColumns(titles).map(({ name }) => name)).toEqual([
      'AWB',
      'Total (column B)',
      'Product code',
      'sku_id',
      'TOTAL (column E)',
      '',
    ]);
  });

  test('that are meant by a heading of two are asked about', () => {
    const { columns, problems } = resolveColumns(titles, ['awb', 'total'], {});
    expect([...columns]).toEqual([['awb', 0]]);
    expect(problems.get('total')).toContain('Two columns are named "Total": B and E.');
    expect(resolveColumns(titles, ['total'], { total: 'total' }).problems.size).toBe(1);
    expect(resolveColumns(titles, ['total'], { total: 'TOTAL (column E)' }).columns.get('total')).toBe(4);
  });

  test('hide one that is named like their field, also where the field has none', () => {
    const mapped = resolveColumns(titles, ['sku_id'], { sku_id: 'Product code' });
    expect([...mapped.columns]).toEqual([['sku_id', 2]]);
    expect(toColumnKeys(titles, ['sku_id'], mapped)).toEqual([
      'awb',
      'total',
      'sku_id',
      'sku_id (column D)',
      'total (column E)',
      '',
    ]);
    const without = resolveColumns(titles, ['sku_id'], { sku_id: '' });
    expect(without.columns.size).toBe(0);
    expect(toColumnKeys(titles, ['sku_id'], without)).not.toContain('sku_id');
  });

  test('that a mapping names have to exist', () => {
    expect(resolveColumns(titles, ['awb'], { awb: 'Waybill' }).problems.get('awb')).toContain(
      'no column "Waybill"',
    );
  });

  test('are not guessed where a heading is of two', () => {
    const columns = nameColumns(['AWB', 'Total', 'Total']).map(({ name, title, isRepeated }) => ({
      name,
      samples: ['1490046303167', '12.5'],
      ...(isRepeated && { repeated_title: title }),
    }));
    expect(guessMapping(invoiceFields, columns).map(({ field }) => field)).toEqual(['awb']);
    expect(findRepeatedHeadings(invoiceFields, columns)).toMatchObject([
      { title: 'Total', columns: ['Total (column B)', 'Total (column C)'] },
    ]);
  });
});

test('totals and repeated headings are no data, products with such names are', () => {
  expect(isTotals(['Total', '', '1,24,380.00', '12'])).toBe(true);
  expect(isTotals(['', 'Grand Total:', '-5.00'])).toBe(true);
  expect(isTotals(['कुल', '12'])).toBe(true);
  expect(isTotals(['Total', 'Total Gym', '12'])).toBe(false);
  expect(isTotals(['KH-1', '12'])).toBe(false);
  expect(isHeadingAgain(['awb', 'Total '], ['AWB', 'Total'])).toBe(true);
  expect(isHeadingAgain(['AWB', '12'], ['AWB', 'Total'])).toBe(false);
});

test.each([
  ['phone', '98450 12345 / 98450 99999', '9845012345'],
  ['phone', '9845012345', undefined],
  ['state', 'KA', 'Karnataka'],
  ['number', '1,299/-', '1299'],
  ['number', '549.50', undefined],
  ['amount', '1.299,50', '1299.5'],
  ['percent', '18%', '18'],
  ['date', '13/11/2026', '2026-11-13'],
  ['date', '2026-11-13', undefined],
  ['text', 'NA', ''],
  ['name', 'NA', undefined],
  ['text', "'4711", '4711'],
  ['awb', '="14900463031678"', undefined],
  ['awb', '1.4900463031678E+13', '14900463031678'],
  ['weight', '0.5 kg', '500 g'],
  ['weight', '0.5', undefined],
  ['number', 'abc', undefined],
] as const)('a %s cell %j is stored as %j', (kind, cell, stored) => {
  expect(describeCell(kind, cell)).toBe(stored);
});

test('changed values are counted, and listed up to two hundred of a field', () => {
  const changes = new ChangeCounter();
  const field = importField('buyer_phone', true);
  for (let row = 2; row < 252; row += 1) changes.addCell(field, row, '+91 9845012345', {});
  const [changed] = changes.list;
  expect(changed).toMatchObject({ field: 'buyer_phone', label: 'Buyer phone', count: 250 });
  expect(changed?.examples).toHaveLength(200);
  expect(changed?.examples[0]).toEqual({ row: 2, from: '+91 9845012345', to: '9845012345' });
});
