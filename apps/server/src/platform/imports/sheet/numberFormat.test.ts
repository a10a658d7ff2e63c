import { describe, expect, test } from 'vitest';
import { builtInFormat, parseNumberFormat } from './numberFormat.ts';

/** The examples are what Excel shows, without separators of thousands. */
describe('a number is shown as in Excel', () => {
  test.each([
    ['0.00', 422.8813559322034, '422.88'],
    ['0.00', 1299.995, '1300.00'],
    ['0.00', 1.005, '1.01'],
    ['0', 0.5, '1'],
    ['0', 14900463031678, '14900463031678'],
    ['000000', 4711, '004711'],
    ['000000', 90210, '090210'],
    ['#,##0.00', 1234567.5, '1234567.50'],
    ['#,##,##0.00', 1234567.5, '1234567.50'],
    ['0%', 0.18, '18%'],
    ['0.0%', 0.015, '1.5%'],
    ['0.00%', 0.285, '28.50%'],
    ['0%', 0.015, '2%'],
    ['[$₹-4009] #,##0.00', 1299, '₹ 1299.00'],
    ['"₹"#,##0;-"₹"#,##0', -500, '-₹500'],
    ['_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', -12.5, '(12.50)'],
    ['_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)', 12.5, '12.50'],
    ['0.00;[Red]-0.00', -2.5, '-2.50'],
    ['"SKU-"0000', 42, 'SKU-0042'],
    ['0.0" kg"', 1.25, '1.3 kg'],
    ['0.00" Cr";0.00" Dr"', -6298, '6298.00 Dr'],
    ['[<1]0.00%;0.0', 0.5, '50.00%'],
    ['0', -0.2, '0'],
  ])('%s of %d', (code, value, shown) => {
    expect(parseNumberFormat(code)?.(value)).toBe(shown);
  });

  test.each(['General', '@', '0.00E+00', '# ?/?', '#,##0,', '(000) 000-0000'])(
    'leaves it as it is for %s, which hides or groups digits',
    (code) => {
      expect(parseNumberFormat(code)?.(14_900_463_031_678)).toBeUndefined();
    },
  );

  test('also by the numbers of built-in formats', () => {
    expect(builtInFormat(9)?.(0.18)).toBe('18%');
    expect(builtInFormat(2)?.(422.8813559)).toBe('422.88');
    expect(builtInFormat(0)).toBeUndefined();
  });
});
