import { expect, test } from 'vitest';
import { editCell, toCsv, toRowsToFix } from './importRows.ts';

const columns = ['order_id', 'buyer_name', 'pincode', 'note'];
const result = {
  rows_read: 3,
  added: 0,
  updated: 0,
  columns,
  rejected_rows: [
    { row: 3, column: 'pincode', value: '5600', reason: 'Enter a 6-digit PIN code' },
    { row: 5, column: '', value: '', reason: 'Order KH-9 exists already' },
  ],
  rejected_lines: [
    { row: 3, cells: { order_id: 'KH-1', buyer_name: 'Ananya "Anu", Rao', pincode: '5600', note: '=1+1' } },
    { row: 4, cells: { order_id: 'KH-1', buyer_name: '', pincode: '', note: 'दिल्ली' } },
    { row: 5, cells: { order_id: 'KH-9', buyer_name: 'Farhan', pincode: '226001', note: '-12.5' } },
  ],
};

test('rejected rows are whole, with their errors by column, and bring the other rows of their record', () => {
  expect(toRowsToFix(result).map(({ row, errors }) => [row, errors])).toEqual([
    [3, { pincode: 'Enter a 6-digit PIN code' }],
    [4, {}],
    [5, { '': 'Order KH-9 exists already' }],
  ]);
});

test('rows of a server that sends wrong cells only are shown with these', () => {
  const { rejected_lines: _lines, ...older } = result;
  expect(toRowsToFix(older)[0]).toEqual({
    row: 3,
    cells: { pincode: '5600' },
    errors: { pincode: 'Enter a 6-digit PIN code' },
  });
});

test('the download has every column and the reasons last, and nothing that a spreadsheet would run', () => {
  expect(toCsv(columns, toRowsToFix(result), true)).toBe(
    '\uFEFForder_id,buyer_name,pincode,note,reason\r\n' +
      `KH-1,"Ananya ""Anu"", Rao",5600,'=1+1,pincode: Enter a 6-digit PIN code\r\n` +
      'KH-1,,,दिल्ली,\r\n' +
      `KH-9,Farhan,226001,'-12.5,Order KH-9 exists already\r\n`,
  );
});

test('a corrected cell is sent with its whole row', () => {
  const fixed = editCell(toRowsToFix(result).slice(0, 1), 3, 'pincode', '560034');
  expect(toCsv(columns, fixed, false)).toBe(
    `\uFEFForder_id,buyer_name,pincode,note\r\nKH-1,"Ananya ""Anu"", Rao",560034,'=1+1\r\n`,
  );
});
