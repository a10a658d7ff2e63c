import { createElement } from 'react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTsv, gridCsv, toTsv } from './clipboard.ts';

describe('clipboard text', () => {
  test('parses Excel format: tabs, quoted lines, trailing empty line', () => {
    expect(parseTsv('12\t"two\nlines"\r\n\t"say ""hi"""\r\n')).toEqual([
      ['12', 'two\nlines'],
      ['', 'say "hi"'],
    ]);
  });

  test('parses a single cell', () => {
    expect(parseTsv('560034')).toEqual([['560034']]);
    expect(parseTsv('')).toEqual([]);
  });

  test('round-trips', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'क', '"', '\t', '\n', ',', ' ', '0') });
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
          ),
        (rows) => {
          // A trailing empty line can't be told from a last row with one empty cell.
          fc.pre(rows.at(-1)!.length > 1 || rows.at(-1)![0] !== '');
          expect(parseTsv(toTsv(rows))).toEqual(rows);
        },
      ),
    );
  });
});

describe('CSV export', () => {
  const csv = (value: string | number) =>
    gridCsv([value], [{ header: 'A', cell: (row) => row }]).split('\r\n')[1];

  test('escapes text that starts like a formula [export-runs-nothing]', () => {
    expect(csv('=1+1')).toBe("'=1+1");
    expect(csv('  @SUM(A1)')).toBe("'  @SUM(A1)");
    expect(csv('+91 98765 43210')).toBe("'+91 98765 43210");
    expect(csv('＝cmd')).toBe("'＝cmd");
    expect(csv('-1+cmd')).toBe("'-1+cmd");
  });

  test('keeps numbers', () => {
    expect(csv(-12.5)).toBe('-12.5');
    expect(csv('-12.5')).toBe('-12.5');
    expect(csv(Number.NaN)).toBe('');
  });

  test('contains columns with plain text or a value', () => {
    expect(
      gridCsv(
        [{ id: 'KH-1', buyer: 'Iyer, Sneha' }],
        [
          { header: 'Order', cell: (row) => row.id },
          { header: 'Actions', cell: () => createElement('button') },
          {
            header: 'Ship to',
            cell: (row) => createElement('b', null, row.buyer),
            value: (row) => row.buyer,
          },
        ],
      ),
    ).toBe('Order,Ship to\r\nKH-1,"Iyer, Sneha"\r\n');
  });
});
