import { expect, test } from 'vitest';
import { editCells, rowsToCorrectAlike, toCsv, toRowsToFix } from './importRows.ts';

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
    sent: { pincode: '5600' },
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
  const fixed = editCells(toRowsToFix(result).slice(0, 1), [3], 'pincode', '560034');
  expect(toCsv(columns, fixed, false)).toBe(
    `\uFEFForder_id,buyer_name,pincode,note\r\nKH-1,"Ananya ""Anu"", Rao",560034,'=1+1\r\n`,
  );
});

test('rows that were rejected for the same value are corrected by one choice, the others keep theirs', () => {
  const cells = (order_id: string, pincode: string) => ({
    order_id,
    buyer_name: 'Farhan',
    pincode,
    note: '',
  });
  const rows = toRowsToFix({
    rejected_rows: [2, 3, 4, 5].map((row) => ({
      row,
      column: 'pincode',
      value: '',
      reason: 'Unknown PIN code',
    })),
    rejected_lines: [
      { row: 2, cells: cells('KH-1', '560999') },
      { row: 3, cells: cells('KH-2', '560999') },
      { row: 4, cells: cells('KH-3', '110999') },
      { row: 5, cells: cells('KH-4', '560999') },
      // Belongs to a rejected order, and has the value without an error.
      { row: 6, cells: cells('KH-4', '560999') },
    ],
  });
  expect(rowsToCorrectAlike(rows, 2, 'pincode')).toEqual([]);
  const edited = editCells(rows, [2], 'pincode', '560001');
  const alike = rowsToCorrectAlike(edited, 2, 'pincode').map(({ row }) => row);
  expect(alike).toEqual([3, 5]);
  const all = editCells(edited, alike, 'pincode', '560001');
  expect(all.map(({ cells: { pincode } }) => pincode)).toEqual([
    '560001',
    '560001',
    '110999',
    '560001',
    '560999',
  ]);
  expect(rowsToCorrectAlike(all, 2, 'pincode')).toEqual([]);
});
