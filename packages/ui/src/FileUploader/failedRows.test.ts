import { expect, test } from 'vitest';
import { failedRowsCsv } from './failedRows.ts';

test('failed rows come back with their own columns and what is wrong [csv-can-be-mended]', () => {
  const csv = failedRowsCsv(
    [
      {
        row: 4,
        values: { order_id: 'KH-1', buyer_name: 'Ananya "Anu", Rao', pincode: '56003' },
        problems: [{ column: 'pincode', message: 'Enter six digits.' }],
      },
      {
        row: 9,
        values: { order_id: 'KH-2', note: 'दिल्ली' },
        problems: [{ message: 'This order is there already.' }],
      },
    ],
    'problem',
  );
  expect(csv).toBe(
    'order_id,buyer_name,pincode,note,problem\r\n' +
      'KH-1,"Ananya ""Anu"", Rao",56003,,pincode: Enter six digits.\r\n' +
      'KH-2,,,दिल्ली,This order is there already.\r\n',
  );
});

test('words that a spreadsheet would run are kept words, and numbers stay numbers', () => {
  const csv = failedRowsCsv(
    [{ row: 2, values: { a: '=1+1', b: '-12.5', c: '@sum' }, problems: [] }],
    'problem',
  );
  expect(csv.split('\r\n')[1]).toBe("'=1+1,-12.5,'@sum,");
});
