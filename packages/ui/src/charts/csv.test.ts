import { expect, test } from 'vitest';
import { chartCsv, fileNameOf } from './csv.ts';
import { numberStyle } from './numbers.ts';

const columns = [{ header: 'City' }, { header: 'COD, ₹', number: numberStyle('paise') }];

test('exports numbers as plain digits and missing ones as empty', () => {
  const csv = chartCsv({
    columns,
    rows: [
      ['Jaipur', 1_23_450],
      ['Leh', null],
      ['Pune', -500],
    ],
  });
  expect(csv).toBe('City,"COD, ₹"\r\nJaipur,1234.50\r\nLeh,\r\nPune,-5.00\r\n');
});

test.each(['=HYPERLINK("x")', '+91', '-2+3', '@SUM(A1)', '\tx'])(
  'escapes %s so that it does not run as a formula',
  (text) => {
    const [, line] = chartCsv({ columns: [{ header: 'Name' }], rows: [[text]] }).split('\r\n');
    expect(line).toMatch(/^"?'/);
  },
);

test('names the file after the chart', () => {
  expect(fileNameOf('Orders per day (₹)', 'csv')).toBe('orders-per-day.csv');
  expect(fileNameOf('ऑर्डर प्रति दिन', 'csv')).toBe('ऑर्डर-प्रति-दिन.csv');
});
